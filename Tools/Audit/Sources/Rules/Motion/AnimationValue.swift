import SwiftSyntax

/// An animation as written: `.spring(response: 0.3, dampingFraction: 0.8).repeatForever()`.
struct AnimationValue {
    /// `nil`, `.none`, or over at once: nothing moves.
    let isOff: Bool
    /// Over before anyone could follow it.
    let isBrief: Bool
    let repeats: Bool

    init(_ expression: ExprSyntax?, in file: SourceFile) {
        let chain = expression.map { ViewChain(of: $0) }
        let duration = chain?.root.duration(in: file)
        isOff = chain?.root.isNoAnimation == true || duration == 0
        isBrief = duration ?? .infinity <= 0.15
        repeats = chain?.hasAny(["repeatForever", "repeatCount"]) == true
    }
}

extension ExprSyntax {
    fileprivate var isNoAnimation: Bool {
        ["nil", ".none", "Animation.none", "SwiftUI.Animation.none"].contains(written)
    }

    fileprivate func duration(in file: SourceFile) -> Double? {
        let call = Call(self)
        return ["duration", "response"].compactMap { file.number(call?.argument($0)) }.first
    }
}

import SwiftSyntax

/// An animation as written: `.spring(response: 0.3, dampingFraction: 0.8).repeatForever()`.
struct AnimationValue {
    /// `nil`, `.none`, or over at once: nothing moves.
    let isOff: Bool
    let repeats: Bool

    init(_ expression: ExprSyntax?, in file: SourceFile) {
        let chain = expression.map { ViewChain(of: $0) }
        isOff = chain.map { $0.root.isNoAnimation || $0.root.isInstant(in: file) } ?? false
        repeats = chain?.hasAny(["repeatForever", "repeatCount"]) == true
    }
}

extension ExprSyntax {
    fileprivate var isNoAnimation: Bool {
        ["nil", ".none", "Animation.none", "SwiftUI.Animation.none"].contains(trimmedDescription)
    }

    fileprivate func isInstant(in file: SourceFile) -> Bool {
        let call = Call(self)
        return ["duration", "response"].contains { file.number(call?.argument($0)) == 0 }
    }
}

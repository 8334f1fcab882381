import SwiftSyntax

/// An animation as written: `.spring(response: 0.3, dampingFraction: 0.8).repeatForever()`.
struct AnimationValue {
    enum Curve {
        /// `nil`, `.none`: nothing moves.
        case off
        case some
    }

    let curve: Curve
    let repeats: Bool

    init(_ expression: ExprSyntax?) {
        let chain = expression.map { ViewChain(of: $0) }
        curve = chain?.root.isNoAnimation == true ? .off : .some
        repeats = chain?.hasAny(["repeatForever", "repeatCount"]) == true
    }
}

extension ExprSyntax {
    fileprivate var isNoAnimation: Bool {
        ["nil", ".none", "Animation.none", "SwiftUI.Animation.none"].contains(trimmedDescription)
    }
}

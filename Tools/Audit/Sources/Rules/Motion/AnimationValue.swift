import SwiftSyntax

/// An animation as written: `.spring(response: 0.3, dampingFraction: 0.8).delay(0.1)`.
struct AnimationValue {
    enum Curve: Equatable {
        /// Seconds of one undamped swing, and the fraction of critical damping.
        case spring(response: Double, damping: Double)
        /// `easeInOut`, `linear`, `timingCurve`; seconds when the source says them.
        case eased(duration: Double?)
        /// `nil`, `.none`: nothing moves.
        case off
        case unknown
    }

    var curve: Curve
    var repeats = false
    /// `.speed(2)`.
    var speed: Double? = 1
    /// `.spring`, `.easeInOut`: where a finding points.
    let name: TokenSyntax?
}

extension AnimationValue {
    init(_ expression: ExprSyntax?, in file: SourceFile) {
        guard let expression else {
            self.init(curve: .unknown, name: nil)
            return
        }
        if expression.is(NilLiteralExprSyntax.self) {
            self.init(curve: .off, name: nil)
            return
        }
        let chain = ViewChain(of: expression)
        self = Self.root(chain.root, in: file)
        repeats = chain.hasAny(["repeatForever", "repeatCount"])
        for modifier in chain.modifiers("speed") {
            let factor = file.number(modifier.call.firstUnlabelled)
            speed = speed.flatMap { speed in factor.map { speed * $0 } }
        }
    }

    private static func root(_ root: ExprSyntax, in file: SourceFile) -> AnimationValue {
        if let call = Call(root), isMember(call.base) {
            let curve = spring(call, in: file) ?? eased(call, in: file) ?? .unknown
            return AnimationValue(curve: curve, name: call.nameToken)
        }
        if let member = root.as(MemberAccessExprSyntax.self), isMember(member.base) {
            let token = member.declName.baseName
            return AnimationValue(curve: preset(token.text), name: token)
        }
        return AnimationValue(curve: .unknown, name: nil)
    }

    static func isMember(_ base: ExprSyntax?) -> Bool {
        base == nil || ["Animation", "SwiftUI.Animation"].contains(base?.trimmedDescription)
    }

    private static func preset(_ name: String) -> Curve {
        switch name {
        case "none": .off
        case "spring": .spring(response: 0.5, damping: 0.825)
        case "smooth": .spring(response: 0.5, damping: 1)
        case "snappy": .spring(response: 0.5, damping: 0.85)
        case "bouncy": .spring(response: 0.5, damping: 0.7)
        case "interactiveSpring": .spring(response: 0.15, damping: 0.86)
        case "linear", "easeIn", "easeOut", "easeInOut": .eased(duration: nil)
        default: .unknown
        }
    }
}

extension AnimationValue {
    /// Damping of a bounce: 1 − b, and 1/(1 + b) for one below zero (Apple's springs).
    static func damping(bounce: Double) -> Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

    private static func eased(_ call: Call, in file: SourceFile) -> Curve? {
        guard ["linear", "easeIn", "easeOut", "easeInOut", "timingCurve"].contains(call.name) else { return nil }
        return .eased(duration: file.number(call.argument("duration")))
    }

    private static func spring(_ call: Call, in file: SourceFile) -> Curve? {
        /// A figure left out has its default; one that cannot be read makes all unknown.
        func figure(_ label: String, _ standard: Double) -> Double? {
            guard let given = call.argument(label) else { return standard }
            return file.number(given)
        }
        func bouncing(_ base: Double, _ label: String, duration: Double = 0.5) -> Curve {
            guard let duration = figure("duration", duration), let extra = figure(label, 0) else { return .unknown }
            return .spring(response: duration, damping: damping(bounce: base + extra))
        }
        switch call.name {
        case "bouncy": return bouncing(0.3, "extraBounce")
        case "snappy": return bouncing(0.15, "extraBounce")
        case "smooth": return bouncing(0, "extraBounce")
        case "spring", "interactiveSpring", "interpolatingSpring":
            if call.firstUnlabelled != nil { return .unknown }
            if call.hasArgument("stiffness") {
                return physical(figure("mass", 1), figure("stiffness", 100), figure("damping", 10))
            }
            let isInteractive = call.name == "interactiveSpring"
            if call.hasArgument("duration") || call.hasArgument("bounce") || call.hasArgument("extraBounce") {
                return isInteractive
                    ? bouncing(0.15, "extraBounce", duration: 0.15) : bouncing(0, "bounce")
            }
            guard let response = figure("response", isInteractive ? 0.15 : 0.5),
                let damping = figure("dampingFraction", isInteractive ? 0.86 : 0.825)
            else { return .unknown }
            return .spring(response: response, damping: damping)
        default: return nil
        }
    }

    /// Stiffness k = m(2π/response)², damping c = 2ζ√(km).
    private static func physical(_ mass: Double?, _ stiffness: Double?, _ damping: Double?) -> Curve {
        guard let mass, let stiffness, let damping, mass > 0, stiffness > 0 else { return .unknown }
        return .spring(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            damping: damping / (2 * (stiffness * mass).squareRoot())
        )
    }
}

import SwiftSyntax

/// Which motion makes people dizzy or sick: what slides across the view, and what is large and zooms, spins or flips.
///
/// Apple names large movements, zooms, spins, bounces, parallax and flips (Human Interface Guidelines, Motion; Reduced Motion
/// evaluation criteria of App Store Connect). A bar, a banner or a button that moves by its own height is none of these.
enum MotionSize {
    /// Points: about half of a narrow screen.
    static let distance = 200.0
    /// Times as large, or as small.
    static let zoom = 2.0
    /// Degrees: a chevron turns by 90 or 180.
    static let spin = 360.0
    /// Degrees of a turn out of the plane.
    static let flip = 90.0

    /// `call`, a link of `chain`, certainly moves much.
    static func isLarge(_ call: Call, of chain: ViewChain, in file: SourceFile) -> Bool {
        guard !isSmall(chain, in: file) else { return false }
        let amounts = Amounts(file: file)
        // A filtered syntax list would have no parents to find locals by.
        let given = call.node.arguments.compactMap { $0.label?.text == "anchor" ? nil : $0.expression }
        switch call.name {
        case "offset", "position": return given.contains { amounts.span(of: $0) >= distance }
        case "scaleEffect":
            return given.contains { isZoom(amounts.values(of: $0)) } && file.isTall(chain)
        case "rotationEffect": return given.first.map(amounts.span) ?? 0 >= spin && file.isTall(chain)
        case "rotation3DEffect": return given.first.map(amounts.span) ?? 0 >= flip && file.isTall(chain)
        case "matchedGeometryEffect": return file.fillsScreen(chain)
        default: return false
        }
    }

    private static func isZoom(_ scales: [Double]) -> Bool {
        guard let least = scales.min(), let most = scales.max(), least < most else { return false }
        return least <= 0 || most / least >= zoom
    }

    /// Its frame, its host's or its name says so: it moves few points of the screen.
    static func isSmall(_ chain: ViewChain, in file: SourceFile) -> Bool {
        if ["Text", "Label", "Button", "ProgressView", "Toggle"].contains(chain.name) { return true }
        if chain.rootCall?.hasArgument("systemName") == true || isLow(chain, in: file) { return true }
        let names = [chain.name, chain.node.enclosingTypeName, chain.node.enclosingMember?.declaredName ?? ""]
        if names.contains(where: { !smallNames.isDisjoint(with: $0.camelWords) }) { return true }
        return chain.node.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.compactMap { Call($0) }.contains {
            $0.name == "frame" && isLow(ViewChain(of: ExprSyntax($0.node)), in: file)
        } || chain.node.enclosures.contains { isLowHost($0.call, in: file) }
    }

    private static func isLowHost(_ call: Call, in file: SourceFile) -> Bool {
        guard ["mask", "overlay", "background"].contains(call.name), let host = call.base else { return false }
        return call.name == "mask" || isLow(ViewChain(of: host), in: file)
    }

    private static func isLow(_ chain: ViewChain, in file: SourceFile) -> Bool {
        (Extent(of: chain, in: file).height ?? .infinity) < LargeView.height
    }

    private static let smallNames: Set<String> = [
        "toast", "banner", "button", "pill", "badge", "indicator", "snackbar", "bar", "toolbar", "hint", "tooltip",
        "tip", "underline", "keyboard", "keypad", "pad", "digit", "field", "row", "cell", "chip", "label", "icon",
        "symbol", "chevron", "slider", "switch", "toggle", "segmented", "shimmer", "skeleton", "progress", "spinner",
        "loader", "capsule", "trigger", "notification", "alert", "header", "footer", "tabs", "search",
    ]
}

extension MotionSize {
    /// A transition as written slides its view, or zooms it by far.
    static func moves(transition: ExprSyntax, in file: SourceFile) -> Bool {
        let members = Search.all(MemberAccessExprSyntax.self, in: transition).filter {
            $0.base == nil || $0.isOfTransition
        }
        return members.contains { member in
            let call = Call(member.parent).flatMap { $0.node.calledExpression.id == ExprSyntax(member).id ? $0 : nil }
            switch member.declName.baseName.text {
            case "slide", "push", "move": return true
            case "offset":
                return call?.node.arguments.contains { argument in
                    Amounts(file: file).values(of: argument.expression).contains { abs($0) >= distance }
                } == true
            case "scale":
                let scale = call?.argument("scale") ?? call?.firstUnlabelled
                return isZoom([1] + (scale.map { Amounts(file: file).values(of: $0) } ?? [0]))
            default: return false
            }
        }
    }

    /// The names of transitions of the project's own in one as written: `cardEntry` of `.cardEntry.combined(with: .opacity)`.
    static func ownTransitions(in transition: ExprSyntax) -> [String] {
        let members = Search.all(MemberAccessExprSyntax.self, in: transition).map(\.declName.baseName.text)
        let made = Search.all(FunctionCallExprSyntax.self, in: transition).compactMap(\.calleeName)
        return Set(members + made).subtracting(known).sorted()
    }

    private static let known: Set<String> = [
        "move", "slide", "push", "offset", "scale", "opacity", "identity", "asymmetric", "modifier", "animation",
        "combined", "blurReplace", "symbolEffect", "top", "bottom", "leading", "trailing", "center", "topLeading",
        "topTrailing", "bottomLeading", "bottomTrailing",
    ]
}

extension MemberAccessExprSyntax {
    /// `AnyTransition.move`.
    fileprivate var isOfTransition: Bool { base?.written.hasSuffix("Transition") == true }
}

import SwiftSyntax

enum CrowdedTargets: Rule {
    static let about = RuleDescription(
        id: "crowded-targets",
        title: "Controls too close to each other",
        level: .question,
        weight: 4,
        whom: "people with large or unsteady fingers",
        rationale: """
            Touches scatter by several points round what was aimed at. Between two small controls without a gap the neighbour gets them, \
            and what it does may not be undone.
            """,
        source: "WCAG 2.5.8",
        blindSpots: """
            Neighbours that meet only through several containers or in a Grid; gaps from fonts, other files or styles of the project's own; \
            controls on both sides of an `if` with an `else`.
            """,
        harm: "People who aim at one of these controls press its neighbour",
        doubt: "The controls touch each other unless their style or content keeps them apart",
        change: "leave 8 points between them, or give both the full target",
        platforms: [.ios, .visionos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let wanted = file.settings.profile.profile.spacing
        for chain in ["HStack", "VStack", "LazyHStack", "LazyVStack"].flatMap({ file.chains(rootedIn: $0) }) {
            guard let call = chain.rootCall, let spacing = file.number(call.argument("spacing")), spacing < wanted,
                let content = call.closure(nil) ?? call.closure("content")
            else { continue }
            let around = file.around(chain.node)
            if around.isSizedBySystem || chain.isInvisible { continue }
            let targets = Targets(isRow: chain.name.hasSuffix("HStack"), file: file)
            let crowded = targets.neighbours(in: content).filter { one, other in
                !(one.isLarge && other.isLarge) && (one.action == nil || one.action != other.action)
                    && spacing + one.after + other.before < wanted
            }
            if crowded.contains(where: { !$0.isUncertain && !$1.isUncertain }) {
                let change = "leave \(Int(wanted)) points between them, or give both the full target"
                report.finding(at: call.nameToken, change: change)
            } else if !crowded.isEmpty, targets.isRow {
                report.ask(at: call.nameToken)
            }
        }
    }
}

/// The controls of a row or a column.
private struct Targets {
    let isRow: Bool
    let file: SourceFile

    /// A control and its room in the direction of the stack.
    struct Target {
        var before, after: Double
        var isLarge, isUncertain: Bool
        /// The action as code: hitting a neighbour with the same action does no harm.
        var action: String?
    }

    /// Pairs of controls with nothing between them.
    func neighbours(in content: ClosureExprSyntax) -> [(Target, Target)] {
        var pairs: [(Target, Target)] = []
        var last: Target?
        for statement in content.statements {
            let chain = only(of: statement).map { ViewChain(of: $0) }
            if chain?.name == "ForEach", let inner = chain?.rootCall?.closures.last?.closure.views, inner.count == 1,
                var target = target(ViewChain(of: inner[0]))
            {
                target.action = nil
                pairs.append((target, target))
                last = nil
                continue
            }
            let target = chain.flatMap(target)
            if let last, let target { pairs.append((last, target)) }
            last = target
        }
        return pairs
    }

    /// The view of a statement, or of an `if` without an `else`.
    private func only(of statement: CodeBlockItemSyntax) -> ExprSyntax? {
        if let view = statement.item.as(ExprSyntax.self), !view.is(IfExprSyntax.self) { return view }
        let branch = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        return branch?.elseBody == nil ? branch?.body.statements.views.first : nil
    }

    /// The control with its padding and frame, which keep neighbours away.
    private func target(_ chain: ViewChain) -> Target? {
        let control = Control(chain)
        let tap = control == nil ? chain.modifiers.firstIndex { $0.name == "onTapGesture" } : 0
        let pressed = ["Button", "Menu", "NavigationLink", "Link"]
        guard let tap, control.map({ pressed.contains($0.name) && !$0.doesNothing }) ?? true, !chain.isInvisible,
            !chain.has("accessibilityHidden")
        else { return nil }
        var extent = control.map { Extent(of: $0.label, in: file) } ?? Extent(of: chain, upTo: tap, in: file)
        let isFlexible = control == nil && extent.isFlexible
        for modifier in chain.modifiers[tap...] { extent.apply(modifier, in: file) }
        let isSimple = (control?.label ?? []).map { ViewChain(of: $0).name }.allSatisfy {
            ["Image", "Text", "Label"].contains($0) || SwiftUIViews.shapes.contains($0)
        }
        let isStyled = control?.style(file.around(chain.node)).map { !Control.plainStyles.contains($0) } ?? false
        // Controls of Apple's minimum size may be side by side, and flexible ones share the room.
        let least = file.settings.profile.profile.target * 28 / 44
        let size = isRow ? extent.width : extent.height
        let isAtLeast = (isRow ? extent.minimumWidth : extent.minimumHeight) >= least
        let stretches = Search.calls(in: chain.node).contains {
            $0.name == "frame" && $0.hasArgument(isRow ? "maxWidth" : "maxHeight")
        }
        return Target(
            before: isRow ? extent.padding.leading : extent.padding.top,
            after: isRow ? extent.padding.trailing : extent.padding.bottom,
            isLarge: stretches || isAtLeast || (size.map { $0 >= least } ?? isFlexible),
            isUncertain: isStyled || !isSimple || extent.isUncertain,
            action: control == nil ? chain.modifiers[tap].call.actionCode : chain.rootCall?.actionCode
        )
    }
}

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
            Neighbours that are more than a symbol or a word; those that meet only through several containers, in a Grid or in an `if`; gaps from \
            fonts, other files or styles of the project's own.
            """,
        harm: "People who aim at one of these controls press its neighbour",
        change: "leave 8 points between them, or give both the full target",
        platforms: [.ios, .visionos, .watchos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let wanted = file.settings.profile.profile.spacing
        for chain in ["HStack", "VStack", "LazyHStack", "LazyVStack"].flatMap({ file.chains(rootedIn: $0) }) {
            guard let call = chain.rootCall, let spacing = file.number(call.argument("spacing")), spacing < wanted,
                let content = call.closure(nil) ?? call.closure("content"), !chain.isInvisible,
                !file.around(chain.node).isSizedBySystem
            else { continue }
            let targets = content.statements.flatMap { actions(of: $0, in: file) }
            let isCrowded = zip(targets, targets.dropFirst()).contains { one, other in
                one != nil && other != nil && one != other
            }
            if isCrowded {
                let change = "leave \(Int(wanted)) points between them, or give both the full target"
                report.finding(at: call.nameToken, change: change)
            }
        }
    }

    /// The action of a small control in a stack, as code; nil for other views. A repeated control is its own neighbour.
    private static func actions(of statement: CodeBlockItemSyntax, in file: SourceFile) -> [String?] {
        guard let view = statement.item.as(ExprSyntax.self).map({ ViewChain(of: $0) }) else { return [nil] }
        guard view.name == "ForEach" else { return [action(view, in: file)] }
        let rows = view.rootCall?.closures.last?.closure.views ?? []
        guard rows.count == 1, let action = action(ViewChain(of: rows[0]), in: file) else { return [nil] }
        return [action, action + " of the next", nil]
    }

    private static func action(_ chain: ViewChain, in file: SourceFile) -> String? {
        guard let control = Control(chain), BareTarget.names.contains(control.name),
            BareTarget.isBare(control, in: file),
            !control.doesNothing, !control.call.node.contains(token: ["frame"]), !chain.isInvisible,
            !chain.hasAny(["padding", "accessibilityHidden"]),
            control.style(file.around(chain.node)).map(Control.plainStyles.contains) ?? true
        else { return nil }
        return control.call.actionCode ?? control.call.node.normalisedCode
    }
}

import SwiftSyntax

enum LowContrast: Rule {
    static let about = RuleDescription(
        id: "low-contrast",
        title: "Text with too little contrast",
        whom: "people with low vision, and everyone in sunlight",
        rationale: """
            In sunlight or with low vision, text below 4.5 : 1 (large text: 3 : 1) is hard to read. White text on the \
            system's orange, green or yellow has between 1.5 and 2.3, and the system's text colour on a fixed white \
            background is white on white in dark appearance. Only text below 3 : 1 is reported, too little even for \
            large text.
            """,
        source: "WCAG 1.4.3",
        blindSpots: """
            Colours that are computed or from other modules, materials and pictures; backgrounds that are not in the \
            same chain; Increase Contrast.
            """,
        change: "choose colours with 4.5 : 1 or more, for large text 3 : 1"
    )

    static let inks: Set<String> = ["foregroundColor", "foregroundStyle"]

    static func check(_ file: SourceFile, _ report: inout Report) {
        for use in inks.flatMap(file.modifiers) where use.chain.firstInk == use.position {
            let chain = use.chain
            guard chain.showsText, !chain.hasAny(["accessibilityHidden", "labelStyle"]), !chain.isInvisible,
                !chain.modifiers[use.position].isConditional, !file.around(chain.node).has("labelStyle"),
                let ground = chain.ground
            else { continue }
            check(use, on: ground, in: file, &report)
        }
    }

    private static func check(_ use: ModifierUse, on ground: ExprSyntax, in file: SourceFile, _ report: inout Report) {
        let inks = Choice.choices(use.call.node.arguments.count == 1 ? use.call.firstUnlabelled : nil)
        let grounds = Choice.choices(ground)
        // With two conditions, it is unknown which colours are combined.
        if let one = inks.first?.condition, let other = grounds.first?.condition, one != other { return }
        for ink in inks {
            for ground in grounds where ground.condition == nil || ink.condition == nil || ground.isYes == ink.isYes {
                let below = file.paint(ground.color).flatMap { $0.opacity == 1 ? $0.colors : nil }
                let above = file.paint(ink.color)
                guard let above else { return }
                guard let below else {
                    // A member of the view that chooses a colour.
                    let choices = file.paints(ground.color).filter { $0.opacity == 1 }
                    let worst = choices.map { above.colors.contrast(on: $0.colors) }.min()
                    if let worst, worst < 3 {
                        report.ask(
                            at: use.call.nameToken,
                            "On one of its colours, this text has a contrast of only \((worst * 10).rounded(.down) / 10) : 1"
                        )
                    }
                    return
                }
                let ratio = above.colors.composited(over: below, opacity: above.opacity).contrast(on: below)
                guard ratio < 3 else { continue }
                return report.finding(
                    at: use.call.nameToken,
                    "This text has a contrast of only \((ratio * 10).rounded(.down) / 10) : 1"
                )
            }
        }
    }

    private struct Choice {
        var condition: String?
        var isYes = true
        var color: ExprSyntax?

        static func choices(_ expression: ExprSyntax?) -> [Choice] {
            guard let ternary = Ternary(expression) else { return [Choice(color: expression)] }
            return [
                Choice(condition: ternary.condition, isYes: true, color: ternary.yes),
                Choice(condition: ternary.condition, isYes: false, color: ternary.no),
            ]
        }
    }
}

extension ViewChain {
    var firstInk: Int? { modifiers.firstIndex { LowContrast.inks.contains($0.name) } }

    var showsText: Bool {
        if name == "Text" || name == "Label" { return rootCall?.showsLetters == true }
        if let control = Control(self), control.name != "Picker", !has("buttonStyle") {
            if let title = control.title { return !title.isEmptyText }
            let label = control.label.count == 1 ? ViewChain(of: control.label[0]) : nil
            return label.map { $0.isPlainText || $0.stacksText } ?? false
        }
        return stacksText
    }

    private var stacksText: Bool {
        guard ["HStack", "VStack"].contains(name), let views = rootCall?.closure(nil)?.views else { return false }
        return views.contains { ViewChain(of: $0).isPlainText }
    }

    private var isPlainText: Bool { (name == "Text" || name == "Label") && firstInk == nil && !has("font") }

    /// The fill of the innermost background; text may get its colour inside or outside of it.
    fileprivate var ground: ExprSyntax? {
        guard let background = modifiers.first(where: { $0.name == "background" }), !background.isConditional,
            !has("opacity"), let given = background.call.firstUnlabelled ?? background.call.closure(nil)?.views.last,
            background.call.closure(nil)?.views.count ?? 1 == 1
        else { return nil }
        let chain = ViewChain(of: given)
        guard SwiftUIViews.shapes.contains(chain.name), !chain.has("opacity") else { return given }
        return chain.modifiers.first { $0.name == "fill" || LowContrast.inks.contains($0.name) }?.call.firstUnlabelled
    }
}

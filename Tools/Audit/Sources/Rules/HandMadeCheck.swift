import SwiftSyntax

enum HandMadeCheck: Rule {
    static let about = RuleDescription(
        id: "hand-made-check",
        title: "Checkbox made of two symbols",
        level: .question,
        weight: 7,
        whom: "people who use VoiceOver, and everyone who taps twice",
        rationale: """
            VoiceOver reads a button with a picture, and not whether it is checked. Its target is some 20 points, the \
            symbol changes without a transition, and it stays checked if the save fails. A completion check announces \
            its state, has the full target and shows what was saved.
            """,
        source: "WCAG 4.1.2; Documentation/Sources.md",
        blindSpots: "Symbols whose names come from elsewhere.",
        harm: "VoiceOver does not say whether this is checked",
        change: """
            use NodUI's CompletionCheck(isCompleted:action:), or add .accessibilityAddTraits(isDone ? .isSelected : \
            [])
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for control in file.controls where control.name == "Button" {
            guard isCheck(control.label.map { Syntax($0) }), !control.chain.saysState(in: file) else {
                continue
            }
            report.finding(at: control.call.nameToken, fix: fix(control, in: file))
        }
        for tap in file.taps where isCheck([Syntax(tap.chain.root)]) && !tap.chain.saysState(in: file) {
            report.finding(at: tap.call.nameToken)
        }
    }

    /// `isDone ? "checkmark.circle.fill" : "circle"`.
    static func isCheck(_ parts: [Syntax]) -> Bool {
        parts.flatMap { Search.all(SequenceExprSyntax.self, in: $0) }.contains { choice($0) != nil }
    }

    private static func choice(_ sequence: SequenceExprSyntax) -> Ternary? {
        guard let ternary = Ternary(ExprSyntax(sequence)), let yes = ternary.yes.text, let no = ternary.no.text else {
            return nil
        }
        let empty = ["circle", "square", "circle.dashed", "checkmark.circle", "checkmark.square", "checkmark"]
        let isFull = { (name: String) in name.hasPrefix("checkmark") || name == "largecircle.fill.circle" }
        return isFull(yes) && empty.contains(no) || isFull(no) && empty.contains(yes) ? ternary : nil
    }

    /// Fixes a button that toggles what its only symbol shows, if NodUI is imported.
    private static func fix(_ control: Control, in file: SourceFile) -> [Edit] {
        guard file.index.imports.contains("NodUI"), control.chain.modifiers.isEmpty, control.label.count == 1,
            let action = control.call.buttonAction, action.statements.count == 1, let item = action.statements.first,
            let toggled = file.assignment(item), toggled.value == nil, toggled.node.is(FunctionCallExprSyntax.self),
            ViewChain(of: control.label[0]).modifiers.isEmpty,
            let symbol = Call(control.label[0])?.argument("systemName")?.as(SequenceExprSyntax.self),
            let ternary = choice(symbol), ternary.condition == toggled.target.normalisedCode
        else { return [] }
        let place = file.place(of: control.chain.node)
        let code = toggled.target.trimmedDescription
        let text = "CompletionCheck(isCompleted: \(code), action: { \(code).toggle() })"
        return [Edit(start: place.start, end: place.end, text: text)]
    }
}

import SwiftSyntax

enum SilentState: Rule {
    static let about = RuleDescription(
        id: "silent-state",
        title: "Selection or progress that is only visible",
        level: .question,
        weight: 6,
        whom: "people who use VoiceOver",
        rationale: """
            A tick, a ring or another colour shows which item is selected, and an arc shows progress. VoiceOver reads \
            neither: all items sound the same.
            """,
        source: "WCAG 1.3.1, 4.1.2; Apple: AccessibilityTraits.isSelected",
        blindSpots: "States whose names do not mention a selection; traits that another file adds.",
        harm: "VoiceOver does not say which one is selected",
        change: "add .accessibilityAddTraits(isSelected ? .isSelected : [])"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for control in file.controls where ["Button", "NavigationLink", "Menu"].contains(control.name) {
            let parts =
                control.label.map { Syntax($0) } + control.chain.modifiers.map { Syntax($0.call.node.arguments) }
            let action = control.name == "Button" ? control.call.buttonAction : nil
            check(control.chain, parts, action, at: control.call.nameToken, in: file, &report)
        }
        for control in file.controls where control.name == "Button" && control.label.contains(where: showsTwoPictures) {
            guard !HandMadeCheck.isCheck(control.label.map { Syntax($0) }), !control.chain.saysState(in: file) else {
                continue
            }
            let unless = control.chain.labelVouchers(file.around(control.chain.node))
            report.ask(at: control.call.nameToken, "Two pictures show a state. Does VoiceOver say it?", unless: unless)
        }
        for tap in file.taps where !Control.names.contains(tap.chain.name) {
            let others = tap.chain.modifiers.indices.filter { $0 != tap.position }
            let parts = [Syntax(tap.chain.root)] + others.map { Syntax(tap.chain.modifiers[$0].call.node.arguments) }
            check(tap.chain, parts, tap.action, at: tap.call.nameToken, in: file, &report)
        }
        for shape in SwiftUIViews.shapes.flatMap(file.chains) {
            guard let end = shape.calls("trim").first?.argument("to"), file.number(end) == nil,
                !shape.saysState(in: file)
            else { continue }
            report.ask(
                at: shape.node,
                "If this shows progress, VoiceOver does not say how much",
                change: "add .accessibilityElement() with a label and .accessibilityValue, or use a ProgressView"
            )
        }
    }

    private static func check(
        _ chain: ViewChain,
        _ parts: [Syntax],
        _ action: ClosureExprSyntax?,
        at place: TokenSyntax,
        in file: SourceFile,
        _ report: inout Report
    ) {
        guard !HandMadeCheck.isCheck(parts), !chain.saysState(in: file) else { return }
        let vouchers = chain.labelVouchers(file.around(chain.node))
        let sets = file.index.assignments.filter { $0.node.isInside(action) }.map(\.path)
        if parts.contains(where: { shows($0, where: isSelection) }) {
            report.finding(at: place, unless: vouchers)
        } else if parts.contains(where: { part in shows(part) { code in sets.contains { isOf($0, code) } } }) {
            report.ask(at: place, "Only its look shows which one is on. Does VoiceOver say it?", unless: vouchers)
        } else if let part = parts.flatMap({ Search.calls(in: $0) }).first(where: \.takesSelection) {
            let unless = vouchers + [Fact(.saysState, part.name)]
            report.ask(at: place, about.harm, unless: unless, when: [Fact(.declaresView, part.name)])
        }
    }

    /// `Image(isLiked ? "heart.fill" : "heart")` without text; the names of play and pause are enough.
    private static func showsTwoPictures(_ view: ExprSyntax) -> Bool {
        guard !view.contains(token: SwiftUIViews.text) else { return false }
        return Search.calls(in: view).filter { $0.name == "Image" }.contains { image in
            image.node.arguments.contains { argument in
                guard let choice = Ternary(argument.expression) else { return false }
                let names = [choice.yes, choice.no].map { $0.text }
                let words = names.map { $0?.split(separator: ".").first }
                return argument.label?.text != "systemName" || words[0] == words[1]
            }
        }
    }

    private static let ticks: Set<String> = [
        "checkmark", "checkmark.circle", "checkmark.circle.fill", "checkmark.square", "checkmark.square.fill",
    ]

    private static func shows(_ part: Syntax, where holds: (String) -> Bool) -> Bool {
        let choices = Search.all(SequenceExprSyntax.self, in: part).compactMap { Ternary(ExprSyntax($0)) }
        let branches = Search.all(IfExprSyntax.self, in: part)
        return choices.contains {
            holds($0.condition) && Call($0.yes.ancestor(FunctionCallExprSyntax.self))?.name != "Text"
        }
            || branches.contains { branch in
                holds(branch.conditions.normalisedCode)
                    || Search.calls(in: branch.body).contains { $0.symbol.map(ticks.contains) == true }
            }
    }

    /// `sort == .name` of an action that sets `sort`.
    private static func isOf(_ path: String, _ condition: String) -> Bool {
        let code = condition.filter { $0 != " " }
        return !["nil", "true", "false"].contains(where: code.contains)
            && (code.hasPrefix(path + "==") || code.hasSuffix("==" + path))
    }

    /// `selected == item`, `isSelected`; not whether anything is selected.
    private static func isSelection(_ condition: String) -> Bool {
        let isOfThis = !["nil", "isEmpty", "count"].contains { condition.contains($0) }
        return isOfThis && ["elected", "election"].contains { condition.contains($0) }
    }
}

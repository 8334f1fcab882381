import SwiftSyntax

enum UnlabelledSlider: Rule {
    static let about = RuleDescription(
        id: "unlabelled-slider",
        title: "Slider or text editor without a label",
        whom: "people who use VoiceOver",
        rationale: """
            VoiceOver reads a slider by its label. Without one people hear “50 percent, adjustable” and must guess of what; text beside it is another \
            element. The label is spoken and need not be drawn: a slider in a stack hides it on iOS. A text editor has no title at all, so that \
            only .accessibilityLabel names it.
            """,
        source: "WCAG 4.1.2; Apple: Slider, TextEditor",
        blindSpots:
            "Sliders and editors of the project's own, and those in containers of other modules, which may label them.",
        platforms: [.ios, .macos, .watchos, .visionos]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for name in ["Slider", "TextEditor"] {
            if file.index.types.contains(where: { $0.typeName == name }) { report.fact(.ownType, name) }
            for chain in file.chains(rootedIn: name) { check(chain, name, in: file, &report) }
        }
    }

    private static func check(_ chain: ViewChain, _ name: String, in file: SourceFile, _ report: inout Report) {
        guard let call = chain.rootCall, call.base == nil, call.hasArgument(name == "Slider" ? "value" : "text"),
            call.firstUnlabelled == nil, !hasLabel(call)
        else { return }
        let around = file.around(chain.node)
        guard !chain.isNamed(around) else { return }
        let (heard, change) =
            name == "Slider"
            ? (
                "a value and not of what",
                "give it a label, as in Slider(value:in:) { Text(…) }, or use .accessibilityLabel"
            )
            : ("“text field” and not what to write", "add .accessibilityLabel")
        report.finding(
            at: call.node.calledExpression,
            "People who use VoiceOver hear " + heard,
            change: change,
            unless: chain.labelVouchers(around) + [Fact(.ownType, name)],
            when: around.knownContainers
        )
    }

    /// A closure without parameters that shows something; `onEditingChanged` has one.
    private static func hasLabel(_ slider: Call) -> Bool {
        if let label = slider.argument("label"), !label.is(ClosureExprSyntax.self) { return true }
        return slider.closures.contains { label, closure in
            guard label == "label" || label == nil, closure.signature?.parameterClause == nil,
                !closure.contains(token: ["$0"])
            else { return false }
            return closure.views.contains { ViewChain(of: $0).name != "EmptyView" }
        }
    }
}

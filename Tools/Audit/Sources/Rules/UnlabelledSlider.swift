import SwiftSyntax

enum UnlabelledSlider: Rule {
    static let about = RuleDescription(
        id: "unlabelled-slider",
        title: "Slider or text editor without a label",
        whom: "people who use VoiceOver",
        rationale: """
            VoiceOver reads a slider by its label. Without one, people hear “50 percent, adjustable” and have to guess \
            what it sets; a text beside it is a separate element. The label is spoken but need not be visible: in a \
            stack, iOS hides it. A text editor has no title, so only .accessibilityLabel names it.
            """,
        source: "WCAG 4.1.2; Apple: Slider, TextEditor",
        blindSpots: "Custom sliders and editors, and those in containers of other modules, which may label them.",
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
                "a value, but not what it is for",
                "give it a label, as in Slider(value:in:) { Text(…) }, or add .accessibilityLabel"
            )
            : ("“text field”, but not what to write", "add .accessibilityLabel")
        report.finding(
            at: call.node.calledExpression,
            "VoiceOver reads " + heard,
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

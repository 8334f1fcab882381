import SwiftSyntax

enum EmptyLabel: Rule {
    static let about = RuleDescription(
        id: "empty-label",
        title: "Empty label",
        whom: "people who use VoiceOver, Voice Control or Switch Control",
        rationale: """
            VoiceOver, Voice Control and Switch Control use the title of a control even if it is not shown. If it is \
            empty, people hear only “switch button” or “text field”.
            """,
        source: "WCAG 1.3.1, 4.1.2",
        blindSpots: "Texts that are empty only at run time or in a translation. Pickers are questions.",
        harm: "VoiceOver and Voice Control have no name for this control",
        change: "give it a title, and hide it with .labelsHidden()"
    )

    private static let titled: Set<String> = [
        "Button", "Toggle", "TextField", "SecureField", "Picker", "Stepper", "Menu", "NavigationLink", "DatePicker",
        "ColorPicker", "Link", "ShareLink", "PhotosPicker", "Label",
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for chain in titled.flatMap({ file.chains(rootedIn: $0) }) { check(chain, in: file, &report) }
        for use in ["accessibilityLabel", "accessibility"].flatMap(file.modifiers) {
            check(use.call, of: use.chain, &report)
        }
    }

    private static func check(_ chain: ViewChain, in file: SourceFile, _ report: inout Report) {
        let choice = Ternary(chain.rootCall?.firstUnlabelled)
        let isSometimes = choice.map { $0.yes.isEmptyText || $0.no.isEmptyText } == true
        guard let call = chain.rootCall, call.base == nil, call.hasEmptyTitle || isSometimes,
            !call.hasArgument("prompt")
        else { return }
        let around = file.around(chain.node)
        guard !chain.isNamed(around), !call.isUnchangeable, !call.isProgrammatic, !around.isGiven(to: ["Menu"]),
            !chain.calls("disabled").contains(where: { $0.firstUnlabelled?.trimmedDescription == "true" }),
            !(chain.modifiers.map(\.call) + around.modifiers).contains(where: \.namesParts),
            // A hidden button for a keyboard shortcut needs no label.
            !(chain.has("keyboardShortcut") && around.isGiven(to: ["background"])),
            call.name != "Label" || around.isGiven(to: Control.names)
        else { return }
        let unless = chain.labelVouchers(around)
        if let doubt = isSometimes ? "Can it appear while its title is empty?" : doubt(call, chain, around) {
            report.ask(at: call.nameToken, doubt, unless: unless)
        } else {
            report.finding(at: call.nameToken, change: change(call.name), unless: unless, when: around.knownContainers)
        }
    }

    private static func doubt(_ call: Call, _ chain: ViewChain, _ around: Around) -> String? {
        if chain.has("help") { return "Only .help says what it does. Is a hint enough?" }
        if Control(chain)?.mayBeTitledByStyle == true { return "Does its style add a text that says what it does?" }
        if call.name.hasSuffix("Picker") { return "Does its value say what it is for?" }
        if around.isGiven(to: ["TableColumn"]) || call.isOfRow(around) { return "Does its row say what it is for?" }
        return nil
    }

    /// nil for the rule's.
    private static func change(_ control: String) -> String? {
        let pressed = ["Button", "Menu", "Link", "NavigationLink", "ShareLink", "PhotosPicker", "Label"]
        return pressed.contains(control) ? "use a Label with .labelStyle(.iconOnly)" : nil
    }

    private static func check(_ call: Call, of chain: ViewChain, _ report: inout Report) {
        guard let label = call.name == "accessibility" ? call.argument("label") : call.firstUnlabelled,
            !chain.has("accessibilityHidden")
        else { return }
        if label.isEmptyText {
            report.finding(
                at: call.nameToken,
                "VoiceOver reads nothing here",
                change: "describe it in the label, or add .accessibilityHidden(true) if it is decoration"
            )
        } else if let choice = Ternary(label), choice.yes.isEmptyText || choice.no.isEmptyText {
            report.ask(at: call.nameToken, "Can it appear while its label is empty?")
        }
    }
}

extension Call {
    /// `Toggle("", …)`, `Toggle(isOn:) { Text("") }`.
    fileprivate var hasEmptyTitle: Bool {
        if let title = firstUnlabelled { return title.isEmptyText }
        guard name != "Button" || hasArgument("action"), name != "Menu", name != "Picker",
            let label = closure("label") ?? closure(nil), label.statements.count == 1, label.views.count == 1
        else { return false }
        return label.views[0].isEmptyText || ViewChain(of: label.views[0]).name == "EmptyView"
    }

    /// The row is named by the field's text: `ForEach(rules) { rule in TextField("", text: rule.text) }`.
    fileprivate func isOfRow(_ around: Around) -> Bool {
        guard name == "TextField", let text = argument("text") else { return false }
        return around.receivers.contains { row in
            ["ForEach", "List"].contains(row.name)
                && row.call.closures.last.map { text.contains(token: Set($0.closure.parameterNames)) } == true
        }
    }

    /// Whether it only shows a value: `SecureField("", text: .constant(secret))`.
    fileprivate var isUnchangeable: Bool {
        ["text", "value", "isOn"].contains { Call(argument($0))?.name == "constant" }
    }

    /// A link without a label, which code or the row around it follows.
    fileprivate var isProgrammatic: Bool {
        name == "NavigationLink" && (hasArgument("isActive") || hasArgument("selection") || firstUnlabelled == nil)
    }

    /// A style whose parts have names: segments, the days of a calendar.
    fileprivate var namesParts: Bool {
        ["pickerStyle", "datePickerStyle"].contains(name)
            && node.arguments.contains(token: [
                "segmented", "SegmentedPickerStyle", "inline", "InlinePickerStyle", "palette", "graphical",
                "GraphicalDatePickerStyle", "tabs", "radioGroup",
            ])
    }
}

import SwiftSyntax

/// A control that only people who see it can use.
enum HiddenControl: Rule {
    static let about = RuleDescription(
        id: "hidden-control",
        title: "Control hidden from accessibility",
        standing: .optIn,
        rationale: """
            accessibilityHidden(true) takes a view and all that is in it away from VoiceOver, Switch Control and Voice Control. A button in it that is \
            offered nowhere else cannot be pressed by people who use them.
            """,
        source: "WCAG 4.1.2, 2.1.1; Apple: accessibilityHidden",
        blindSpots: "Controls in views of other files; what a hidden control does, when another view offers the same.",
        message:
            "People who use VoiceOver, Switch Control or Voice Control cannot reach the control in this view: hide only what is decoration, or offer the same with .accessibilityAction(named:)",
        triggering: """
            HStack { Text("a"); Button("Share") { share() } }.↓accessibilityHidden(true)

            VStack { Text("a"); Toggle("Wi-Fi", isOn: $isOn).↓accessibilityHidden(true) }
            """,
        nonTriggering: """
            HStack { Image("a"); Text("b") }.accessibilityHidden(true)

            HStack { Button("Share") { share() } }.accessibilityHidden(!isShown)

            VStack { HStack { Button("Share") { share() } }.accessibilityHidden(true); Button("Share") { share() } }

            Row { Button("Share") { share() }.accessibilityHidden(true) }.accessibilityAction(named: "Share") { share() }

            Button("Share") { share() }.disabled(true).accessibilityHidden(true)

            HStack { Button("Share") { share() } }.allowsHitTesting(false).accessibilityHidden(true)

            Button { share() } label: { HStack { Text("a"); Image("b").accessibilityHidden(true) } }

            ZStack { Button("") { dismiss() }.accessibilityHidden(true); Text("a") }

            Button("") { isShown = false }.accessibilityHidden(true)

            Button("Find") { find() }.keyboardShortcut("f").hidden().accessibilityHidden(true)

            HStack { Button("Share") { } }.accessibilityHidden(true)

            struct Cell: View { let open: () -> Void; var body: some View { Button("Open", action: open).accessibilityHidden(true) } }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for use in file.modifiers("accessibilityHidden")
        where use.modifier.call.firstUnlabelled?.written == "true" {
            let shown = use.chain.modifiers[..<use.position]
            let inert: Set<String> = [
                "allowsHitTesting", "disabled", "hidden", "accessibilityRepresentation", "redacted",
            ]
            let around = file.around(use.chain.node)
            if use.chain.hasAny(inert.union(["keyboardShortcut", "opacity"])) || around.hasAny(inert) { continue }
            if file.offersActions(at: use.chain.node) { continue }
            let hidden = ([use.chain.root] + shown.flatMap { $0.call.closures.map { ExprSyntax($0.closure) } })
            let controls = hidden.flatMap { Search.all(FunctionCallExprSyntax.self, in: $0) }
            if controls.contains(where: { isNeeded($0, in: use.chain.node, of: file) }) {
                report.finding(at: use.modifier.call.nameToken)
            }
        }
    }

    /// It is a control, does something, and nothing outside of the hidden view does the same.
    private static func isNeeded(_ node: FunctionCallExprSyntax, in hidden: ExprSyntax, of file: SourceFile) -> Bool {
        guard let call = Call(node), call.base == nil, controls.contains(call.name) else { return false }
        if call.wholeChain.hasAny(["disabled", "allowsHitTesting", "hidden", "keyboardShortcut"]) { return false }
        if call.name == "Button" || call.name == "NavigationLink" || call.name == "Link" || call.name == "Menu" {
            return needsPressing(call, in: hidden, of: file)
        }
        // A control that sets a value is needed unless the value is offered elsewhere.
        let paths = Set(node.arguments.compactMap { $0.expression.path }).filter { !$0.isEmpty }
        let bound = node.arguments.compactMap { $0.expression.written.hasPrefix("$") ? $0.expression : nil }
        guard !bound.isEmpty, !paths.isEmpty else { return false }
        return !bound.contains { value in
            file.uses(of: value.written).contains { !$0.isInside(hidden) }
                || file.assignments.contains { $0.path == value.path && !$0.node.isInside(hidden) }
        }
    }

    private static func needsPressing(_ call: Call, in hidden: ExprSyntax, of file: SourceFile) -> Bool {
        if call.name == "Link" || call.name == "NavigationLink" {
            guard let target = call.argument("destination") ?? call.argument("value") else { return false }
            let text = target.written
            return !(file.calls("Link") + file.calls("NavigationLink")).contains {
                !$0.node.isInside(hidden) && $0.node.arguments.written.contains(text)
            }
        }
        let actions = call.name == "Menu" ? call.closure(nil) : call.buttonAction
        guard let actions else { return false }
        let effects = file.effects(of: actions, withAssignments: true)
        return !effects.isEmpty && !file.offers(effects, outside: [Syntax(hidden)], at: hidden)
    }

    private static let controls: Set<String> = [
        "Button", "Menu", "NavigationLink", "Link", "Toggle", "Slider", "Stepper", "TextField", "SecureField", "Picker",
        "DatePicker",
    ]
}

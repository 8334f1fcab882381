import SwiftSyntax

/// A control or an accessibility label with an empty text.
enum EmptyLabel: Rule {
    static let about = RuleDescription(
        id: "empty-label",
        title: "Empty label",
        standing: .optIn,
        rationale: """
            A title that is not meant to be seen is still what VoiceOver, Voice Control and Switch Control call the control by. Empty, it is \
            “switch button” or “text field” and no more.
            """,
        source: "seed 003; WCAG 1.3.1, 4.1.2",
        blindSpots: """
            A text that is empty only while the app runs, or empty in a translation. Pickers count as “cannot tell”: their value is heard.
            """,
        triggering: [
            #"↓Toggle("", isOn: $isOn).labelsHidden()"#,
            #"↓Button("", systemImage: "plus", action: add)"#,
            #"↓TextField("", text: $name)"#,
            #"Image("chart").↓accessibilityLabel("")"#,
            #"Image("chart").↓accessibilityLabel(Text(""))"#,
            """
            HStack {
                Text("Volume")
                ↓Stepper("", value: $volume)
                ↓DatePicker("", selection: $day)
            }
            """,
            #"↓Toggle(isOn: $isOn) { Text("") }"#,
            "↓Toggle(isOn: $isOn) { EmptyView() }",
            "↓Toggle(isOn: $isOn) { EmptyView() }.toggleStyle(WideToggleStyle())",
            #"Button(action: add) { ↓Label("", systemImage: "plus") }"#,
            #"↓NavigationLink("", destination: Detail())"#,
            #"ForEach(rules) { rule in Text(rule.name); ↓Toggle("", isOn: rule.isOn); ↓TextField("", text: $draft) }"#,
            #"if #available(iOS 26, *) { Grid {} } else { ↓Toggle("", isOn: $isOn) }"#,
            #"HStack { Text("Name"); ↓TextField("", text: $name) }.accessibilityElement(children: .contain)"#,
            #"VStack { Text(title); ↓ThemeToggle("", $isDark).labelsHidden() }"#,
            #"private let none = ""; struct Mute: View { var body: some View { ↓Toggle(none, isOn: $isMuted) } }"#,
            """
            Group { FormField("Name") { ↓TextField("", text: $name) } }
            // other file
            struct FormField<Field: View>: View {
                let label: String
                let field: Field
                var body: some View { VStack { Text(label).accessibilityLabel("Required"); field } }
            }
            """,
        ],
        nonTriggering: [
            #"ThemeColorPicker("Accent", $color).labelsHidden(); ↯ThemeColorPicker("", $color).labelsHidden()"#,
            #"Form { ↯Picker("", selection: $kind) { kinds }; ↯ColorPicker("", selection: $color) }"#,
            #"↯DatePicker("", selection: $time, displayedComponents: [.hourAndMinute])"#,
            #"Table(of: Package.self) { TableColumn("Update") { ↯Toggle("", isOn: $0.isChosen) } }"#,
            """
            Group { FormField("Name") { TextField("", text: $name) } }
            // other file
            struct FormField<Field: View>: View {
                let label: String
                let field: Field
                var body: some View { VStack { Text(label); field.accessibilityLabel(label).padding(4) } }
            }
            """,
            """
            InputRow("Name") { TextField("", text: $name) }
            // other file
            struct InputRow<Field: View>: View {
                let label: String
                @ViewBuilder let field: () -> Field
                var body: some View { LabeledContent(label) { field() } }
            }
            """,
            #"Toggle("Sound", isOn: $isOn).labelsHidden()"#,
            #"Toggle("", isOn: $isOn).labelsHidden().accessibilityLabel("Sound")"#,
            #"LabeledContent("Name") { TextField("", text: $name) }"#,
            #"TextField("", text: $name, prompt: Text("Name"))"#,
            #"Button("") { save() }.keyboardShortcut("s").hidden()"#,
            #"Button("") { save() }.keyboardShortcut("s").opacity(0)"#,
            #"Picker("", selection: $tab) { tabs }.pickerStyle(.segmented)"#,
            #"DatePicker("", selection: $day).datePickerStyle(.graphical)"#,
            #"Picker("", selection: $path) { paths }.pickerStyle(.radioGroup)"#,
            #"↯Toggle("", isOn: $isOn).help("Updates by themselves")"#,
            "↯Button(action: choose) { EmptyView() }.buttonStyle(CheckboxButtonStyle(isOn: isOn))",
            #"ControlGroup { ↯Button("", systemImage: "plus") { add() }; ↯Button("", systemImage: "minus") { remove() } }"#,
            #"HStack { Text("Sound"); Toggle("", isOn: $isOn) }.accessibilityElement(children: .combine)"#,
            """
            VStack { Button("") { save() }.keyboardShortcut("s") }.accessibilityHidden(true)
            VStack { Button("") { save() }.keyboardShortcut("s") }.hidden()
            """,
            #"Image("chart").accessibilityLabel("").accessibilityHidden(true)"#,
            #"Image("x").↯accessibilityLabel(isOn ? "On" : "")"#,
            #"Text(""); Section("") { rows }"#,
            #"SecureField("", text: .constant(secret)); TextField("", text: $name).disabled(true)"#,
            #"List { ForEach(rules) { rule in TextField("", text: Binding(get: { rule }, set: { edit = $0 })) } }"#,
            #"List($names, id: \.self) { $name in TextField("", text: $name) }"#,
            #"Table(of: Rule.self) { TableColumn("Name") { TextField("", text: $0.name) } }"#,
            #"if #unavailable(macOS 13) { ColorPicker("", selection: $color) }"#,
            #"if #available(iOS 16, *) { Grid {} } else { Toggle("", isOn: $isOn) }"#,
            #"editor.background { Button("") { stop() }.keyboardShortcut(.escape, modifiers: []) }"#,
            #"NavigationLink("", isActive: $isOpen) { Detail() }"#,
            "NavigationLink(destination: Detail(), isActive: $isOpen) { EmptyView() }",
            "NavigationLink(destination: Detail(), tag: 1, selection: $chosen) { EmptyView() }",
            "List { ZStack { NavigationLink(value: item) { EmptyView() }; Row(item) } }",
        ]
    )

    private static let titled = [
        "Button", "Toggle", "TextField", "SecureField", "Picker", "Stepper", "Menu", "NavigationLink", "DatePicker",
        "ColorPicker", "Link", "ShareLink", "PhotosPicker", "Label",
    ]

    /// How the project's own ones are called that hand their title on: `ThemeColorPicker("", …)`.
    private static let titledOwn = ["ColorPicker", "DatePicker", "TextField", "SecureField", "Toggle", "Stepper"]

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        for chain in file.allChains where titled.contains(chain.name) || titledOwn.contains(where: chain.name.hasSuffix)
        {
            check(chain, in: file, &report)
        }
        for use in ["accessibilityLabel", "accessibility"].flatMap(file.modifiers) {
            check(use.modifier.call, of: use.chain, in: file, &report)
        }
    }

    private static func check(_ chain: ViewChain, in file: SourceFile, _ report: inout Report) {
        guard let call = chain.rootCall, call.base == nil, call.hasEmptyTitle(in: file), !call.hasArgument("prompt"),
            !chain.isNamed, !chain.modifiers.contains(where: \.call.isTransparency)
        else { return }
        if call.isUnchangeable || chain.isDisabled || call.node.isOfOldSystems { return }
        let around = file.around(chain.node)
        guard !around.isNamed, !around.isGiven(to: ["LabeledContent", "Menu"]), !call.isOfRow(around) else { return }
        if around.modifiers.contains(where: \.isTransparency) { return }
        if (chain.modifiers.map(\.call) + around.modifiers).contains(where: \.namesParts) { return }
        // Drawn behind something, a button for a shortcut is neither seen nor meant to be found.
        if call.isProgrammatic || chain.has("keyboardShortcut") && around.isGiven(to: ["background"]) { return }
        if call.name == "Label", !around.isGiven(to: Control.names) { return }
        let unless = chain.labelVouchers(around)
        if chain.has("help") {
            let doubt = "Only its help says what it does, and not every system reads that as its label"
            report.cannotTell(at: call.nameToken, doubt, unless: unless)
        } else if chain.drawsSymbol {
            let doubt = "Whether the symbol that its style draws says what it does"
            report.cannotTell(at: call.nameToken, doubt, unless: unless)
        } else if call.saysItsValue {
            report.cannotTell(at: call.nameToken, "Whether its value says what it is for", unless: unless)
        } else if around.isGiven(to: ["TableColumn"]) {
            report.cannotTell(at: call.nameToken, "Whether its column and its row say what it is for", unless: unless)
        } else if call.isOfListEditor(in: file) {
            report.cannotTell(at: call.nameToken, "Whether its symbol reads as “Add” or “Remove”", unless: unless)
        } else {
            report.finding(at: call.nameToken, message(call.name), unless: unless)
        }
    }

    private static func message(_ control: String) -> String {
        let hiding =
            switch control {
            case "Button", "Menu", "Link", "NavigationLink", "ShareLink", "PhotosPicker", "Label":
                "write it as a Label with .labelStyle(.iconOnly)"
            default: "give it a title, and hide it with .labelsHidden()"
            }
        return "People who use VoiceOver or Voice Control have no name for this control: \(hiding)"
    }

    private static func check(_ call: Call, of chain: ViewChain, in file: SourceFile, _ report: inout Report) {
        guard let label = call.name == "accessibility" ? call.argument("label") : call.firstUnlabelled,
            !chain.has("accessibilityHidden")
        else { return }
        if label.isEmptyText {
            report.finding(
                at: call.nameToken,
                "People who use VoiceOver hear nothing here: describe it in the label, or add .accessibilityHidden(true) if it only decorates"
            )
        } else if label.is(SequenceExprSyntax.self), label.written.contains("\"\"") {
            report.cannotTell(at: call.nameToken, "Whether it is shown while its label is empty")
        }
    }
}

extension ViewChain {
    /// A style of the project's own: `.buttonStyle(CircleCheckboxButtonStyle(isSelected: isOn))`.
    fileprivate var drawsSymbol: Bool {
        ["buttonStyle", "toggleStyle"].flatMap(modifiers).contains { modifier in
            let style = modifier.call.firstUnlabelled?.written ?? ""
            return style.first?.isUppercase == true
                && style.speaks(of: ["check", "circle", "radio", "symbol", "icon", "star", "heart"])
        }
    }
}

extension Call {
    /// `Toggle("", …)`, `Toggle(isOn:) { Text("") }`.
    fileprivate func hasEmptyTitle(in file: SourceFile) -> Bool {
        if let title = firstUnlabelled { return title.isEmptyText || file.isEmptyConstant(title) }
        guard name != "Button" || hasArgument("action"), name != "Menu", name != "Picker" else { return false }
        guard let label = closure("label") ?? closure(nil), label.statements.count == 1 else { return false }
        let views = label.views
        return views.count == 1 && (views[0].isEmptyText || ViewChain(of: views[0]).name == "EmptyView")
    }

    /// Of a choice, a colour or a time of day people hear what is chosen.
    fileprivate var saysItsValue: Bool {
        if name.hasSuffix("DatePicker") {
            let components = argument("displayedComponents")?.written ?? ""
            return components.contains("hourAndMinute") && !components.contains(".date")
        }
        return name.hasSuffix("Picker")
    }

    /// One of the plus and the minus under a list, whose symbols the system knows by what they do.
    fileprivate func isOfListEditor(in file: SourceFile) -> Bool {
        let others = ["plus": "minus", "minus": "plus"]
        guard name == "Button", let symbol = symbolOfButton, let other = others[symbol] else { return false }
        let row = node.ancestor(CodeBlockItemListSyntax.self)?.id
        return file.calls("Button").contains {
            $0.symbolOfButton == other && $0.node.ancestor(CodeBlockItemListSyntax.self)?.id == row
        }
    }

    private var symbolOfButton: String? {
        argument("systemImage")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The text in a field of a row says which row it is: `ForEach(rules) { rule in TextField("", text: rule.text) }`.
    fileprivate func isOfRow(_ around: Around) -> Bool {
        guard name.hasSuffix("TextField"), let text = argument("text") else { return false }
        return around.receivers.contains { row in
            guard ["ForEach", "List", "TableColumn"].contains(row.name), let closure = row.call.closures.last?.closure
            else { return false }
            return text.containsToken(closure.parameterNames)
        }
    }

    /// It only shows its value: `SecureField("", text: .constant(secret))`.
    fileprivate var isUnchangeable: Bool {
        ["text", "value"].contains { argument($0)?.written.hasPrefix(".constant(") == true }
    }

    /// A link that draws nothing: code follows it, or the row round it.
    fileprivate var isProgrammatic: Bool {
        name == "NavigationLink" && (hasArgument("isActive") || hasArgument("selection") || firstUnlabelled == nil)
    }

    /// A style whose parts have names of their own: segments, the days of a calendar.
    fileprivate var namesParts: Bool {
        guard name == "pickerStyle" || name == "datePickerStyle" else { return false }
        return node.arguments.written.speaks(of: ["segmented", "inline", "palette", "graphical", "tabs", "radiogroup"])
    }

    /// `.opacity(0)`: neither seen nor read.
    fileprivate var isTransparency: Bool {
        name == "hidden" || name == "opacity" && firstUnlabelled.flatMap(Constants.literal) == 0
    }
}

extension ViewChain {
    fileprivate var isDisabled: Bool {
        modifiers("disabled").contains { $0.call.firstUnlabelled?.written == "true" }
    }
}

extension SyntaxProtocol {
    /// Only systems of years ago show it: `if #unavailable(macOS 13) { … }`, the `else` of `#available(iOS 16, *)`.
    fileprivate var isOfOldSystems: Bool {
        guard let condition = ancestor(IfExprSyntax.self) else { return false }
        let isBody = isDescendant(of: Syntax(condition.body))
        let isOld = condition.conditions.contains { element in
            guard let check = element.condition.as(AvailabilityConditionSyntax.self) else { return false }
            let isUnavailable = check.availabilityKeyword.tokenKind == .poundUnavailable
            let isOfThisYear = check.availabilityArguments.written.contains(" 26")
            return isUnavailable == isBody && !isOfThisYear
        }
        return isOld || condition.isOfOldSystems
    }
}

extension SourceFile {
    /// `private let noTitle = ""`.
    fileprivate func isEmptyConstant(_ title: ExprSyntax) -> Bool {
        guard let name = title.as(DeclReferenceExprSyntax.self)?.baseName.text, let all = variablesByName[name] else {
            return false
        }
        return all.allSatisfy { variable in
            variable.bindingSpecifier.text == "let"
                && variable.bindings.contains { $0.initializer?.value.isEmptyText == true }
        }
    }
}

extension ExprSyntax {
    /// `""`, `Text("")`, `Text(verbatim: "")`.
    var isEmptyText: Bool {
        if let literal = self.as(StringLiteralExprSyntax.self) {
            return literal.segments.allSatisfy {
                $0.as(StringSegmentSyntax.self)?.content.text.allSatisfy(\.isWhitespace) == true
            }
        }
        guard let call = self.as(FunctionCallExprSyntax.self), call.calleeName == "Text",
            call.arguments.count == 1
        else { return false }
        return call.arguments.first?.expression.isEmptyText == true
    }
}

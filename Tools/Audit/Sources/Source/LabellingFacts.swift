import SwiftSyntax

/// The facts about a file's own views and modifiers that label controls or need a label.
extension SourceFile {
    func findLabellingFacts() -> Set<Fact> {
        var facts: Set<Fact> = []
        for type in views {
            guard let body = type.member("body")?.views, !body.isEmpty else { continue }
            let look = LabelLook(of: faces(of: body), in: self)
            if !look.isNamed, look.ownViews.isEmpty, !look.isEmpty, look.loaded.isEmpty, !look.isSpoken(to: []) {
                facts.insert(Fact(.iconView, type.typeName))
            }
            if body.count == 1, Control(ViewChain(of: body[0]))?.shows(memberOf: type) == true {
                facts.insert(Fact(.wrapsButton, type.typeName))
            }
            if body.allSatisfy({ ViewChain(of: $0).modifiers.contains { $0.call.answersTaps } }) {
                facts.insert(Fact(.labelsControl, type.typeName))
            }
        }
        addWrappers(to: &facts)
        for name in Self.labelsInUse {
            for use in modifiers(name)
            where use.chain.name.first?.isUppercase == true && !use.modifier.call.keepsChildren {
                facts.insert(Fact(.labelledInUse, use.chain.name))
            }
        }
        for name in Self.answersInUse {
            for use in modifiers(name)
            where use.chain.name.first?.isUppercase == true && use.modifier.call.answersTaps
                && !use.modifier.call.mayNotHide
            {
                facts.insert(Fact(.answeredInUse, use.chain.name))
            }
        }
        addButtons(to: &facts)
        // Without one of them in the file no function can apply one.
        guard Self.answers.contains(where: { !calls($0).isEmpty }) else { return facts }
        for function in functions where function.applies(Self.answers) {
            facts.insert(Fact(.labelsControl, function.name.text))
        }
        return facts
    }

    /// The project's own views that are what a button shows: the button answers.
    private func addButtons(to facts: inout Set<Fact>) {
        let labels = controls.filter { ["Button", "NavigationLink"].contains($0.name) }.flatMap(\.label)
        for call in labels.flatMap({ Search.all(FunctionCallExprSyntax.self, in: $0) }).compactMap(Call.init)
        where call.base == nil && call.name.first?.isUppercase == true && !SwiftUIViews.isBuiltIn(call.name) {
            facts.insert(Fact(.answeredInUse, call.name))
        }
        for name in linksByName.keys where name.isTapName && !name.hasPrefix("on") {
            for use in modifiers(name) where use.chain.name.first?.isUppercase == true {
                facts.insert(Fact(.answeredInUse, use.chain.name))
            }
        }
    }

    /// The body's views, with the face of a button that takes its label from outside in place of the button.
    private func faces(of body: [ExprSyntax]) -> [ExprSyntax] {
        body.flatMap { view in
            guard let control = Control(ViewChain(of: view)), control.name == "Button", !control.chain.isNamed,
                LabelLook(of: control.label, in: self).isNamedIfTold
            else { return [view] }
            return control.label
        }
    }

    /// The project's own views and modifiers that make a button of what they are given, or give it its label.
    private func addWrappers(to facts: inout Set<Fact>) {
        for function in functions where function.makesButton { facts.insert(Fact(.wrapsButton, function.name.text)) }
        guard mentions("accessibility") || mentions("LabeledContent") else { return }
        for control in controls where LabelLook(of: control.label, in: self).isNamedIfTold {
            facts.insert(Fact(.takesLabel, control.chain.node.enclosingTypeName))
        }
        let named = Self.labels.flatMap(modifiers).filter { !$0.modifier.call.keepsChildren }.map(\.chain.node)
        for view in named + calls("LabeledContent").map({ ExprSyntax($0.node) }) {
            guard let type = view.enclosingType, Self.uses(type.given, in: view) else { continue }
            facts.insert(Fact(.labelsContent, type.typeName))
        }
    }

    private static func uses(_ names: Set<String>, in view: ExprSyntax) -> Bool {
        !names.isEmpty && view.containsToken(names)
    }

    private static let labels: Set<String> = [
        "accessibilityLabel", "accessibilityElement", "accessibilityHidden", "accessibility",
    ]

    private static let labelsInUse = labels.union(["help"])
    private static let answersInUse = answers.union(["accessibilityAction", "accessibilityActions"])

    /// The modifiers that make a control known to VoiceOver.
    private static let answers = labels.union(["accessibilityAddTraits", "accessibilityRepresentation"])
}

extension ViewChain {
    /// Said of a control or around it, they name it, or take it out of what VoiceOver reads.
    static let naming: Set<String> = [
        "accessibilityLabel", "accessibility", "accessibilityHidden", "accessibilityElement",
        "accessibilityRepresentation", "accessibilityLabeledPair", "accessibilityChildren", "hidden",
    ]

    /// One of its modifiers names it or takes it out of what VoiceOver reads.
    var isNamed: Bool { modifiers.contains { Self.naming.contains($0.name) && !$0.call.keepsChildren } }

    /// The project's own modifiers on it may give the label; so may the places where its view is used.
    func labelVouchers(_ around: Around) -> [Fact] {
        (modifiers.map(\.name) + around.modifiers.map(\.name)).map { Fact(.labelsControl, $0) }
            + around.receivers.filter { $0.name.first?.isUppercase == true }.map { Fact(.labelsContent, $0.name) }
            + [Fact(.labelledInUse, node.enclosingTypeName)]
    }
}

extension Control {
    /// Its label is what the view was given: `Button(action: action) { content }`.
    fileprivate func shows(memberOf type: some DeclGroupSyntax) -> Bool {
        guard title == nil, label.count == 1, name == "Button" || name == "Menu", !chain.has("accessibilityLabel")
        else { return false }
        let shown = ViewChain(of: label[0])
        // Of a menu's two builders only the label is pressed.
        if name == "Menu", shown.name != "label" { return false }
        guard shown.root.isOwnMember, let member = type.member(shown.name) else { return false }
        return member.bindings.first?.accessorBlock == nil
    }
}

extension DeclGroupSyntax {
    /// The views it is given: its stored members of a generic type.
    fileprivate var given: Set<String> {
        guard let generic = Syntax(self).as(StructDeclSyntax.self)?.genericParameterClause else { return [] }
        let types = generic.parameters.map(\.name.text)
        let stored = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { $0.bindings.first?.accessorBlock == nil }
        return Set(
            stored.filter { member in types.contains { member.typeAnnotation?.mentions($0) == true } }
                .compactMap(\.name)
        )
    }

    /// A variable of the type by its name.
    func member(_ name: String) -> VariableDeclSyntax? {
        for item in memberBlock.members {
            if let variable = item.decl.as(VariableDeclSyntax.self), variable.name == name { return variable }
        }
        return nil
    }
}

extension FunctionDeclSyntax {
    /// A modifier of the project's own that makes a button of the view: `Button(action: action) { self }`.
    fileprivate var makesButton: Bool {
        guard enclosingType?.is(ExtensionDeclSyntax.self) == true, let views = body?.statements.views else {
            return false
        }
        return views.contains { view in
            guard let label = Control(ViewChain(of: view))?.label, label.count == 1 else { return false }
            return ViewChain(of: label[0]).root.written.hasPrefix("self")
        }
    }

    /// A modifier of the project's own, in an extension, whose view ends with one of SwiftUI's on `self`.
    func applies(_ names: Set<String>) -> Bool {
        guard enclosingType?.is(ExtensionDeclSyntax.self) == true, let views = body?.statements.views else {
            return false
        }
        return views.contains { ViewChain(of: $0).hasAny(names) }
    }
}

extension Call {
    /// `.accessibilityElement(children: .contain)`: a group round its parts, each of which still needs its own name.
    var keepsChildren: Bool {
        name == "accessibilityElement" && argument("children").flatMap { Audit.calleeName(of: $0) } == "contain"
    }

    /// `.accessibilityHidden(isDone)`: only at times.
    fileprivate var mayNotHide: Bool {
        name == "accessibilityHidden" && firstUnlabelled?.written != "true"
    }

    /// It gives VoiceOver a way to press the view, or takes the view out of what VoiceOver reads.
    var answersTaps: Bool {
        switch name {
        case "accessibilityAddTraits": node.arguments.written.canBePressed
        case "accessibility":
            hasArgument("hidden") || argument("addTraits")?.written.canBePressed == true
        case "accessibilityAction", "accessibilityActions", "accessibilityRepresentation", "accessibilityHidden",
            "accessibilityAdjustableAction", "accessibilityChildren":
            true
        default: false
        }
    }
}

extension String {
    /// Traits that say a view can be pressed; those kept in a variable may.
    fileprivate var canBePressed: Bool {
        let says = ["isButton", "isLink", "isToggle", "isKeyboardKey", "isSearchField", "allowsDirectInteraction"]
        let saysNot = [
            "isSelected", "isHeader", "isImage", "isStaticText", "isSummaryElement", "isModal", "updatesFrequently",
        ]
        return says.contains(where: contains) || !saysNot.contains(where: contains)
    }
}

extension Around {
    /// Something further out names what is inside: not a group, nor a label that only the group has.
    var isNamed: Bool {
        var isGrouped = false
        for modifier in modifiers {
            if modifier.keepsChildren { isGrouped = true }
            guard ViewChain.naming.contains(modifier.name), !modifier.keepsChildren else { continue }
            let isOfGroup =
                ["accessibilityLabel", "accessibility"].contains(modifier.name) && !modifier.hasArgument("hidden")
            if !isGrouped || !isOfGroup { return true }
        }
        return false
    }
}

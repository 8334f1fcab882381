import SwiftSyntax

/// Why something moves: after a tap, whose answer people wait for, or for another reason.
enum MotionCause {
    case tap
    /// A tap, as far as this file says, unless a fact of the project says otherwise.
    case tapUnless([Fact])
    /// Appearing, loading, a timer, a value that comes from elsewhere.
    case other

    /// The facts that clear it; nil when it does not follow a tap.
    var clearing: [Fact]? {
        switch self {
        case .tap: []
        case .tapUnless(let facts): facts
        case .other: nil
        }
    }

    fileprivate var isTap: Bool { if case .tap = self { true } else { false } }
}

extension SourceFile {
    /// Returns the reason for the motion that an animation as written belongs to.
    func cause(of animation: ExprSyntax) -> MotionCause {
        if let driver = driver(of: animation) { return cause(of: driver) }
        for node in animation.ancestors {
            if let call = Call(node) {
                if call.name == "transition" { return cause(ofPresence: call) }
                if call.name == "withTransaction" { return cause(ofCode: call.node) }
            }
            if let function = node.as(FunctionDeclSyntax.self) { return unlessUsedOtherwise(function.name.text) }
            if let binding = node.as(PatternBindingSyntax.self), let name = binding.name {
                return binding.isLocal ? cause(ofUsesOf: name, near: node) : unlessUsedOtherwise(name)
            }
            if node.is(ClosureExprSyntax.self) { return .other }
        }
        return .other
    }

    func cause(of driver: AnimationDriver) -> MotionCause {
        if driver.changes != nil { return cause(ofCode: driver.call.node) }
        guard let keys = driver.keys else { return .other }
        if driver.inside == nil {
            let receiver = driver.call.node.ancestors.lazy.compactMap(Call.init).first {
                $0.name.first?.isUppercase == true
            }
            return receiver.map { Self.switches.contains($0.name) } == true ? .tap : .other
        }
        return cause(ofKeys: keys, around: driver.token)
    }

    /// Someone's tap changes one of `keys`, or a parent of this view gives all of them.
    func cause(ofKeys keys: Set<String>, around node: some SyntaxProtocol) -> MotionCause {
        if keys.contains(where: \.followsFinger) || keys.speaksOf(tapped(in: node.enclosingTypeName)) { return .tap }
        let type = node.enclosingTypeName
        let parameters = members(of: type).parameters
        guard !keys.isEmpty, keys.allSatisfy({ parameters.contains($0) || isUntouched($0) }) else { return .other }
        return .tapUnless(keys.sorted().map { Fact(.movesWithoutTap, type + "." + $0) })
    }

    /// A private state that nothing changes yet, as in code that is being written.
    private func isUntouched(_ name: String) -> Bool {
        let isState = variables.contains { variable in
            variable.attributeNames == ["State"] && variable.modifiers.contains { $0.name.text == "private" }
                && variable.bindings.first?.name == name
        }
        return isState && !assignments.contains { $0.path == name } && uses(of: "$" + name).isEmpty
    }

    private func cause(ofPresence transition: Call) -> MotionCause {
        let conditions = transition.node.presenceConditions
        // Its view comes and goes with what is around it.
        guard !conditions.isEmpty else { return .tapUnless([]) }
        return cause(ofKeys: conditions.reduce(into: []) { $0.formUnion(reads($1)) }, around: transition.node)
    }

    private func cause(ofUsesOf name: String, near node: Syntax) -> MotionCause {
        let users = animationDrivers.filter {
            $0.token.enclosingMember?.id == node.enclosingMember?.id && $0.animation?.path == name
        }
        return !users.isEmpty && users.allSatisfy { cause(of: $0).isTap } ? .tap : .other
    }

    private func unlessUsedOtherwise(_ name: String) -> MotionCause {
        name == "body" ? .other : .tapUnless([Fact(.movesWithoutTap, name)])
    }

    /// A tap runs the code around `node`, at once.
    private func cause(ofCode node: some SyntaxProtocol, depth: Int = 0) -> MotionCause {
        for current in node.ancestorsInType {
            if let closure = current.as(ClosureExprSyntax.self) {
                if closure.isRunByTap { return .tap }
                guard let enclosure = Enclosure(closure), Self.immediate.contains(enclosure.call.name) else {
                    return .other
                }
            }
            guard let function = current.as(FunctionDeclSyntax.self) else { continue }
            let isTapped =
                depth < 3
                && uses(of: function.name.text).contains { use in
                    use.enclosingTypeName == node.enclosingTypeName
                        && (use.isGivenAsAction || cause(ofCode: use, depth: depth + 1).isTap)
                }
            return isTapped ? .tap : .other
        }
        return .other
    }

    /// The values that taps in a type change.
    private func tapped(in type: String) -> Set<String> {
        if let known = tappedByType[type] { return known }
        var found: Set<String> = []
        for group in types where group.typeName == type {
            for closure in Search.all(ClosureExprSyntax.self, in: group) where closure.isRunByTap {
                found.formUnion(changed(by: closure))
            }
            for argument in Search.all(LabeledExprSyntax.self, in: group) {
                if argument.expression.isGivenAsAction, let name = argument.expression.lastName {
                    for body in members(of: type).bodies[name] ?? [] { found.formUnion(changed(by: body)) }
                }
                if argument.expression.trimmedDescription.contains("$"), let call = argument.call,
                    Self.switches.contains(call.name), let path = argument.expression.path
                {
                    found.insert(path)
                }
            }
        }
        tappedByType[type] = found
        return found
    }

    /// Controls that change the value of their binding at a tap.
    private static let switches: Set<String> = ["Toggle", "Picker", "TabView", "Stepper", "DisclosureGroup"]
    /// Closures that run at once.
    private static let immediate: Set<String> = ["withAnimation", "withTransaction", "forEach", "map", "async"]
}

extension SourceFile {
    /// Animations and parameters of views that this file sets off by something else than a tap.
    func findMotionWithoutTap() -> Set<Fact> {
        guard mentions("View") else { return [] }
        var names: Set<String> = []
        for driver in animationDrivers where !cause(of: driver).isTap {
            names.formUnion(driver.animation?.animationNames ?? [])
        }
        let drivers = Set(animationDrivers.map(\.call.node.id))
        for call in calls("animation") where !drivers.contains(call.node.id) {
            names.formUnion(call.firstUnlabelled?.animationNames ?? [])
        }
        for (view, label, value) in givenParameters where !cause(ofKeys: value.paths, around: value).isTap {
            names.insert(view + "." + label)
        }
        return Set(names.map { Fact(.movesWithoutTap, $0) })
    }

    /// The values that this file gives to views of the project: `isOpen` as `isOpen` of `Drawer` in `Drawer(isOpen: isOpen)`.
    var givenParameters: [(view: String, label: String, value: ExprSyntax)] {
        callsByName.keys.filter { $0.first?.isUppercase == true && !SwiftUIViews.isBuiltIn($0) }.sorted()
            .flatMap { name in
                calls(name).filter { $0.base == nil }.flatMap { call in
                    call.node.arguments.compactMap { argument in
                        guard let label = argument.label?.text, !argument.expression.isPlainLiteral,
                            !argument.expression.is(ClosureExprSyntax.self)
                        else { return nil }
                        return (name, label, argument.expression)
                    }
                }
            }
    }
}

extension String {
    /// The state of a press or a choice.
    fileprivate var followsFinger: Bool {
        let name = lowercased()
        return name.hasSuffix("pressed") || name.hasSuffix("pressing") || name.speaks(of: ["selected", "selection"])
    }
}

extension ExprSyntax {
    /// `action: open`, `.onTapGesture(perform: open)`.
    fileprivate var isGivenAsAction: Bool {
        guard let argument = parent?.as(LabeledExprSyntax.self), let call = argument.call else { return false }
        if call.name == "onTapGesture" { return argument.label?.text == "perform" }
        return ClosureExprSyntax.actions.contains(argument.label?.text ?? "") && !call.name.hasPrefix("on")
    }

    /// `panel` of `Motion.panel.delay(0.1)`: names of the project's own animations.
    fileprivate var animationNames: Set<String> {
        let names = tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
        return Set(names).subtracting(AnimationValue.names)
    }

    fileprivate var isPlainLiteral: Bool {
        self.is(StringLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
            || self.is(FloatLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
    }
}

extension ClosureExprSyntax {
    fileprivate static let actions: Set<String> = [
        "action", "primaryAction", "onTap", "onSelect", "onToggle", "onPress",
    ]

    /// The action of a button or of a tap gesture.
    fileprivate var isRunByTap: Bool {
        guard let enclosure = Enclosure(self) else { return false }
        let call = enclosure.call
        if call.name == "onTapGesture" { return true }
        if call.name == "onEnded" { return call.base.map { ViewChain(of: $0).name } == "TapGesture" }
        if let label = enclosure.label { return Self.actions.contains(label) && !call.name.hasPrefix("on") }
        return call.name.hasSuffix("Button") && !call.hasArgument("action") && call.node.trailingClosure?.id == id
    }
}

import SwiftSyntax

/// Keeps a second trigger away, or calls the first one off.
extension UncancelledReset {
    /// `timer = Timer.scheduledTimer(…)`.
    static func isStored(_ node: FunctionCallExprSyntax) -> Bool { holder(of: node) != nil }

    /// The task is kept, and something calls it off.
    static func isCancelled(_ task: Call, in file: SourceFile) -> Bool {
        guard let name = holder(of: task.node) else { return task.node.parent?.is(MemberAccessExprSyntax.self) == true }
        return name == "" || file.calls("cancel").contains { $0.base?.lastName == name }
    }

    /// The name of what keeps it; `""` when it is given away.
    private static func holder(of node: FunctionCallExprSyntax) -> String? {
        guard let parent = node.parent else { return nil }
        if let initializer = parent.as(InitializerClauseSyntax.self) {
            return initializer.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription ?? ""
        }
        if let sequence = parent.parent?.as(SequenceExprSyntax.self), let assignment = Assignment(sequence) {
            return assignment.target.is(DiscardAssignmentExprSyntax.self) ? nil : assignment.name
        }
        return parent.is(LabeledExprSyntax.self) || parent.is(ReturnStmtSyntax.self) ? "" : nil
    }

    /// It stands where nothing triggers twice: at appearing, in an initializer.
    static func runsOnce(_ call: Call) -> Bool {
        let once: Set<String> = ["onAppear", "task", "onFirstAppear", "onDisappear", "onLoad"]
        if call.node.enclosures.contains(where: { once.contains($0.call.name) }) { return true }
        guard let member = call.node.enclosingMember else { return false }
        if member.is(InitializerDeclSyntax.self) { return true }
        let name = member.as(FunctionDeclSyntax.self)?.name.text ?? ""
        return name.hasPrefix("view") || name.hasPrefix("application") || name == "awakeFromNib"
    }

    /// A condition before it or around it asks for the state.
    static func isGuarded(_ path: String, before call: Call, in body: Syntax) -> Bool {
        if call.node.conditions(upTo: body).texts.contains(where: { $0.asks(for: path) }) { return true }
        return Search.contains(in: body) { node in
            guard node.endPosition <= call.node.position else { return false }
            if let check = node.as(GuardStmtSyntax.self) { return check.conditions.trimmedDescription.asks(for: path) }
            guard let check = node.as(IfExprSyntax.self), check.conditions.trimmedDescription.asks(for: path) else {
                return false
            }
            return check.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
        }
    }

    /// The control is off while the state is on.
    static func isDisabled(_ name: String, in file: SourceFile) -> Bool {
        (file.calls("disabled") + file.calls("allowsHitTesting")).contains {
            $0.node.arguments.trimmedDescription.mentions(name)
        }
    }

    /// Setting it keeps the next trigger away, or tells the code something that nobody sees.
    static func isOwnGuard(_ name: String) -> Bool {
        ["isEnabled", "isUserInteractionEnabled", "isDisabled", "isHidden"].contains(name)
            || name.speaks(of: [
                "animating", "updating", "processing", "transition", "ignor", "suppress", "should", "skip", "block",
                "prevent", "throttl", "debounc", "lock", "programmatic", "internal", "focus", "scroll", "dragging",
                "navigat", "canload", "loading", "refreshing", "disable", "allows", "didtap", "cooldown",
            ])
    }

    /// A view shows it: it is watched, and where this file reads it, a view does so while it is built.
    static func isShown(_ reset: Assignment, in file: SourceFile) -> Bool {
        let type = reset.node.enclosingTypeName
        guard let name = reset.path.split(separator: ".").first.map({ String($0.prefix { $0 != "[" }) }) else {
            return false
        }
        let isModel = file.types.contains {
            $0.typeName == type && $0.attributes.trimmedDescription.contains("Observable")
        }
        let members = file.members(of: type)
        guard members.state.contains(name) || isModel && members.properties.contains(name) else { return false }
        let changes = file.assignments.filter { $0.name == name }
        let reads = file.uses(of: name).filter { use in
            use.enclosingTypeName == type && !changes.contains { use.isInside($0.target) }
        }
        let isViews =
            !isModel && file.variables.contains { $0.name == name && !$0.attributeNames.contains("Published") }
        return !isViews || reads.isEmpty || reads.contains { if case .event = $0.moment { false } else { true } }
            || file.uses(of: "$" + name).contains { $0.enclosingTypeName == type }
    }

    /// Returns the facts without which it is not known to be a quarter of a second or more; nil: it is less, or nowhere said.
    static func waiting(_ call: Call, _ seconds: Double?, in file: SourceFile) -> [Fact]? {
        if let seconds { return seconds >= 0.25 - 1e-6 ? [] : nil }
        let step = call.argument("deadline")?.as(SequenceExprSyntax.self)?.elements.last
        guard let given = call.argument("withTimeInterval") ?? call.argument("for") ?? step else { return nil }
        let value = Call(given).flatMap { $0.name == "seconds" ? $0.firstUnlabelled : nil } ?? given
        if let local = value.path.flatMap({ file.localValue(of: $0, around: call.node) }),
            let number = file.number(local)
        {
            return number >= 0.25 - 1e-6 ? [] : nil
        }
        guard let member = value.as(MemberAccessExprSyntax.self), let owner = member.base?.lastName else { return nil }
        return [Fact(.lasts, owner + "." + member.declName.baseName.text)]
    }

    /// Tells other files which constants of this one are a quarter of a second or more.
    static func noteDelays(of file: SourceFile, _ report: inout Report) {
        let words = ["duration", "delay", "second", "interval", "time", "toast", "burst", "reset", "dismiss", "hide"]
        for variable in file.variables where variable.modifiers.contains(where: { $0.name.text == "static" }) {
            for binding in variable.bindings {
                guard let name = binding.name, let number = Constants.literal(binding.initializer?.value),
                    number >= 0.25,
                    (variable.enclosingTypeName + name).speaks(of: words)
                else { continue }
                report.fact(.lasts, variable.enclosingTypeName + "." + name)
            }
        }
    }

    /// The seconds until the reset, where the source says them.
    static func delay(of call: Call, in file: SourceFile) -> Double? {
        if let interval = file.number(call.argument("withTimeInterval")) { return interval }
        if let nanoseconds = file.number(call.argument("nanoseconds")) { return nanoseconds / 1_000_000_000 }
        let step = call.argument("for") ?? call.argument("deadline")?.as(SequenceExprSyntax.self)?.elements.last
        guard let duration = Call(step) else { return file.number(step) }
        let units = ["milliseconds": 0.001, "microseconds": 0.000_001, "nanoseconds": 0.000_000_001]
        return file.number(duration.firstUnlabelled).map { $0 * (units[duration.name] ?? 1) }
    }
}

extension Assignment {
    /// It puts back what is there at rest: `false`, `nil`, a number, a case, or it toggles.
    var isToRest: Bool {
        guard let value else { return node.is(FunctionCallExprSyntax.self) }
        if let member = value.as(MemberAccessExprSyntax.self) { return member.base == nil }
        if let negative = value.as(PrefixOperatorExprSyntax.self) {
            return negative.expression.is(IntegerLiteralExprSyntax.self)
        }
        return value.is(BooleanLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
            || value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            || value.is(StringLiteralExprSyntax.self) || value.is(ArrayExprSyntax.self)
    }
}

extension SyntaxProtocol {
    /// It stands in a view, or in a model that views observe.
    func belongsToInterface(in file: SourceFile) -> Bool {
        guard let type = enclosingType, !type.is(ActorDeclSyntax.self) else { return false }
        let others = ["NSView", "UIView", "Controller", "NSObject", "Delegate", "Cell", "Window", "Scene"]
        if type.is(ClassDeclSyntax.self),
            type.inherited.contains(where: { one in others.contains { one.contains($0) } })
        {
            return false
        }
        if !file.imports.isDisjoint(with: ["SwiftUI", "UIKit", "AppKit"]) { return true }
        let attributes = type.attributes.trimmedDescription
        let views: Set<String> = ["View", "ViewModifier", "ButtonStyle", "ObservableObject", "App", "ToolbarContent"]
        return attributes.contains("Observable") || !views.isDisjoint(with: type.inherited)
    }
}

extension String {
    /// It names `path` itself, not a member of something else called the same.
    fileprivate func asks(for path: String) -> Bool {
        let words = filter { $0 != "?" }.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_.".contains($0) })
        return words.contains { $0 == path || $0 == "self." + path || $0.hasPrefix(path + ".") }
    }
}

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

    /// Setting it keeps the next trigger away.
    static func isOwnGuard(_ name: String) -> Bool {
        ["isEnabled", "isUserInteractionEnabled", "isDisabled", "isHidden"].contains(name)
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

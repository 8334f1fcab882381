import SwiftSyntax

/// A place that makes changes move: `.animation(_, value:)`, `withAnimation`, `$isOpen.animation()`.
struct AnimationDriver {
    let call: Call
    /// The animation as written; nil: the default one.
    let animation: ExprSyntax?
    /// The values whose change it animates; nil: any change of what stands inside.
    let keys: Set<String>?
    /// The code that `.animation` applies to; nil: the whole type.
    var inside: ExprSyntax?
    /// The changes of `withAnimation`.
    var changes: ClosureExprSyntax?

    /// Where a finding about it points.
    var token: TokenSyntax { call.nameToken }
}

extension SourceFile {
    func findAnimationDrivers() -> [AnimationDriver] {
        implicitDrivers + bindingDrivers + explicitDrivers
    }

    /// `.animation(…)` on views only: bindings, transitions, transactions and effects of stores have one of their own.
    var viewAnimations: [Call] {
        let links = modifiers("animation").filter { $0.chain.isView(upTo: $0.position) }.map(\.modifier.call)
            .filter { !$0.node.isGivenAsBinding }
        let own = calls("animation").filter { call in
            call.base?.written == "self" && call.node.enclosingType?.isOfViews == true
        }
        return links + own
    }

    private var implicitDrivers: [AnimationDriver] {
        viewAnimations.map { call in
            let keys = call.argument("value").map { reads($0) }
            let inside = call.node.trailingClosure.map { ExprSyntax($0) } ?? call.base
            return AnimationDriver(call: call, animation: call.firstUnlabelled, keys: keys, inside: inside)
        }
    }

    private var bindingDrivers: [AnimationDriver] {
        calls("animation").compactMap { call in
            guard let base = call.base, base.isBinding, let path = base.path else { return nil }
            return AnimationDriver(call: call, animation: call.firstUnlabelled, keys: [path])
        }
    }

    private var explicitDrivers: [AnimationDriver] {
        calls("withAnimation").compactMap { call in
            guard call.base == nil || call.base?.written == "SwiftUI" else { return nil }
            let first = call.firstUnlabelled
            let animation = first?.is(ClosureExprSyntax.self) == true ? nil : first
            let changes = call.node.trailingClosure ?? call.closures.first?.closure
            let keys = changes.map { changed(by: $0) } ?? []
            return AnimationDriver(call: call, animation: animation, keys: keys, changes: changes)
        }
    }
}

extension ViewChain {
    fileprivate func isView(upTo position: Int) -> Bool {
        if let call = rootCall, call.isImplicitMember { return false }
        if !root.is(FunctionCallExprSyntax.self) {
            let words = root.written
            if words.hasPrefix(".") || ExprSyntax(root).isBinding { return false }
        }
        if let owner = rootOwner, Self.others.contains(owner) { return false }
        if name.speaks(of: Self.otherNames) { return false }
        return !modifiers[..<position].contains { $0.name == "binding" || $0.name == "send" }
    }

    /// `AnyTransition` of `AnyTransition.slide` and of `AnyTransition.move(edge: .top)`.
    private var rootOwner: String? {
        let called = root.as(FunctionCallExprSyntax.self)?.calledExpression ?? root
        return (called.as(MemberAccessExprSyntax.self)?.base ?? called).written
    }

    private static let others = ["AnyTransition", "Transaction", "Animation", "Binding", "Transition", "Effect"]
    private static let otherNames = ["transition", "binding", "queue", "scheduler", "transaction", "effect"]
}

extension FunctionCallExprSyntax {
    private static let bindings = ["isExpanded", "isOn", "isPresented", "item", "path", "selection", "text", "value"]

    /// `Picker("Style", selection: style.animation())`, where `style` is a `Binding` whatever its name.
    fileprivate var isGivenAsBinding: Bool {
        parent?.as(LabeledExprSyntax.self)?.label.map { Self.bindings.contains($0.text) } ?? false
    }
}

extension ExprSyntax {
    /// `$isOpen`, `self.$menu`, `$model.isOpen`.
    fileprivate var isBinding: Bool {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.isProjection }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.declName.baseName.isProjection || member.base?.isBinding == true
    }
}

extension TokenSyntax {
    /// `$isOpen`, but not `$0`.
    fileprivate var isProjection: Bool { text.hasPrefix("$") && text.dropFirst().first?.isNumber == false }
}

extension DeclGroupSyntax {
    /// `View`, `ViewModifier`, or an extension of the former.
    fileprivate var isOfViews: Bool {
        typeName == "View" || inherited.contains("View") || inherited.contains("ViewModifier")
    }
}

extension SourceFile {
    /// The values a closure changes, by itself or by the functions of its type that it calls.
    func changed(by closure: some SyntaxProtocol) -> Set<String> {
        let members = members(around: closure)
        var seen: Set<String> = []
        var found: Set<String> = []
        var pending: [Syntax] = [Syntax(closure)]
        while let body = pending.popLast() {
            let reader = ChangeReader(viewMode: .sourceAccurate)
            reader.walk(body)
            found.formUnion(reader.changed)
            for name in reader.called where seen.insert(name).inserted { pending += members.bodies[name] ?? [] }
        }
        return found
    }
}

/// Notes assignments and calls that change a value in place.
private final class ChangeReader: SyntaxVisitor {
    var changed: Set<String> = []
    var called: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 2, elements[1].assigns, let path = elements[0].path { changed.insert(path) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = Call(node) else { return .visitChildren }
        if let base = call.base {
            if let path = base.path, Self.changing.contains(call.name) { changed.insert(path) }
            if base.written == "self" { called.insert(call.name) }
        } else if !call.isImplicitMember {
            called.insert(call.name)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = Call(node.parent) else { return .visitChildren }
        return Self.later.contains(call.name) ? .skipChildren : .visitChildren
    }

    private static let changing: Set<String> = [
        "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "move",
        "swapAt", "sort", "shuffle", "reverse", "popLast", "formUnion", "subtract", "formSymmetricDifference",
    ]
    private static let later: Set<String> = ["Task", "async", "asyncAfter", "run", "completion"]
}

extension ExprSyntax {
    /// `=`, `+=` and the like.
    fileprivate var assigns: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return text.last == "=" && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    }
}

extension AnimationDriver {
    /// Reduce Motion decides whether it animates.
    func isGated(in file: SourceFile) -> Bool {
        if let animation, MotionGate.gates(animation, in: file) { return true }
        if let changes, MotionGate.speaks(changes) { return true }
        if let value = call.argument("value"), MotionGate.gates(value, in: file) { return true }
        return MotionGate.guards(token, in: file) || MotionGate.isSwitchedOff(around: token, in: file)
    }
}

import SwiftSyntax

/// How two places of one function or closure meet in one run of it.
public enum PathRelation: Sendable {
    /// Both can run, and at the same moment.
    case together
    /// Both can run, but time passes between them: an `await`, a delay, a completion handler.
    case later
    /// A run meets one or the other: branches of a condition, cases, an early return.
    case separate
}

extension SyntaxProtocol {
    /// How `self` and the `second` place, which stands further down, meet in a run of `body`.
    public func relation(to second: some SyntaxProtocol, in body: some SyntaxProtocol) -> PathRelation {
        ExecutionPath(first: Syntax(self), second: Syntax(second), body: Syntax(body)).relation
    }
}

extension SyntaxProtocol {
    /// The code that runs as one with this: the function around it, or the outermost closure of a view.
    var runBody: Syntax? {
        let around = ancestorsInType
        let function = around.first { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) }
        return function ?? around.last { $0.is(ClosureExprSyntax.self) }
    }
}

/// Two places and what lies between them.
private struct ExecutionPath {
    let first: Syntax
    let second: Syntax
    let body: Syntax

    var relation: PathRelation {
        let left = first.path(upTo: body)
        let right = second.path(upTo: body)
        guard let meeting = meetingPoint(left, right) else { return .separate }
        let below = (first: meeting.first, second: meeting.second)
        if isBranch(meeting.node, below.first.last, below.second.last) { return .separate }
        if leavesEarly(below.first) || excludeEachOther(below.first, below.second) { return .separate }
        let delays = (below.first + below.second).map(Delay.of)
        if delays.contains(.unknown) { return .later }
        return pauses(between: meeting.node) ? .later : .together
    }

    /// The innermost node around both, and the nodes on either side below it, innermost first.
    private func meetingPoint(_ left: [Syntax], _ right: [Syntax]) -> (node: Syntax, first: [Syntax], second: [Syntax])?
    {
        let known = Dictionary(right.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (position, node) in left.enumerated() {
            guard let other = known[node.id] else { continue }
            return (node, Array(left[..<position]), Array(right[..<other]))
        }
        return nil
    }

    private func isBranch(_ node: Syntax, _ a: Syntax?, _ b: Syntax?) -> Bool {
        guard let a, let b else { return false }
        if let condition = node.as(IfExprSyntax.self) {
            return condition.body.id == a.as(CodeBlockSyntax.self)?.id
                && condition.elseBody.map { Syntax($0).id } == b.id
        }
        if node.is(SwitchCaseListSyntax.self) || node.is(IfConfigClauseListSyntax.self) { return true }
        if node.is(TernaryExprSyntax.self) { return true }
        if node.is(ExprListSyntax.self) { return a.is(UnresolvedTernaryExprSyntax.self) }
        if node.is(CatchClauseListSyntax.self) { return true }
        if node.is(DoStmtSyntax.self) { return !canThrow(after: a) }
        return false
    }

    /// Something after the first place in its `do` can still throw.
    private func canThrow(after block: Syntax) -> Bool {
        Search.contains(in: block) { $0.is(TryExprSyntax.self) && $0.position >= first.endPosition }
    }

    /// A block around the first place alone ends by leaving.
    private func leavesEarly(_ nodes: [Syntax]) -> Bool {
        for node in nodes {
            if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
            guard let items = node.as(CodeBlockItemListSyntax.self) else { continue }
            let isCase = node.parent?.is(SwitchCaseSyntax.self) == true
            let after = items.lazy.filter { $0.endPosition > first.position }
            if after.contains(where: { $0.item.isExit(leavingSwitch: !isCase) }) { return true }
        }
        return false
    }

    /// `if done { … }  if !done { … }`.
    private func excludeEachOther(_ a: [Syntax], _ b: [Syntax]) -> Bool {
        let left = a.compactMap(Condition.init)
        let right = b.compactMap(Condition.init)
        return left.contains { one in right.contains { one.excludes($0) } }
    }

    private func pauses(between node: Syntax) -> Bool {
        Search.contains(in: node) { inner in
            guard inner.position >= first.endPosition, inner.endPosition <= second.position else { return false }
            return inner.isPause && !inner.isInClosure(notAround: second, within: node)
        }
    }
}

/// The effect of a node on when the code inside it runs.
private enum Delay {
    case none, unknown

    /// Closures that run at once.
    private static let immediate: Set<String> = [
        "withAnimation", "withTransaction", "autoreleasepool", "forEach", "map", "compactMap", "run", "assumeIsolated",
        "async", "Task", "detached", "performAsCurrent", "performWithoutAnimation",
    ]

    static func of(_ node: Syntax) -> Delay {
        guard let closure = node.as(ClosureExprSyntax.self) else {
            return node.is(FunctionDeclSyntax.self) ? .unknown : .none
        }
        guard let receiver = closure.receiver else {
            return closure.parent?.is(FunctionCallExprSyntax.self) == true ? .none : .unknown
        }
        return immediate.contains(receiver.name) ? .none : .unknown
    }
}

/// The conditions around a place that all hold there, as texts.
private struct Condition {
    let parts: [String]

    init?(_ node: Syntax) {
        guard node.is(CodeBlockSyntax.self), let condition = node.parent?.as(IfExprSyntax.self),
            condition.body.id == node.as(CodeBlockSyntax.self)?.id
        else { return nil }
        parts = condition.conditions.map(\.condition.written).flatMap { text in
            text.contains("||") ? [text] : text.split(separator: " && ").map(String.init)
        }
    }

    func excludes(_ other: Condition) -> Bool {
        parts.contains { one in other.parts.contains { Self.exclude(one, $0) || Self.exclude($0, one) } }
    }

    private static func exclude(_ text: String, _ other: String) -> Bool {
        if text == "!" + other || text == other + " == false" { return true }
        let one = text.components(by: "==")
        let two = other.components(by: "==")
        if one.count == 2, two.count == 2, one[0] == two[0], one[1] != two[1] { return true }
        return text.components(by: "!=") == two && two.count == 2
    }
}

extension String {
    fileprivate func components(by separator: String) -> [String] {
        let words = split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: separator) else { return [self] }
        return [words[..<index].joined(separator: " "), words[(index + 1)...].joined(separator: " ")]
    }
}

extension Syntax {
    /// This node and those around it, innermost first, `end` last.
    fileprivate func path(upTo end: Syntax) -> [Syntax] {
        var nodes: [Syntax] = [self]
        while let last = nodes.last, last.id != end.id, let parent = last.parent { nodes.append(parent) }
        return nodes
    }

    fileprivate var isPause: Bool {
        if self.is(AwaitExprSyntax.self) { return true }
        return ["sleep", "usleep"].contains(self.as(FunctionCallExprSyntax.self)?.calleeName)
    }

    /// It stands in a closure that is not around `other`.
    fileprivate func isInClosure(notAround other: Syntax, within node: Syntax) -> Bool {
        path(upTo: node).contains {
            $0.is(ClosureExprSyntax.self) && !($0.position <= other.position && other.endPosition <= $0.endPosition)
        }
    }
}

extension CodeBlockItemSyntax.Item {
    /// It leaves the block it stands in: `return`, `throw`, `continue`, `fatalError()`.
    func isExit(leavingSwitch: Bool) -> Bool {
        let node = Syntax(self)
        if node.is(ReturnStmtSyntax.self) || node.is(ThrowStmtSyntax.self) || node.is(ContinueStmtSyntax.self) {
            return true
        }
        if node.is(BreakStmtSyntax.self) { return leavingSwitch }
        return node.as(FunctionCallExprSyntax.self)?.calleeName == "fatalError"
    }
}

/// Looks through a small part of a file.
enum Search {
    static func contains(in node: some SyntaxProtocol, where matches: (Syntax) -> Bool) -> Bool {
        first(in: node, where: matches) != nil
    }

    static func first(in node: some SyntaxProtocol, where matches: (Syntax) -> Bool) -> Syntax? {
        let syntax = Syntax(node)
        if matches(syntax) { return syntax }
        for child in syntax.children(viewMode: .sourceAccurate) {
            if let found = first(in: child, where: matches) { return found }
        }
        return nil
    }

    /// Every match, outer before inner, in the order of the source.
    static func all<Node: SyntaxProtocol>(_ type: Node.Type, in node: some SyntaxProtocol) -> [Node] {
        var found: [Node] = []
        collect(type, in: Syntax(node), into: &found)
        return found
    }

    private static func collect<Node: SyntaxProtocol>(_ type: Node.Type, in node: Syntax, into found: inout [Node]) {
        if let match = node.as(type) { found.append(match) }
        for child in node.children(viewMode: .sourceAccurate) { collect(type, in: child, into: &found) }
    }
}

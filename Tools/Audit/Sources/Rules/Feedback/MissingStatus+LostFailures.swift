import SwiftSyntax

extension MissingStatus {
    static let lostFailure =
        "People are not told when this fails: keep the failure, and say in plain words what was not done and how to try again"
    static let lostRefresh =
        "People pull, the load fails, and they take what stands there for the latest: say that it could not be refreshed"

    /// Reports what a tap or a pull starts in a view and whose failure nobody is told.
    static func findLostFailures(in file: SourceFile, _ report: inout Report) -> Set<SyntaxIdentifier> {
        guard file.mentions("await") else { return [] }
        let views = Set(file.views.map(\.typeName))
        var reported: Set<SyntaxIdentifier> = []
        // In one order, for what is reached from both is said once.
        for name in ["refreshable"] + file.callsByName.keys.filter({ $0.hasSuffix("Button") }).sorted() {
            for call in file.calls(name)
            where views.contains(call.node.enclosingTypeName) && !call.node.isForDevelopers(in: file) {
                let isRefresh = name == "refreshable"
                for lost in LostFailures(isWanted: isRefresh).places(from: call, in: file)
                where reported.insert(lost.id).inserted {
                    report.finding(at: lost, isRefresh ? lostRefresh : lostFailure)
                }
            }
        }
        return reported
    }
}

/// Finds the failures that the action of a control drops.
private struct LostFailures {
    /// The person asked for all that it awaits.
    let isWanted: Bool

    func places(from call: Call, in file: SourceFile) -> [Syntax] {
        let members = file.members(around: call.node)
        return reached(from: call, in: file).flatMap { body in
            Search.all(TryExprSyntax.self, in: body).filter { !$0.isSettled(by: members) }.compactMap {
                lost($0, in: body)
            }
        }
    }

    /// The action, and the functions of its own type that it calls.
    private func reached(from call: Call, in file: SourceFile) -> [Syntax] {
        let action: (any SyntaxProtocol)? =
            call.closure("action") ?? call.argument("action") ?? call.node.trailingClosure
        guard let action else { return [] }
        let members = file.members(around: call.node)
        var found: [Syntax] = []
        var pending = [Syntax(action)]
        if let named = Syntax(action).as(ExprSyntax.self)?.path { pending += members.bodies[named] ?? [] }
        var seen: Set<String> = []
        while let body = pending.popLast(), found.count < 8 {
            found.append(body)
            for inner in Search.all(FunctionCallExprSyntax.self, in: body).compactMap(Call.init)
            where inner.base.map({ $0.written == "self" }) ?? !inner.isImplicitMember {
                if seen.insert(inner.name).inserted { pending += members.bodies[inner.name] ?? [] }
            }
        }
        return found
    }

    /// The place where the failure of `attempt` ends without a word.
    private func lost(_ attempt: TryExprSyntax, in body: Syntax) -> Syntax? {
        // Nobody waits for work on the side, in `Task.detached`.
        guard attempt.expression.is(AwaitExprSyntax.self), matters(attempt),
            !attempt.ancestors.contains(where: { Call($0)?.name == "detached" })
        else { return nil }
        switch attempt.questionOrExclamationMark?.text {
        case "!": return nil
        case "?": return attempt.isDropped ? Syntax(attempt) : nil
        default: break
        }
        // Of several loads side by side nobody can tell which one is missed.
        if isWanted, attempt.ancestors.contains(where: { Call($0)?.name == "addTask" }) { return nil }
        for node in attempt.ancestors {
            if let statement = node.as(DoStmtSyntax.self), attempt.isInside(statement.body),
                let clause = statement.catchClauses.last
            {
                guard statement.catchClauses.count == 1, clause.isSilent else { return nil }
                // A step that may fail, in what tells of its other failures.
                return statement.ancestor(DoStmtSyntax.self)?.catchClauses.allSatisfy(\.isSilent) == false
                    ? nil : Syntax(clause)
            }
            if let closure = node.as(ClosureExprSyntax.self), closure.id != body.id {
                // The person does not wait for a refresh on the side.
                return closure.isForgottenTask && !isWanted ? Syntax(attempt) : nil
            }
            if node.id == body.id { return nil }
        }
        return nil
    }

    /// It changes something that the person wants changed.
    private func matters(_ attempt: TryExprSyntax) -> Bool {
        guard let call = Search.all(FunctionCallExprSyntax.self, in: attempt.expression).compactMap(Call.init).first
        else { return false }
        if isWanted { return call.name != "sleep" }
        let words = Set(call.name.camelWords)
        return !words.isDisjoint(with: Self.changes) && words.isDisjoint(with: Self.asides) && !isKeptHere(call)
    }

    /// `planet.save()` writes a file, and an index is made again: practically neither fails.
    private func isKeptHere(_ call: Call) -> Bool {
        let owner = call.base?.written ?? ""
        if owner.speaks(of: ["searchableindex", "spotlight", "cache", "defaults", "settings", "preferences"]) {
            return true
        }
        return call.name == "save" && call.node.arguments.isEmpty
            && !owner.speaks(of: ["api", "client", "service", "repository", "server", "network"])
    }

    private static let changes: Set<String> = [
        "save", "delete", "remove", "send", "post", "put", "update", "create", "submit", "publish", "upload", "import",
        "export", "rename", "install", "register", "join", "invite", "block", "mute", "report", "restore",
        "sign", "follow", "unfollow", "subscribe", "vote", "pay", "buy", "purchase",
    ]
    private static let asides: Set<String> = [
        "fetch", "load", "get", "token", "analytics", "event", "log", "cache", "badge", "seen", "notification",
        "notifications", "activity", "widget", "location", "if", "needed", "auto", "settings", "preferences",
        "preference", "defaults", "index", "history", "thumbnail", "receipt", "typing", "read", "out", "error",
        "metrics",
    ]
}

extension TryExprSyntax {
    /// A function of the same type that catches whatever fails in it: `try await saveOrExplain()` never throws.
    fileprivate func isSettled(by members: TypeMembers) -> Bool {
        guard let call = Call(expression.as(AwaitExprSyntax.self)?.expression ?? expression),
            call.base.map({ $0.written == "self" }) ?? true,
            let bodies = members.bodies[call.name], !bodies.isEmpty
        else { return false }
        return bodies.allSatisfy { body in
            !Search.contains(in: body) { $0.mayLeave(body) }
        }
    }

    /// A statement by itself, or `_ = try? …`.
    fileprivate var isDropped: Bool {
        if parent?.is(CodeBlockItemSyntax.self) == true {
            guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return true }
            // The only statement of a closure may be its value.
            return list.parent?.as(ClosureExprSyntax.self).map { $0.isForgottenTask || $0.isRefresh } ?? true
        }
        let sequence = ancestors.first { $0.is(SequenceExprSyntax.self) || $0.is(CodeBlockItemSyntax.self) }
        return sequence?.as(SequenceExprSyntax.self)?.assigned?.is(DiscardAssignmentExprSyntax.self) == true
    }
}

extension ClosureExprSyntax {
    /// `Task { … }` whose value nobody keeps.
    fileprivate var isForgottenTask: Bool {
        guard let call = parent?.as(FunctionCallExprSyntax.self), call.parent?.is(CodeBlockItemSyntax.self) == true
        else { return false }
        let callee = call.calledExpression.written
        return callee.hasPrefix("Task") || callee.hasPrefix("_Concurrency.Task")
    }

    fileprivate var isRefresh: Bool { receiver?.name == "refreshable" }
}

extension Syntax {
    /// A failure here may end `body`: a `throw`, or a `try` that no `catch` in it answers.
    fileprivate func mayLeave(_ body: Syntax) -> Bool {
        let isPlain = self.as(TryExprSyntax.self).map { $0.questionOrExclamationMark == nil } ?? false
        guard isPlain || self.is(ThrowStmtSyntax.self) else { return false }
        let inner = ancestors.prefix { $0.id != body.id }
        return !inner.contains { node in
            guard let statement = node.as(DoStmtSyntax.self), isInside(statement.body) else { return false }
            return statement.catchClauses.contains { $0.catchItems.isEmpty }
        }
    }
}

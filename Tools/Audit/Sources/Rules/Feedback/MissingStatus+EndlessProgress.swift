import SwiftSyntax

extension MissingStatus {
    static let endlessProgress =
        "People watch a progress indicator that never ends when the load fails: end it then too, and say so with a way to try again"

    /// Reports the wait that only a success ends: `if let answer = await api.get() { items = answer; isLoading = false }`.
    static func findEndlessProgress(in file: SourceFile, _ report: inout Report) {
        guard file.mentions("await") else { return }
        let views = Set(file.views.map(\.typeName))
        for name in views.sorted() {
            for flag in file.members(of: name).state.sorted() where flag.speaks(of: waiting) {
                for place in endless(flag, of: name, in: file) { report.finding(at: place, endlessProgress) }
            }
        }
    }

    /// The loads after which `flag` stays on, if no other place ends it.
    private static func endless(_ flag: String, of type: String, in file: SourceFile) -> [Syntax] {
        let changes = file.assignments.filter { $0.path == flag && $0.node.enclosingTypeName == type }
        let starts = changes.filter { $0.value?.written == "true" }
        let ends = changes.filter { $0.value?.written == "false" }
        // Whoever is given the binding may end it.
        guard starts.count + ends.count == changes.count, !ends.isEmpty, file.uses(of: "$" + flag).isEmpty,
            file.uses(of: flag).count > changes.count,
            !starts.isEmpty
                || file.bindings(named: flag).contains(where: { $0.initializer?.value.written == "true" })
        else { return [] }
        let loads = ends.map { $0.node.loadThatMustSucceed }
        return loads.contains { $0 == nil } ? [] : loads.compactMap { $0 }
    }

    private static let waiting = ["loading", "fetching", "searching", "spinner", "isbusy", "inprogress"]
}

extension ExprSyntax {
    /// The load whose success alone leads here.
    fileprivate var loadThatMustSucceed: Syntax? {
        for node in ancestors {
            if node.is(DeferStmtSyntax.self) { return nil }
            if let choice = node.as(IfExprSyntax.self), isInside(choice.body), choice.elseBody == nil {
                let load = choice.conditions.lazy.compactMap { element -> Syntax? in
                    guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else { return nil }
                    return Search.first(in: Syntax(binding)) { $0.is(AwaitExprSyntax.self) }
                }.first
                if let load { return load }
            }
            if let statement = node.as(DoStmtSyntax.self), isInside(statement.body),
                let clause = statement.catchClauses.last, statement.catchClauses.count == 1, clause.isSilent,
                Search.all(AwaitExprSyntax.self, in: statement.body).contains(where: { $0.position < position })
            {
                return Syntax(clause)
            }
            if node.is(FunctionDeclSyntax.self) { return nil }
        }
        return nil
    }
}

import SwiftSyntax

extension CodeBlockItemSyntax {
    var returnsNothing: Bool { item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false }

    /// `isLoading = false`, `return nil`: nothing that people see as a failure.
    fileprivate var onlyResets: Bool {
        let value =
            item.as(ReturnStmtSyntax.self)?.expression
            ?? item.as(SequenceExprSyntax.self).flatMap(Assignment.init)?.value
        return returnsNothing || ["false", "nil", "[ ]"].contains(value?.normalisedCode)
    }
}

extension CatchClauseSyntax {
    var isSilent: Bool {
        body.statements.allSatisfy { item in
            guard let call = Call(item.item) else { return item.onlyResets }
            return ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(call.name)
                || call.base?.normalisedCode.lowercased().contains("log") == true
        }
    }
}

import SwiftSyntax

/// A place where an error becomes text as the system words it.
struct RawErrorText {
    let node: ExprSyntax
    let error: DeclaredError
    /// `localizedDescription`, which may be a sentence for people; `debugDescription` and `\(error)` never are.
    var isLocalized = false

    /// No sentence for people can stand in it: it shows the value itself, or the error is of a type without words.
    var isUnreadable: Bool {
        if error.isGuess { return false }
        return !isLocalized || error.type.map { $0 != SourceFile.typedFailure } == true
    }
}

extension SourceFile {
    /// Those that may come to be read.
    func findRawErrorTexts() -> [RawErrorText] {
        let described = ["localizedDescription", "debugDescription", "localizedDebugDescription"].flatMap { name in
            accesses(name).filter(mayBeShown).compactMap { access in
                access.base.flatMap { base in
                    rawError(base, whenUnknown: base.lastPathName?.isErrorName).map {
                        RawErrorText(node: ExprSyntax(access), error: $0, isLocalized: name == "localizedDescription")
                    }
                }
            }
        }
        let interpolated = interpolations.filter(mayBeShown).compactMap { value in
            rawError(value, whenUnknown: value.isBareError).map { RawErrorText(node: value, error: $0) }
        }
        let strings = calls("String").filter { mayBeShown($0.node) }.compactMap { call in
            (call.argument("describing") ?? call.argument("reflecting")).flatMap { value in
                rawError(value, whenUnknown: value.isBareError).map {
                    RawErrorText(node: ExprSyntax(call.node), error: $0)
                }
            }
        }
        return described + interpolated + strings
    }

    /// A cheap question before the dear one of what is declared: most go to a log.
    private func mayBeShown(_ node: some SyntaxProtocol) -> Bool { ShownText.destination(of: node) != .elsewhere }

    /// - Parameter whenUnknown: its name alone says that it is an error, where no declaration is to be seen.
    private func rawError(_ value: ExprSyntax, whenUnknown: Bool?) -> DeclaredError? {
        switch declaration(of: value) {
        case .error(let error): error
        case .other: nil
        case .unknown: whenUnknown == true ? DeclaredError(isGuess: true) : nil
        }
    }
}

extension ExprSyntax {
    fileprivate var lastPathName: String? {
        path.flatMap { $0.first?.isLowercase == true ? $0.split(separator: ".").last.map(String.init) : nil }
    }

    /// `error` and `err`, as a closure calls its parameter.
    fileprivate var isBareError: Bool { path == "error" || path == "err" }
}

extension String {
    fileprivate var isErrorName: Bool {
        let name = lowercased()
        return name == "err" || name.hasSuffix("error")
    }
}

extension SyntaxProtocol {
    /// The functions, `load()`, whose errors arrive at this place in a `catch`.
    var attempted: Set<String> {
        let clause = ancestorsInType.lazy.compactMap { $0.as(CatchClauseSyntax.self) }.first
        // An error that is told apart by its type is another one here.
        guard let clause, !clause.body.written.holds(" as? "),
            let statement = clause.ancestor(DoStmtSyntax.self), statement.catchClauses.count == 1
        else { return [] }
        let calls = Search.all(TryExprSyntax.self, in: statement.body).flatMap {
            Search.all(FunctionCallExprSyntax.self, in: $0).compactMap(\.calleeName)
        }
        return Set(calls.map { $0 + "()" })
    }
}

import SwiftSyntax

enum DroppedFailure: Rule {
    static let about = RuleDescription(
        id: "dropped-failure",
        title: "Failure that the app never shows",
        level: .question,
        weight: 7,
        whom: "everyone, especially offline or on a bad network",
        rationale: """
            After a load that failed silently, people take an old or empty list for the latest; after a save that \
            failed silently, they think it is saved. Only developers read a log.
            """,
        source: "Human Interface Guidelines, Loading; WCAG 3.3.1, 4.1.3",
        blindSpots: """
            Failures that do not matter, and those that something else shows. In a model it looks only at methods that \
            a view calls on a property whose type it sees.
            """,
        harm: "If this fails, the app shows nothing. Does what people see then look up to date?",
        change: "say in plain words what failed and offer a retry, or say in a comment why it does not matter"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let views = Set(file.views.map(\.typeName))
        var kept: [CatchClauseSyntax] = []
        var places: [Syntax] = file.index.cases.filter(\.dropsFailure).map(Syntax.init)
        places += file.index.guards.filter(\.dropsFailure).map(Syntax.init)
        places += file.index.tries.filter { $0.isDropped && !$0.isMinorFailure }.map(Syntax.init)
        for clause in file.index.catches where clause.isOfWaiting && !clause.isMinorFailure {
            if clause.isSilent { places.append(Syntax(clause)) } else if clause.onlyKeepsFailure { kept.append(clause) }
        }
        for place in places where views.contains(place.enclosingTypeName) || place.isInAction {
            // A caller may show that the result is false or nil.
            if place.as(CatchClauseSyntax.self)?.answers == true { continue }
            let told = place.as(TryExprSyntax.self)?.called.map { [Fact(.tellsFailures, $0)] } ?? []
            let goesOn = place.ancestor(CodeBlockItemSyntax.self)?.contains(token: ["return"]) == false
            let closes = goesOn && place.statementsAfter.contains { Call($0.item)?.name == "dismiss" }
            report.finding(
                at: place.as(SwitchCaseSyntax.self).map { Syntax($0.label) } ?? place,
                closes ? "If this fails, it closes as if it had worked" : nil,
                unless: told
            )
        }
        for name in file.methods(with: places) { report.fact(.dropsFailure, name) }
        for name in file.methods(with: kept) { report.fact(.keepsFailure, name) }
        askAtCalls(file, &report)
    }

    /// Asks once about each method.
    private static func askAtCalls(_ file: SourceFile, _ report: inout Report) {
        var asked: Set<String> = []
        for use in file.modelUses.sorted(by: { $0.node.position < $1.node.position }) {
            if use.showsFailure { report.fact(.showsFailure, use.type) }
            let method = use.type + "." + use.name
            guard use.isStatement, !file.around(use.node).isGiven(to: ["onDisappear", "onReceive", "onChange"]),
                asked.insert(method).inserted
            else { continue }
            let closes =
                use.call?.node.parent?.is(AwaitExprSyntax.self) == true
                && use.node.statementsAfter.contains { Call($0.item)?.name == "dismiss" }
            let harm = closes ? "this closes as if it had worked" : "the app shows nothing"
            let look = "If `\(use.name)` fails, \(harm)"
            report.finding(at: use.node, look, when: [Fact(.dropsFailure, method)])
            let unless = [Fact(.showsFailure, use.type)]
            report.finding(at: use.node, look, unless: unless, when: [Fact(.keepsFailure, method)])
        }
    }
}

extension SyntaxProtocol {
    fileprivate var isInAction: Bool {
        ancestorsInType.contains { actions.contains($0.as(ClosureExprSyntax.self)?.receiver?.name ?? "") }
    }
}

private let actions: Set<String> = ["Button", "refreshable", "task", "onTapGesture", "onSubmit", "onAppear"]

extension CatchClauseSyntax {
    fileprivate var answers: Bool {
        body.contains(token: ["return"]) && !body.statements.allSatisfy(\.returnsNothing)
    }
}

extension GuardStmtSyntax {
    /// `guard case .success(let image) = result else { return }`
    fileprivate var dropsFailure: Bool {
        conditions.count == 1 && body.statements.allSatisfy(\.returnsNothing)
            && conditions.first?.condition.as(MatchingPatternConditionSyntax.self)?.pattern.contains(token: ["success"])
                == true
    }
}

extension SwitchCaseSyntax {
    /// `case .failure: break`, or `EmptyView()` if the type has no other case of it.
    fileprivate var dropsFailure: Bool {
        isOfFailure && !(contains(token: ["EmptyView"]) && isHandledElsewhere)
            && statements.allSatisfy {
                $0.item.is(BreakStmtSyntax.self) || ["print", "EmptyView"].contains(Call($0.item)?.name)
            }
    }

    fileprivate var isOfFailure: Bool {
        label.as(SwitchCaseLabelSyntax.self)?.contains(token: ["failure", "error", "failed"]) == true
    }

    fileprivate var isHandledElsewhere: Bool {
        let tokens = enclosingType.map { Array($0.tokens(viewMode: .sourceAccurate)) } ?? []
        return tokens.filter {
            ["failure", "error", "failed"].contains($0.text) && $0.previousToken(viewMode: .sourceAccurate)?.text == "."
        }.count > 1
    }
}

import SwiftSyntax

enum EmptyState: Rule {
    static let about = RuleDescription(
        id: "empty-state",
        title: "Empty state that misleads",
        level: .question,
        weight: 7,
        whom: "everyone, especially offline or on a bad network",
        rationale: """
            A list is also empty while it loads, and after its load failed. People who then read “Nothing here” think \
            that everything is gone, or was never saved.
            """,
        source: "Human Interface Guidelines, Loading; Apple: ContentUnavailableView",
        blindSpots: "Models that never fail; messages that another view shows.",
        change: """
            show a progress view and an error with a retry first, and the empty text only after a load that succeeded
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in file.loadedProperties { report.fact(.loadsProperty, name) }
        for pass in file.givenProperties { report.fact(.givesProperty, pass) }
        for use in file.modelUses where use.showsFailure { report.fact(.showsFailure, use.type) }
        let uses = Dictionary(file.modelUses.map { ($0.node.id, $0) }) { first, _ in first }
        for branch in file.index.branches {
            guard let type = branch.enclosingType else { continue }
            let code = branch.wholeChoice.lowercased()
            guard let value = branch.emptyValue, let path = value.path, showsText(branch, in: file),
                !file.isTyped(path), !code.namesFailure
            else { continue }
            let waits = type.contains(token: ["ProgressView", "redacted"]) || code.contains("load")
            let tries = type.contains(token: ["refreshable", "onRetry", "retry"]) || branch.contains(token: ["Button"])
            let harm =
                "\(waits ? "If" : "While this loads, and if") loading fails, it says that nothing is there"
                + (tries ? "" : ", and nothing tries again")
            let loaded: String? =
                file.loads(path, in: type)
                ? ""
                : uses[value.id].map { $0.type + "." + $0.name }
                    ?? (file.isGiven(path, to: type) ? type.typeName + "." + path : nil)
            guard let loaded else { continue }
            let model = loaded.isEmpty ? nil : uses[value.id]
            report.finding(
                at: branch.conditions,
                harm,
                unless: model.map { [Fact(.showsFailure, $0.type)] } ?? [],
                when: loaded.isEmpty ? [] : [Fact(.loadsProperty, loaded)]
            )
        }
    }

    private static func showsText(_ branch: IfExprSyntax, in file: SourceFile) -> Bool {
        let views = branch.emptyViews.map { ViewChain(of: $0) }
        return views.contains { view in
            let parts = file.views(ofMember: view.name).flatMap { view.root.isOwnMember ? $0 : nil } ?? [view.node]
            return parts.contains { part in
                let calls = Search.calls(in: part)
                return calls.contains { ["Text", "Label", "ContentUnavailableView"].contains($0.name) }
                    || calls.contains {
                        $0.isInitializer
                            && $0.node.arguments.contains { $0.expression.is(StringLiteralExprSyntax.self) }
                    }
            }
        }
    }
}

extension IfExprSyntax {
    /// `model.items` of `if model.items.isEmpty`, also negated.
    fileprivate var emptyValue: ExprSyntax? {
        conditions.lazy.compactMap { condition -> ExprSyntax? in
            var code = condition.condition.as(ExprSyntax.self)
            if let negation = code?.as(PrefixOperatorExprSyntax.self) { code = negation.expression }
            guard let member = code?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "isEmpty" else {
                return nil
            }
            return member.base
        }.first
    }

    fileprivate var emptyViews: [ExprSyntax] {
        guard conditions.first?.trimmedDescription.hasPrefix("!") == true else { return body.statements.views }
        return elseBody?.as(CodeBlockSyntax.self)?.statements.views ?? []
    }

    /// The conditions of all branches, and those around them.
    fileprivate var wholeChoice: String {
        var code = conditions.normalisedCode
        for node in ancestorsInType {
            if let outer = node.as(IfExprSyntax.self) { code += outer.conditions.normalisedCode }
            if let choice = node.as(SwitchExprSyntax.self) {
                code += choice.cases.map { $0.as(SwitchCaseSyntax.self)?.label.normalisedCode ?? "" }.joined()
            }
        }
        var rest = elseBody?.as(IfExprSyntax.self)
        while let next = rest {
            code += next.conditions.normalisedCode
            rest = next.elseBody?.as(IfExprSyntax.self)
        }
        return code
    }
}

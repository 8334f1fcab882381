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
        for branch in file.index.branches {
            guard let type = branch.enclosingType, let path = branch.emptyPath, showsText(branch, in: file),
                file.loads(path, in: type), !file.isTyped(path)
            else { continue }
            let code = branch.wholeChoice.lowercased()
            guard !code.namesFailure else { continue }
            let waits = type.contains(token: ["ProgressView", "redacted"]) || code.contains("load")
            report.finding(
                at: branch.conditions,
                "\(waits ? "If" : "While this loads, and if") loading fails, it says that nothing is there"
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
    fileprivate var emptyPath: String? {
        conditions.lazy.compactMap { condition -> String? in
            var code = condition.condition.as(ExprSyntax.self)
            if let negation = code?.as(PrefixOperatorExprSyntax.self) { code = negation.expression }
            guard let member = code?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "isEmpty" else {
                return nil
            }
            return member.base?.path
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

extension SourceFile {
    /// Whether the values come from a load that takes time.
    fileprivate func loads(_ path: String, in type: any DeclGroupSyntax) -> Bool {
        // If a filter hides everything, “No matches” is true.
        guard variables(named: path).allSatisfy({ !$0.contains(token: ["filter"]) }) else { return false }
        let root = String(path.split(separator: ".").first ?? "")
        let own = variables(named: root).first { $0.enclosingTypeName == type.typeName }?.attributes.names ?? []
        guard !own.contains(where: ["Query", "FetchRequest", "SectionedFetchRequest", "AppStorage"].contains) else {
            return false
        }
        let isSet = index.assignments.contains { $0.path == path && $0.node.enclosingTypeName == type.typeName }
        let waits = ["task", "refreshable", "Task"].flatMap(calls).contains { call in
            call.node.enclosingTypeName == type.typeName && (isSet || call.node.contains(token: [root]))
                && !Search.all(AwaitExprSyntax.self, in: call.node).isEmpty
        }
        let adds = calls("append").contains {
            $0.base?.path == path
                && $0.node.ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self) }
                    .first { !["async", "asyncAfter", "run"].contains($0.receiver?.name) }?.signature != nil
        }
        return waits || adds
    }

    /// A text that people type: `$model.query`.
    fileprivate func isTyped(_ path: String) -> Bool {
        text.contains("$" + path) || variables(named: path).contains { $0.typeAnnotation == "String" }
    }
}

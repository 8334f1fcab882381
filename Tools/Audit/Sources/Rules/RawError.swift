import SwiftSyntax

enum RawError: Rule {
    static let about = RuleDescription(
        id: "raw-error",
        title: "Raw error text shown to users",
        level: .question,
        weight: 5,
        whom: "everyone",
        rationale: """
            “The operation couldn’t be completed. (NetworkError error 3.)” does not say what happened or what to do, \
            and the value of an error reads like code. Say in plain words what failed and what to do next; log the \
            error itself.
            """,
        source: "Human Interface Guidelines, Alerts",
        blindSpots: """
            Errors passed on in payloads and to callbacks, and texts that another file shows. A `localizedDescription` \
            is a milder question: the project may have written it.
            """,
        harm: "Only a developer understands this text",
        doubt: "This is the system's text for the error, unless the project has its own",
        change: "say in plain words what failed and what to do next, and log the error itself"
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in ["Text", "Label", "Alert", "alert", "confirmationDialog", "UIAlertController"] {
            for argument in file.calls(name).flatMap({ Array($0.node.arguments) }) {
                judge(argument, in: file, &report)
            }
        }
        // A stored text that this file shows: `message = "\(error)"` and `Text(message)`.
        let shown = Set(file.calls("Text").compactMap { $0.firstUnlabelled }.flatMap { $0.names })
        for assignment in file.index.assignments where shown.contains(assignment.name) {
            judge(assignment.node, in: file, &report)
        }
    }

    private static func judge(_ node: some SyntaxProtocol, in file: SourceFile, _ report: inout Report) {
        for access in Search.all(MemberAccessExprSyntax.self, in: node) where access.base?.isError(in: file) == true {
            switch access.declName.baseName.text {
            case "localizedDescription": report.ask(at: access)
            case "debugDescription": report.finding(at: access)
            default: break
            }
        }
        for segment in Search.all(ExpressionSegmentSyntax.self, in: node) {
            guard let value = segment.expressions.first?.expression, value.isError(in: file) else { continue }
            report.finding(at: value)
        }
        for call in Search.calls(in: node) where call.name == "String" {
            guard let value = call.argument("describing") ?? call.argument("reflecting"), value.isError(in: file) else {
                continue
            }
            report.finding(at: call.node)
        }
    }
}

extension ExprSyntax {
    /// Declared as an error: by `catch`, by its type, or by `case .failure`.
    fileprivate func isError(in file: SourceFile) -> Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ownName else { return false }
        for node in ancestors {
            if let clause = node.as(CatchClauseSyntax.self) {
                if clause.catchItems.isEmpty, name == "error" { return true }
                if clause.catchItems.contains(token: [name]) { return !clause.catchItems.contains(token: ["as"]) }
            }
            let pattern =
                node.as(SwitchCaseSyntax.self).map { Syntax($0.label) }
                ?? node.as(IfExprSyntax.self).map { Syntax($0.conditions) }
            if let pattern, pattern.contains(token: ["failure"]), pattern.contains(token: [name]) { return true }
            let parameters = node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return parameter.type.isError
            }
        }
        return file.variables(named: name).contains {
            $0.enclosingTypeName == enclosingTypeName
                && $0.bindings.first?.typeAnnotation?.type.isError == true
        }
    }

    private var ownName: String? { isOwnMember ? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text : nil }

    fileprivate var names: [String] { Search.all(DeclReferenceExprSyntax.self, in: self).map(\.baseName.text) }
}

extension TypeSyntax {
    /// `Error`, `any Error`, `(any Error)?`.
    fileprivate var isError: Bool {
        ["Error", "NSError"].contains(trimmedDescription.replacing("any ", with: "").filter { !"()?!".contains($0) })
    }
}

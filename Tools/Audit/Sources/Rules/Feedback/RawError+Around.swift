import SwiftSyntax

extension SyntaxProtocol {
    /// The functions, `load()`, whose errors arrive at this place in a `catch`.
    var attempted: Set<String> {
        let statement = ancestorsInType.lazy.compactMap { $0.as(CatchClauseSyntax.self) }.first?.ancestor(
            DoStmtSyntax.self
        )
        guard let statement else { return [] }
        let calls = Search.all(TryExprSyntax.self, in: statement.body).flatMap {
            Search.all(FunctionCallExprSyntax.self, in: $0).compactMap(\.calleeName)
        }
        return Set(calls.map { $0 + "()" })
    }

    /// Words of the app's own stand with it and say what could not be done, or a way to try again does; or it comes from a
    /// result, whose errors may be the system's sentences for people.
    var hasWordsAround: Bool {
        if isPayloadOfFailure || isFormatted { return true }
        var parts = [outermostExpression]
        for enclosure in enclosures {
            let name = enclosure.call.name
            if ["alert", "confirmationDialog", "Alert", "AlertState"].contains(name) {
                parts +=
                    enclosure.call.node.arguments.map { Syntax($0) }
                    + enclosure.call.closures.map { Syntax($0.closure) }
                break
            }
            guard name.first?.isUppercase == true, !["Task", "Button", "DispatchQueue"].contains(name) else { break }
            parts.append(Syntax(enclosure.closure))
        }
        return parts.contains(where: \.saysWhatFailed)
    }

    /// It is put into a text that stands elsewhere, or below the title of an `NSAlert`.
    private var isFormatted: Bool {
        ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.contains { node in
            if node.as(SequenceExprSyntax.self)?.assigned?.lastName == "informativeText" { return true }
            return Call(node).map { $0.name == "localizedStringWithFormat" || $0.hasArgument("format") } == true
        }
    }

    private var isPayloadOfFailure: Bool {
        ancestorsInType.contains { node in
            let pattern =
                node.as(SwitchCaseSyntax.self)?.label.trimmedDescription
                ?? node.as(IfExprSyntax.self)?.conditions.trimmedDescription
            return pattern?.contains(".failure") == true
        }
    }

    /// The whole value or call around it, within its statement and its closure.
    private var outermostExpression: Syntax {
        ancestors.prefix {
            !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self) && !$0.is(IfExprSyntax.self)
                && !$0.is(MemberBlockItemSyntax.self)
        }.last ?? Syntax(self)
    }
}

extension Syntax {
    /// Its texts hold a word that is not in every message about any error, or something in it tries again.
    fileprivate var saysWhatFailed: Bool {
        if tokens(viewMode: .sourceAccurate).contains(where: { $0.text.speaks(of: ["retry", "tryagain"]) }) {
            return true
        }
        return Search.all(StringSegmentSyntax.self, in: self).contains { segment in
            let label = segment.ancestor(LabeledExprSyntax.self)?.label?.text
            if let label, ["systemImage", "systemName", "comment", "category", "tableName", "bundle"].contains(label) {
                return false
            }
            return segment.content.text.lowercased().split { !$0.isLetter }
                .contains { $0.count > 1 && !emptyWords.contains(String($0)) }
        }
    }
}

private let emptyWords: Set<String> = [
    "error", "errors", "occurred", "occured", "an", "the", "has", "ok", "okay", "oops", "something", "went", "wrong",
    "alert",
    "common", "general", "generic", "title", "message", "unknown", "failed", "failure", "warning", "dismiss", "cancel",
    "close",
    "got", "it", "erro", "status", "unexpected",
]

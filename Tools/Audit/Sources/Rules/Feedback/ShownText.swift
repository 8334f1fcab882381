import SwiftSyntax

/// Where words reach the screen.
enum ShownText {
    enum Destination: Equatable {
        case shown
        /// Kept in a property: `Type.name`.
        case kept(String)
        case unknown
        case elsewhere
    }

    /// Follows `node` outwards to the call or the property that takes it.
    static func destination(of node: some SyntaxProtocol, depth: Int = 2) -> Destination {
        var child = Syntax(node)
        while let current = child.parent {
            if let argument = current.as(LabeledExprSyntax.self), let call = argument.call {
                if let destination = destination(of: call, given: argument) { return destination }
                child = Syntax(call.node)
                continue
            }
            if let sequence = current.as(SequenceExprSyntax.self), let kept = keeper(of: child, in: sequence) {
                return kept
            }
            if let binding = current.as(PatternBindingSyntax.self), depth > 0, let local = local(binding, depth) {
                return local
            }
            let isStatement = current.is(CodeBlockItemSyntax.self) || current.is(ReturnStmtSyntax.self)
            if isStatement || current.is(ClosureExprSyntax.self) || current.is(ConditionElementListSyntax.self) {
                return .elsewhere
            }
            child = current
        }
        return .elsewhere
    }

    /// Where the value of a local goes: `let text = error.localizedDescription`.
    private static func local(_ binding: PatternBindingSyntax, _ depth: Int) -> Destination? {
        guard let name = binding.name, binding.isLocal,
            let list = binding.ancestors.first(where: { $0.is(CodeBlockItemListSyntax.self) })
        else { return nil }
        let uses = Search.all(DeclReferenceExprSyntax.self, in: list)
            .filter { $0.baseName.text == name && $0.position > binding.position }
        return uses.lazy.map { destination(of: $0, depth: depth - 1) }.first { $0 != .elsewhere }
    }

    /// nil: the call only passes its text on.
    private static func destination(of call: Call, given argument: LabeledExprSyntax) -> Destination? {
        if passing.contains(call.name) { return nil }
        if shows(call) { return .shown }
        // `.failed(text)`: where its payload goes is not to be seen.
        return call.isImplicitMember ? .unknown : .elsewhere
    }

    static func shows(_ call: Call) -> Bool {
        if [
            "Text", "TextState", "Label", "Alert", "alert", "UIAlertController", "navigationTitle",
            "confirmationDialog",
        ].contains(
            call.name
        ) {
            return true
        }
        let names = (call.base?.written ?? "") + "\n" + call.name
        if names.speaks(of: logs) { return false }
        // A function that is only called after it may show nothing.
        return call.base?.written.speaks(of: ["toast", "snackbar"]) == true
            || ["showalert", "presentalert"].contains { call.name.lowercased().hasPrefix($0) }
    }

    private static func keeper(of child: Syntax, in sequence: SequenceExprSyntax) -> Destination? {
        guard let target = sequence.assigned, !target.is(SubscriptCallExprSyntax.self), let path = target.path else {
            return nil
        }
        let name = path.split(separator: ".").last.map(String.init) ?? path
        if ["messageText", "informativeText"].contains(name) || path.lowercased().hasSuffix("label.text") {
            return .shown
        }
        let type = sequence.enclosingTypeName
        return path.contains(".") || type.isEmpty ? .unknown : .kept(type + "." + name)
    }

    private static let passing: Set<String> = [
        "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "localizedStringWithFormat",
        "verbatim", "trimmingCharacters",
    ]
    private static let logs = [
        "log", "print", "debug", "trace", "analytics", "telemetry", "crash", "sentry", "breadcrumb",
    ]
}

extension ShownText {
    /// Tells other files which properties stand on the screen here.
    static func note(_ file: SourceFile, _ report: inout Report) {
        for name in ["Text", "Label", "Alert", "alert"] {
            for call in file.calls(name) {
                for argument in call.node.arguments where argument.label?.text != "isPresented" {
                    note(argument.expression, in: file, &report)
                }
            }
        }
        // A view of the project's own that is called after what it says: `ErrorBanner(message: model.message)`.
        let says = ["error", "alert", "toast", "banner", "message"]
        for (name, chains) in file.chainsByRoot where name.first?.isUppercase == true && name.speaks(of: says) {
            for argument in chains.compactMap(\.rootCall).flatMap(\.node.arguments)
            where argument.label?.text.speaks(of: words) ?? true {
                note(argument.expression, in: file, &report)
            }
        }
    }

    private static func note(_ expression: ExprSyntax, in file: SourceFile, _ report: inout Report) {
        // Most say what stands there.
        if expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil { return }
        for path in expression.paths {
            let source = expression.boundSource(of: path) ?? path
            let parts = source.split(separator: ".").map(String.init)
            guard let last = parts.last, last.speaks(of: words) else { continue }
            if parts.count == 1 { report.fact(.showsText, expression.enclosingTypeName + "." + last) }
            if parts.count == 2, let type = file.members(around: expression).typeOfProperty[parts[0]] {
                report.fact(.showsText, type + "." + last)
            }
        }
    }

    private static let words = [
        "error", "message", "alert", "status", "toast", "fail", "detail", "reason", "text", "result", "problem",
        "issue", "notice", "info", "hint", "banner", "warning",
    ]
}

extension SyntaxProtocol {
    /// `model.error` for `text` inside `if let text = model.error { … }`.
    fileprivate func boundSource(of name: String) -> String? {
        for condition in ancestors.lazy.compactMap({ $0.as(IfExprSyntax.self)?.conditions }).joined() {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.written == name
            else { continue }
            return binding.initializer?.value.path ?? name
        }
        return nil
    }
}

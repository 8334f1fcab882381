import SwiftSyntax

/// Where words reach the screen.
enum ShownText {
    /// What becomes of a piece of text.
    enum Destination: Equatable {
        case shown
        /// Kept in a property: `Type.name`.
        case kept(String)
        case unknown
        case elsewhere
    }

    /// Follows `node` outwards to the call or the property that takes it.
    static func destination(of node: some SyntaxProtocol) -> Destination {
        var child = Syntax(node)
        while let current = child.parent {
            if let argument = current.as(LabeledExprSyntax.self),
                let list = argument.parent?.as(LabeledExprListSyntax.self)
            {
                if let call = list.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
                    let destination = destination(of: call, given: argument)
                    guard destination == nil else { return destination! }
                    child = Syntax(call.node)
                    continue
                }
            }
            if let sequence = current.as(SequenceExprSyntax.self), let kept = keeper(of: child, in: sequence) {
                return kept
            }
            if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(ReturnStmtSyntax.self)
                || current.is(ConditionElementListSyntax.self)
            {
                return .elsewhere
            }
            child = current
        }
        return .elsewhere
    }

    /// nil: the call only passes its text on.
    private static func destination(of call: Call, given argument: LabeledExprSyntax) -> Destination? {
        if passing.contains(call.name) { return nil }
        if shows(call) { return .shown }
        // `.failed(text)`: where its payload goes is not to be seen.
        return call.isImplicitMember ? .unknown : .elsewhere
    }

    static func shows(_ call: Call) -> Bool {
        if ["Text", "Label", "Alert", "alert", "UIAlertController", "navigationTitle", "confirmationDialog"].contains(
            call.name
        ) {
            return true
        }
        let name = call.name.lowercased()
        let owner = call.base?.trimmedDescription.lowercased() ?? ""
        if logs.contains(where: { owner.contains($0) || name.contains($0) }) { return false }
        if ["toast", "snackbar"].contains(where: { name.contains($0) || owner.contains($0) }) { return true }
        return ["showerror", "presenterror", "displayerror", "showalert", "presentalert", "showmessage", "showbanner"]
            .contains { name.hasPrefix($0) }
    }

    private static func keeper(of child: Syntax, in sequence: SequenceExprSyntax) -> Destination? {
        let elements = Array(sequence.elements)
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
            !elements[0].is(SubscriptCallExprSyntax.self),
            let path = elements[0].path
        else { return nil }
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
        for chain in file.allChains {
            let name = chain.name.lowercased()
            guard chain.name.first?.isUppercase == true, let call = chain.rootCall,
                ["error", "alert", "toast", "banner", "message"].contains(where: { name.contains($0) })
            else { continue }
            for argument in call.node.arguments where argument.label.map({ isWord($0.text) }) ?? true {
                note(argument.expression, in: file, &report)
            }
        }
    }

    private static func note(_ expression: ExprSyntax, in file: SourceFile, _ report: inout Report) {
        let members = file.members(around: expression)
        for path in expression.paths {
            let source = expression.boundSource(of: path) ?? path
            let parts = source.split(separator: ".").map(String.init)
            guard let last = parts.last, isWord(last) else { continue }
            if parts.count == 1 { report.fact(.showsText, expression.enclosingTypeName + "." + last) }
            if parts.count == 2, let type = members.typeOfProperty[parts[0]] {
                report.fact(.showsText, type + "." + last)
            }
        }
    }

    private static func isWord(_ name: String) -> Bool {
        let name = name.lowercased()
        return [
            "error", "message", "alert", "status", "toast", "fail", "detail", "reason", "text", "result", "problem",
            "issue", "notice", "info", "hint", "banner", "warning",
        ].contains { name.contains($0) }
    }
}

extension SyntaxProtocol {
    /// `model.error` for `text` inside `if let text = model.error { … }`.
    fileprivate func boundSource(of name: String) -> String? {
        var child = Syntax(self)
        while let current = child.parent {
            for condition in current.as(IfExprSyntax.self)?.conditions ?? [] {
                guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                    binding.pattern.trimmedDescription == name
                else { continue }
                return binding.initializer?.value.path ?? name
            }
            child = current
        }
        return nil
    }
}

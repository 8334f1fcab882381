import SwiftSyntax

/// The reasons for which a tap harms nobody, or nobody can say.
extension Tap {
    /// In a modifier of the project's own, with the action that it was given.
    func handsOn(in file: SourceFile) -> Bool {
        guard let function = call.node.enclosingMember?.as(FunctionDeclSyntax.self),
            function.enclosingType?.is(ExtensionDeclSyntax.self) == true, function.enclosingTypeName == "View",
            ownModifier == nil,
            function.body?.statements.views.contains(where: { $0.id == chain.node.id }) == true,
            let code = actionCode
        else { return false }
        return function.signature.parameterClause.parameters.contains { parameter in
            code.hasPrefix((parameter.secondName ?? parameter.firstName).text + " (")
        }
    }

    /// Why the tap may be no more than an extra.
    func doubt(_ around: Around, in file: SourceFile) -> String? {
        if let doubt = doubtOfMatter(in: file) { return doubt }
        guard let statements = action?.statements, statements.count == 1, let only = statements.first else {
            return nil
        }
        let code = only.normalisedCode
        if chain.name == "Text", code.hasSuffix("toggle ( )"), code.camelWords.contains(where: Self.forms.contains) {
            return "Whether people miss another form of the same text"
        }
        let condition = only.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        let isAfterFailure = condition.map {
            $0.elseBody == nil && $0.conditions.written.speaks(of: ["fail", "error"])
        }
        let others: Set<String> = ["swipeActions", "contextMenu"]
        if isAfterFailure == true, chain.hasAny(others) || around.hasAny(others) {
            return "Whether the row's actions do what a tap does after a failure"
        }
        return nil
    }

    /// Why what it does may not matter, or be done in another way.
    private func doubtOfMatter(in file: SourceFile) -> String? {
        let code = actionCode ?? ""
        // Of sound, not of a disk.
        if chain.node.enclosingTypeName.speaks(of: ["volumeslider", "volumebar", "volumecontrol"])
            || code.camelWords.contains("mute")
        {
            return "Whether the keys of the volume do the same"
        }
        if chain.name == "Text", code.speaks(of: ["pasteboard", "clipboard"]) {
            return "Whether the text can be copied in another way"
        }
        guard let only = action?.statements.onlyAssignment(in: file) else { return nil }
        if only.value == nil, only.name.camelWords.contains(where: Self.displays.contains), !showsSign(in: file),
            !file.mentions("$" + only.name)
        {
            return "Whether people are meant to find what a tap shows or hides"
        }
        return nil
    }

    /// Something to see that can be tapped: a picture, or a word that stands out.
    private func showsSign(in file: SourceFile) -> Bool {
        let own = chain.root.isOwnMember ? file.views(ofMember: chain.name) ?? [] : []
        let type = file.types.first { $0.typeName == chain.name }
        let shown = [Syntax(chain.node)] + own.map { Syntax($0) } + [type.map { Syntax($0) }].compactMap { $0 }
        return shown.contains { $0.containsToken(Self.signs) }
    }

    private static let signs = [
        "Image", "Label", "systemImage", "underline", "tint", "accentColor", "isButton", "chevron",
    ]

    private static let displays: Set<String> = [
        "expand", "expanded", "expands", "collapse", "collapsed", "truncated", "original", "items", "details", "full",
        "translated", "revealed", "compact",
    ]
    private static let forms: Set<String> = ["format", "formatted", "relative", "absolute", "exact"]

    /// A comment before the gesture says that VoiceOver was thought of.
    var isCommentedForVoiceOver: Bool {
        call.member?.period.leadingTrivia.description.speaks(of: ["voiceover", "accessibilit"]) == true
    }

    /// Hidden for everybody: on the version, behind several taps, or on a code that is there to be scanned.
    func isShortcut(in file: SourceFile) -> Bool {
        let shown = chain.root.tokens(viewMode: .sourceAccurate).filter { !$0.tokenKind.isStringText }.map(\.text)
        let isVersion = shown.contains { Self.versions.contains($0.lowercased()) } && !shown.contains("ForEach")
        let code = actionCode ?? ""
        let counts = code.holds("+= 1") && (code.holds(">=") || code.holds("=="))
        let isCode = chain.name.hasPrefix("QR") || chain.name.speaks(of: ["qrcode"])
        return isVersion || counts || isCode || code.speaks(of: ["easteregg", "debug", "developermode", "devmode"])
    }

    private static let versions: Set<String> = [
        "version", "appversion", "buildversion", "buildnumber", "versionstring",
    ]

    /// `onTap` of an action that is only `onTap?()`.
    var optionalAction: String? {
        guard let action, action.statements.count == 1,
            let call = action.statements.first?.item.as(FunctionCallExprSyntax.self)
        else { return nil }
        if let called = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression {
            return called.as(DeclReferenceExprSyntax.self)?.baseName.text.asActionName
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, isUnwrapped(name) else {
            return nil
        }
        return name.asActionName
    }

    /// `if let action { … }` around it.
    private func isUnwrapped(_ name: String) -> Bool {
        call.node.ancestorsInType.contains { node in
            node.as(IfExprSyntax.self)?.conditions.contains {
                $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.written == name
            } == true
        }
    }

    /// On a Mac a click that only selects is no press of a button.
    func onlySelects(in file: SourceFile) -> Bool {
        guard let statements = action?.statements, statements.count == 1, let only = statements.first,
            let assignment = file.assignments.first(where: { Syntax($0.node).id == Syntax(only.item).id })
        else { return false }
        return assignment.name.speaks(of: ["active", "selected", "selection", "current"])
    }
}

extension CodeBlockItemListSyntax {
    /// Without `withAnimation { … }` and `if canOpen { … }` around.
    var plain: CodeBlockItemListSyntax {
        guard count == 1, let only = first else { return self }
        if let call = only.item.as(FunctionCallExprSyntax.self), call.calleeName == "withAnimation",
            let inner = call.trailingClosure
        {
            return inner.statements.plain
        }
        if let branch = only.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
            branch.elseBody == nil
        {
            return branch.body.statements
        }
        return self
    }

    /// The only thing that is done.
    func onlyAssignment(in file: SourceFile) -> Assignment? {
        let plain = plain
        guard plain.count == 1, let only = plain.first else { return nil }
        return file.assignments.first { Syntax($0.node).id == Syntax(only.item).id }
    }
}

extension Call {
    /// The actions it is given, as code.
    var actions: [String] {
        let given = Array(node.arguments).filter { $0.label?.text.speaks(of: ["action", "perform", "ontap"]) == true }
        let named = given.filter { !$0.expression.is(ClosureExprSyntax.self) }
            .map { $0.expression.normalisedCode + " ( )" }
        return named + closures.map(\.closure.statements).filter { !$0.isEmpty }.map(\.normalisedCode)
    }
}

extension Call {
    /// Stands for the label of a closure after the brackets.
    static let trailing = "{}"
}

extension Report {
    /// The labels under which a view is given something to do.
    mutating func noteActions(of call: Call) {
        let after = call.node.additionalTrailingClosures.map(\.label.text)
        // A list's own filter would copy the tree.
        let given = call.node.arguments.lazy.filter { !$0.expression.is(NilLiteralExprSyntax.self) }
        for label in given.compactMap(\.label?.text) + after where label.isActionName {
            fact(.givesAction, call.name + "." + label)
        }
        if call.node.trailingClosure != nil { fact(.givesAction, call.name + "." + Call.trailing) }
    }
}

extension String {
    /// `onTap`, `tapAction`, `handler`.
    fileprivate var asActionName: String? { isActionName ? self : nil }

    fileprivate var isActionName: Bool {
        hasPrefix("on") || speaks(of: ["action", "tap", "handler", "completion", "perform", "select", "callback"])
    }
}

extension TokenKind {
    fileprivate var isStringText: Bool {
        if case .stringSegment = self { return true }
        return false
    }
}

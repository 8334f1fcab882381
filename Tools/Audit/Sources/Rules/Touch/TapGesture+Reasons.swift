import SwiftSyntax

/// The reasons for which a tap harms nobody, or nobody can say.
extension Tap {
    /// A button inside does the same: the gesture only makes its target larger.
    var repeatsControl: Bool {
        guard let code = actionCode, let root = chain.rootCall else { return false }
        // A view that was given the same action has a button for it.
        if root.isMade, !SwiftUIViews.isBuiltIn(root.name), root.actions.contains(code) { return true }
        let calls = root.closures.flatMap { Search.all(FunctionCallExprSyntax.self, in: $0.closure) }.compactMap(
            Call.init
        )
        return calls.contains { $0.isMade && $0.actions.contains(where: code.contains) }
    }

    /// A button beside it, or in its context menu, does the same.
    func isRepeatedBeside(in file: SourceFile) -> Bool {
        guard let code = actionCode, let member = call.node.enclosingMember else { return false }
        // A button outside the loop does not do it for each row.
        if loop == nil, isRepeatedInMembers(shownIn: member, code, file) { return true }
        return file.calls("Button").contains { button in
            button.base == nil && button.node.enclosingMember?.id == member.id && button.actionCode == code
                && (loop.map { button.node.isInside($0) } ?? true) && !isInOtherBranch(than: button.node)
                && !call.node.isInside(button.node)
        }
    }

    /// Everything in it is there once for each row.
    private var loop: ClosureExprSyntax? {
        call.node.enclosures.first { $0.call.name == "ForEach" || $0.call.name == "List" }?.closure
    }

    /// A button in a part that is shown with it does the same: `HStack { amount.onTapGesture { … }; buttons }`.
    private func isRepeatedInMembers(shownIn member: Syntax, _ code: String, _ file: SourceFile) -> Bool {
        file.buttonsOfParts(shownIn: member).contains { part, actions in
            actions.contains(plainCode ?? code) && !isInOtherBranch(than: part)
        }
    }

    /// The other branch of an `if`, a `switch` or an `#if`: only one of them is shown.
    private func isInOtherBranch(than button: some SyntaxProtocol) -> Bool {
        let common = call.node.ancestors.first { button.isInside($0) }
        return common?.is(IfExprSyntax.self) == true || common?.is(SwitchCaseListSyntax.self) == true
            || common?.is(IfConfigClauseListSyntax.self) == true
    }

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
        if code.hasSuffix("= false"), code.camelWords.contains(where: Self.hints.contains) {
            return "Whether the hint goes away without a tap, too"
        }
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
        if isRepeatedInType(in: file) { return "Whether a button of the same view does it, too" }
        guard let only = action?.onlyAssignment(in: file) else { return nil }
        if only.value == nil, only.name.camelWords.contains(where: Self.displays.contains), !showsSign(in: file),
            !file.mentions("$" + only.name)
        {
            return "Whether people are meant to find what a tap shows or hides"
        }
        if only.value?.written == "false", SwiftUIViews.containers.contains(chain.name),
            call.node.isShown(by: only.path)
        {
            return "Whether what shows it hides it, too"
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

    /// A button elsewhere in the type does the same, which may be shown with it.
    private func isRepeatedInType(in file: SourceFile) -> Bool {
        guard let code = plainCode, let type = call.node.enclosingType, loop == nil else { return false }
        return file.calls("Button").contains { button in
            button.base == nil && button.node.isInside(type) && !call.node.isInside(button.node)
                && !isInOtherBranch(than: button.node) && (button.actions + button.plainActions).contains(code)
        }
    }

    private static let displays: Set<String> = [
        "expand", "expanded", "expands", "collapse", "collapsed", "truncated", "original", "items", "details", "full",
        "translated", "revealed", "compact",
    ]
    private static let hints: Set<String> = ["tutorial", "hint", "tip", "tooltip", "coach", "banner", "toast"]
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

extension SourceFile {
    /// The members that `member` names, and what their buttons do; found once for all of its taps.
    fileprivate func buttonsOfParts(shownIn member: Syntax) -> [(part: DeclReferenceExprSyntax, actions: [String])] {
        if let known = buttonsByMember[member.id] { return known }
        let bodies = members(around: member).bodies
        let found = Search.all(DeclReferenceExprSyntax.self, in: member).compactMap { part in
            let shown = (bodies[part.baseName.text] ?? []).filter { !member.isInside($0) }
            let buttons = shown.flatMap { Search.all(FunctionCallExprSyntax.self, in: $0) }.compactMap(Call.init)
                .filter { $0.base == nil && $0.name.hasSuffix("Button") }
            return buttons.isEmpty ? nil : (part, buttons.flatMap { $0.actions + $0.plainActions })
        }
        buttonsByMember[member.id] = found
        return found
    }
}

extension SyntaxProtocol {
    /// It stands in `if path { … }`.
    fileprivate func isShown(by path: String) -> Bool {
        ancestorsInType.contains { node in
            node.as(IfExprSyntax.self).map { $0.conditions.count == 1 && $0.conditions.written == path } == true
        }
    }
}

extension ClosureExprSyntax {
    /// Its statements, without `withAnimation { … }` and `if canOpen { … }` around.
    fileprivate var plainStatements: CodeBlockItemListSyntax {
        guard statements.count == 1, let only = statements.first else { return statements }
        if let call = only.item.as(FunctionCallExprSyntax.self), call.calleeName == "withAnimation",
            let inner = call.trailingClosure
        {
            return inner.plainStatements
        }
        if let branch = only.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
            branch.elseBody == nil
        {
            return branch.body.statements
        }
        return statements
    }

    /// The only thing it does.
    fileprivate func onlyAssignment(in file: SourceFile) -> Assignment? {
        let plain = plainStatements
        guard plain.count == 1, let only = plain.first else { return nil }
        return file.assignments.first { Syntax($0.node).id == Syntax(only.item).id }
    }
}

extension Tap {
    /// Its action without an animation around.
    private var plainCode: String? { action?.plainStatements.normalisedCode ?? actionCode }
}

extension Call {
    /// The actions it is given, without animations around.
    fileprivate var plainActions: [String] { closures.map(\.closure.plainStatements).map(\.normalisedCode) }

    /// A control, or a view of the project's own.
    fileprivate var isMade: Bool { base == nil && name.first?.isUppercase == true }

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

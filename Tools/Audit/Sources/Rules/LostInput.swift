import SwiftSyntax

enum LostInput: Rule {
    static let about = RuleDescription(
        id: "lost-input",
        title: "Closing discards what was typed",
        level: .question,
        weight: 7,
        whom: "everyone, especially people with unsteady fingers and slow writers",
        rationale: """
            One tap on Cancel or Close, or a swipe down, discards a form that took minutes to fill in. Ask if something was \
            changed, or keep a draft.
            """,
        source: "Human Interface Guidelines, Sheets; Apple: interactiveDismissDisabled; WCAG 3.3.4",
        blindSpots: "Drafts that a model keeps; questions that the presenting view asks.",
        harm: "This closes the form at once. Is what was typed lost?",
        change: """
            ask with a .confirmationDialog if something was typed, and add .interactiveDismissDisabled, or keep a draft
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let fields = ["TextField", "TextEditor"].flatMap(file.calls).filter { $0.base == nil && $0.hasArgument("text") }
        let byType = Dictionary(grouping: fields) { $0.node.enclosingTypeName }
        let forms = byType.filter { $0.value.reduce(0) { $0 + ($1.isLong ? 2 : 1) } > 1 }
        for type in forms.keys { report.fact(.hasFields, type) }
        guard file.calls("SecureField").isEmpty, !file.tree.contains(token: keeping) else { return }
        for (close, place) in closings(file) {
            let type = close.enclosingTypeName
            guard !file.around(close).isGiven(to: ["alert", "confirmationDialog"]) else { continue }
            if let own = forms[type] {
                // A model may save a text while it is being typed.
                let isOwn = own.contains { field in
                    let name = field.argument("text")?.path ?? ""
                    return file.variables(named: name).contains { $0.attributes.names.contains("State") }
                }
                if isOwn || saves(file) { report.finding(at: place) }
            } else if saves(file), file.around(close).receivers.contains(where: \.isCancelling) {
                for view in file.index.chains where view.rootCall?.isInitializer == true && view.isPart(of: file) {
                    report.finding(at: place, when: [Fact(.hasFields, view.name)])
                }
            }
        }
    }

    private static let keeping: Set<String> = [
        "interactiveDismissDisabled", "onDisappear", "SceneStorage", "AppStorage",
    ]

    private static func saves(_ file: SourceFile) -> Bool {
        !file.modifiers("disabled").isEmpty || file.tree.contains(token: ["confirmationAction"])
    }

    /// Actions that only close, each with its button or callback.
    private static func closings(_ file: SourceFile) -> [(ExprSyntax, TokenSyntax)] {
        let closures = file.index.callsByName.values.joined().flatMap { call in
            call.isInitializer ? call.closures.filter { $0.closure.onlyCloses(in: file) }.map { (call, $0.label) } : []
        }.filter { call, label in label != "label" && label != "content" && !["Task", "Binding"].contains(call.name) }
        let named = file.calls("Button").filter { $0.argument("action").map(closes) == true }
        return (closures.map(\.0) + named).map { (ExprSyntax($0.node), $0.nameToken) }
    }

    /// `dismiss`, `onCancel`: an environment's action, or a closure that is named for it.
    static func closes(_ action: ExprSyntax) -> Bool {
        let name = (action.lastName ?? "").lowercased()
        return action.path != nil && ["dismiss", "cancel", "close"].contains(where: name.contains)
    }
}

extension Call {
    fileprivate var isLong: Bool { name == "TextEditor" || argument("axis")?.lastName == "vertical" }
}

extension Around.Receiver {
    fileprivate var isCancelling: Bool { call.argument("placement")?.lastName == "cancellationAction" }
}

extension ViewChain {
    /// Shown in this screen, not in a sheet or another page.
    fileprivate func isPart(of file: SourceFile) -> Bool {
        !file.around(node).isGiven(to: [
            "sheet", "fullScreenCover", "popover", "NavigationLink", "navigationDestination", "alert",
        ])
    }
}

extension ClosureExprSyntax {
    fileprivate func onlyCloses(in file: SourceFile) -> Bool {
        guard statements.count == 1, let item = statements.first else { return false }
        if let call = Call(item.item) {
            let called = call.name == "dismiss" && call.base != nil ? call.base : call.node.calledExpression
            return call.node.arguments.isEmpty && call.node.trailingClosure == nil
                && (call.name == "dismiss" || called.map(LostInput.closes) == true && call.base == nil)
        }
        guard let set = file.assignment(item), set.value?.trimmedDescription == "false" else { return false }
        return file.variables(named: set.path).contains { $0.attributes.names.contains("Binding") }
    }
}

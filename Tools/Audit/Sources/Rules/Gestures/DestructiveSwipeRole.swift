import SwiftSyntax

/// A row that flies away while the app only asks.
enum DestructiveSwipeRole: Rule {
    static let about = RuleDescription(
        id: "destructive-swipe-role",
        title: "Destructive swipe that only asks",
        rationale: """
            A swipe action with the destructive role removes its row at once, before the action has run. When the action only asks “Delete?”, the row \
            is gone while people read the question, and comes back when they cancel: they cannot trust what they see.
            """,
        source: "Apple: ButtonRole.destructive, swipeActions",
        blindSpots:
            "Questions that a sheet or another file's function asks; values whose names do not say that they ask.",
        message:
            "People see the row go although the swipe only asks, and see it come back when they cancel: leave out the role and write .tint(.red); the dialog's button keeps it",
        platforms: [.ios, .visionos, .watchos, .macos],
        triggering: """
            struct Notes: View {
                @State private var asks = false
                var body: some View {
                    List { Text("a").swipeActions { ↓Button("Delete", role: .destructive) { asks = true } } }
                        .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
                }
            }

            struct Notes: View {
                @State private var pending: Note?
                var body: some View {
                    List { Text("a").swipeActions { ↓Button(role: .destructive) { ask(note) } label: { Label("Delete", systemImage: "trash") } } }
                        .alert("Delete?", isPresented: $asks, presenting: pending) { _ in Button("Delete", role: .destructive) { delete() } }
                }
                func ask(_ note: Note) { pending = note }
            }

            Text("a").swipeActions { ↓Button("Delete", role: .destructive) { model.showsDeleteConfirmation = true } }
            """,
        nonTriggering: """
            struct Notes: View {
                @State private var asks = false
                var body: some View {
                    List { Text("a").swipeActions { Button("Delete") { asks = true }.tint(.red) } }
                        .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
                }
            }

            Text("a").swipeActions { Button("Delete", role: .destructive) { model.delete(item) } }

            Text("a").contextMenu { Button("Delete", role: .destructive) { showsDeleteAlert = true } }

            struct Notes: View {
                @State private var isEditing = false
                var body: some View { List { Text("a").swipeActions { Button("Clear", role: .destructive) { isEditing = true } } } }
            }

            struct Notes: View {
                @State private var asks = false
                var body: some View {
                    List {
                        Text("a").swipeActions {
                            Button("Delete", role: .destructive) { if isShared { asks = true } else { delete() } }
                        }
                    }
                    .alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
                }
            }

            Text("a").swipeActions { Button("Delete", role: .destructive) { delete(); showsDeleteAlert = false } }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        guard !file.calls("swipeActions").isEmpty else { return }
        let asked = file.askedPaths
        for button in file.calls("Button")
        where button.base == nil && button.argument("role")?.written.hasSuffix("destructive") == true {
            guard file.around(button.node).isGiven(to: ["swipeActions"]),
                let action = button.buttonAction?.statements ?? file.namedAction(of: button),
                onlyAsks(action, asked: asked, in: file) == true
            else { continue }
            report.finding(at: button.node.calledExpression)
        }
    }

    /// Every statement leads to a question, and one asks it; nil when something else happens.
    private static func onlyAsks(
        _ statements: CodeBlockItemListSyntax,
        asked: Set<String>,
        in file: SourceFile,
        depth: Int = 2
    ) -> Bool? {
        var asks = false
        for statement in statements {
            let node = Syntax(statement.item)
            if let assignment = file.assignments.first(where: { Syntax($0.node).id == node.id }) {
                guard assignment.value?.written != "false" else { return nil }
                asks = asks || asked.contains(assignment.path) || assignment.name.speaksOfAsking
                continue
            }
            guard let call = Call(node), depth > 0 else { return nil }
            if file.haptics.calls.contains(where: { $0.node.id == call.node.id }) { continue }
            let inner: CodeBlockItemListSyntax?
            if ["withAnimation", "Task"].contains(call.name) {
                inner = call.closures.last?.closure.statements
            } else {
                inner = call.calls(call.name, of: node.enclosingTypeName) ? file.ownBody(of: call.name, at: node) : nil
            }
            guard let inner, let isAsking = onlyAsks(inner, asked: asked, in: file, depth: depth - 1) else {
                return nil
            }
            asks = asks || isAsking
        }
        return asks
    }
}

extension SourceFile {
    /// The values that present a question in this file.
    fileprivate var askedPaths: Set<String> {
        let questions = ["confirmationDialog", "alert", "actionSheet"].flatMap(calls)
        let shown = questions.flatMap { call in
            Array(call.node.arguments).filter { ["isPresented", "item", "presenting"].contains($0.label?.text) }
        }
        return Set(shown.flatMap { $0.expression.paths })
    }

    /// The function given by its name: `action: ask`.
    fileprivate func namedAction(of button: Call) -> CodeBlockItemListSyntax? {
        guard let given = button.argument("action"), let name = given.path else { return nil }
        return ownBody(of: name, at: Syntax(given))
    }

    fileprivate func ownBody(of name: String, at node: Syntax) -> CodeBlockItemListSyntax? {
        let bodies = members(around: node).bodies[name] ?? []
        return bodies.count == 1 ? bodies[0].as(CodeBlockSyntax.self)?.statements : nil
    }
}

extension String {
    fileprivate var speaksOfAsking: Bool {
        speaks(of: ["confirm", "deletealert", "alertshown", "showalert", "showsalert", "deletedialog", "areyousure"])
    }
}

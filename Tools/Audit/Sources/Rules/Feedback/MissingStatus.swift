import SwiftSyntax

/// A list that stays as it was when its loading fails, without a word.
enum MissingStatus: Rule {
    static let about = RuleDescription(
        id: "missing-status",
        title: "Failure without a word",
        rationale: """
            When a load fails in silence people see an old or an empty list and take it for the truth; when a save or a deletion does, they \
            think it is done. Show what failed with a way to try again, and say so when there is really nothing.
            """,
        source: "seed 001: always show loading, success, failure and empty",
        blindSpots: """
            Loads and lists of different types; failures that the called function itself shows; saves and deletions that a model starts. \
            Only a view that owns the control and what it starts is judged.
            """,
        message: "People take an old or empty list for the truth: keep the failure and show it with a way to try again",
        doubt: "whether the empty state also stands for a failed load is not to be seen",
        triggering: #"""
            struct A: View {
                @State private var items: [Item] = []
                var body: some View { List(items) { Text($0.name) }.task { items = (↓try? await api.items()) ?? [] } }
            }

            struct A: View {
                @State private var items: [Item] = []
                var body: some View { List { ForEach(items) { Text($0.name) } }.task { await load() } }
                func load() async { do { items = try await api.items() } ↓catch { print(error) } }
            }

            struct A: View {
                @State private var rows: [Row] = []
                var body: some View { ScrollView { LazyVStack { ForEach(rows) { RowView($0) } } }.refreshable { if let new = ↓try? await fetch() { rows = new } } }
            }

            struct A: View {
                @State private var names: [String] = []
                var body: some View { List(names, id: \.self) { Text($0) }.onAppear { Task { do { self.names = try await api.names() } ↓catch { } } } }
            }

            struct A: View {
                @State private var items: [Item] = []
                @State private var isLoading = false
                var body: some View { if isLoading { ProgressView() } else { List(items) { Text($0.name) } } }
                func load() async {
                    isLoading = true
                    do { let answer = try await api.get(); items = answer.items } ↓catch { logger.error("\(error)") }
                    isLoading = false
                }
            }

            struct A: View {
                let file: File
                var body: some View { Button("Done") { save() } }
                func save() { Task { ↓try await store.update(file); dismiss() } }
            }

            struct A: View {
                var body: some View { Button("Delete", role: .destructive) { Task { ↓try? await api.delete(item) } } }
            }

            struct A: View {
                var body: some View { ActionButton("Done", action: done) }
                func done() { Task { do { try await relays.publish(list); dismiss() } ↓catch { Log.error("no list") } } }
            }

            struct A: View { var body: some View { Button("Save") { Task { ↓try await client.save(); dismiss() } } } }

            struct A: View { var body: some View { ScrollView { Text("a") }.refreshable { ↓try? await model.reload() } } }

            struct A: View {
                @State private var isLoading = false
                @State private var people: [Person] = []
                var body: some View { if isLoading { ProgressView() } }
                func find() {
                    isLoading = true
                    Task { if let found = ↓await api.search(text) { people = found; isLoading = false } }
                }
            }

            struct A: View {
                @State private var isLoading = true
                var body: some View { if isLoading { ProgressView() } }
                func find() async { do { person = try await api.person(); isLoading = false } ↓catch { print(error) } }
            }
            """#,
        nonTriggering: #"""
            struct A: View {
                var body: some View {
                    Button("Save") { Task { try await planet.save(); dismiss() } }
                    Button("Clear") { Task { try? await CSSearchableIndex.default().deleteAllSearchableItems() } }
                    Button("Done") { Task { try await preferences.update(theme); try? await model.saveSettings(); dismiss() } }
                    Button("Apply") { Task.detached { do { try await planet.updateAvatar(path) } catch { print(error) } } }
                }
            }

            struct A: View {
                var body: some View { Button("Add") { Task { try await createFile() } } }
                func createFile() async throws {
                    do { try await write() } catch { app.showErrorMessage("Could not add it. Is the disk full?") }
                }
            }

            struct A: View {
                var body: some View {
                    ScrollView { Text("a") }.refreshable {
                        await withTaskGroup(of: Void.self) { group in
                            group.addTask { do { try await wallet.sync() } catch { Logger.error("no sync") } }
                            group.addTask { await load() }
                        }
                    }
                }
            }

            struct A: View {
                @State private var suggestions: [String] = []
                var body: some View { List(suggestions, id: \.self) { Text($0) }.task { suggestions = (try? await api.suggestions()) ?? [] } }
            }

            struct DevSettings: View { var body: some View { ScrollView { Text("a") }.refreshable { try? await model.reload() } } }

            struct A: View {
                var body: some View { Button("Save") { Task { do { try await store.save() } catch { problem = "Try again." } } } }
            }

            struct A: View {
                var body: some View { Button("Save") { Task { try await Task.sleep(for: .seconds(1)); close() } } }
            }

            struct A: View {
                var body: some View { Button("Like") { Task { if let new = try? await api.update(item) { item = new } else { hasFailed = true } } } }
            }

            struct A: View {
                @State private var work: Task<Void, Error>?
                var body: some View { Button("Save") { work = Task { try await store.save() } } }
            }

            struct A: View {
                @State private var isLoading = false
                var body: some View { if isLoading { ProgressView() } }
                func find() async { isLoading = true; if let found = await api.get() { people = found }; isLoading = false }
                func other() async { if let found = await api.more() { people += found; isLoading = false } }
            }

            struct A: View {
                @State private var isLoading = false
                var body: some View { if isLoading { ProgressView() } }
                func find() async { isLoading = true; defer { isLoading = false }; if let found = await api.get() { people = found } }
            }

            struct A: View {
                @State private var items: [Item] = []
                @State private var error: Error?
                var body: some View { List(items) { Text($0.name) }.task { do { items = try await api.items() } catch { self.error = error } } }
            }

            struct A: View {
                @State private var items: [Item] = []
                @State private var hasFailed = false
                var body: some View { List(items) { Text($0.name) }.task { items = (try? await api.items()) ?? []; hasFailed = items.isEmpty } }
            }

            struct A: View { @StateObject var model: Model; var body: some View { List(model.items) { Text($0.name) }.task { await model.load() } } }

            struct A: View { let items: [Item]; var body: some View { List(items) { Text($0.name) }.task { try? await Task.sleep(for: .seconds(1)) } } }

            struct A: View {
                @State private var items: [Item] = []
                var body: some View { List(items) { Text($0.name) }.task { do { items = try await api.items() } catch { toasts.show("Couldn't load. Pull to try again.") } } }
            }

            struct A: View {
                @State private var suggestions: [String] = []
                @State private var state = LoadState.idle
                var body: some View { List(suggestions, id: \.self) { Text($0) }.task { do { suggestions = try await api.get() } catch { state = .failed } } }
            }

            struct A: View {
                @State private var items: [Item] = []
                var body: some View { List(items) { Text($0.name) }.onTapGesture { Task { try? await api.like(items[0]) } } }
            }

            final class Model: ObservableObject {
                @Published var items: [Item] = []
                func load() async { items = (try? await api.items()) ?? [] }
            }

            struct A: View {
                @State private var items: [Item] = []
                var body: some View {
                    if items.isEmpty { ContentUnavailableView("Couldn't load", systemImage: "wifi") } else { List(items) { Text($0.name) } }
                    Button("Load") { Task { items = (↯try? await api.items()) ?? [] } }
                }
            }
            """#
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        let reported = findLostFailures(in: file, &report)
        findEndlessProgress(in: file, &report)
        let lists = file.chains(rootedIn: "List", "ForEach")
        guard !lists.isEmpty else { return }
        for type in file.views where !type.memberBlock.isForDevelopers(in: file) {
            let members = file.members(of: type.typeName)
            let own = lists.filter { $0.node.enclosingTypeName == type.typeName }
            let shown = members.state.intersection(own.compactMap { $0.rootCall?.firstUnlabelled?.path })
                // Nobody misses a suggestion.
                .filter { !$0.speaks(of: ["suggest", "recent", "related"]) }
            guard !shown.isEmpty, !members.properties.contains(where: { $0.speaks(of: failures) }) else { continue }
            let hasEmptyState = type.memberBlock.containsToken(["ContentUnavailableView"])
            let parts = file.types.filter { $0.typeName == type.typeName }
            for place in parts.flatMap({ SilentLoads(shown: shown).places(in: $0.memberBlock) })
            where !reported.contains(place.id) {
                if hasEmptyState {
                    report.cannotTell(at: place)
                } else {
                    report.finding(at: place)
                }
            }
        }
    }

    private static let failures = ["error", "fail", "state", "status", "phase", "alert", "toast", "result"]
}

/// Finds loads into a shown value whose failure goes nowhere.
private struct SilentLoads {
    let shown: Set<String>

    func places(in node: MemberBlockSyntax) -> [Syntax] {
        let tries = Search.all(TryExprSyntax.self, in: node).filter {
            $0.questionOrExclamationMark?.text == "?" && $0.expression.is(AwaitExprSyntax.self) && isAssigned($0)
        }
        let catches = Search.all(DoStmtSyntax.self, in: node).compactMap { statement -> CatchClauseSyntax? in
            guard let clause = statement.catchClauses.last, statement.catchClauses.count == 1, clause.isSilent,
                statement.body.containsToken(["await"])
            else { return nil }
            return assigns(statement.body) ? clause : nil
        }
        return tries.map { Syntax($0) } + catches.map { Syntax($0) }
    }

    /// `items = try? …`, `if let new = try? … { items = new }`, or a local value that is assigned later.
    private func isAssigned(_ node: TryExprSyntax) -> Bool {
        for current in node.ancestors {
            if let sequence = current.as(SequenceExprSyntax.self), assigns(sequence) { return true }
            if let choice = current.as(IfExprSyntax.self) { return assigns(choice.body) }
            if let item = current.as(CodeBlockItemSyntax.self) { return assignedLater(from: item) }
        }
        return false
    }

    /// `guard let found = try? … else { return }`, then `items = found`.
    private func assignedLater(from item: CodeBlockItemSyntax) -> Bool {
        guard item.item.is(GuardStmtSyntax.self) || item.item.is(VariableDeclSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return list.drop { $0.id != item.id }.dropFirst().contains { assigns($0) }
    }

    private func assigns(_ node: some SyntaxProtocol) -> Bool {
        Search.all(SequenceExprSyntax.self, in: node).contains { $0.assigned?.path.map(shown.contains) == true }
    }
}

extension CatchClauseSyntax {
    /// It does nothing, or only logs.
    var isSilent: Bool {
        body.statements.allSatisfy { item in
            guard let call = item.item.as(FunctionCallExprSyntax.self) else { return false }
            let callee = call.calledExpression.written
            return callee.speaks(of: ["print", "log", "dump", "assertionfailure"])
                && !callee.speaks(of: ["dialog", "login", "logout", "toast", "alert", "show", "present"])
        }
    }
}

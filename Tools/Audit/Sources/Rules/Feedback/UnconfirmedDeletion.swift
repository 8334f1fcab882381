import SwiftSyntax

/// One tap deletes what people may have made.
enum UnconfirmedDeletion: Rule {
    static let about = RuleDescription(
        id: "unconfirmed-deletion",
        title: "Deletion without confirmation or undo",
        rationale: """
            A slip of the finger deletes what someone made, and nothing asks or brings it back. Ask with a confirmation dialog, or delete at once \
            and offer to undo.
            """,
        source: "seed 001; WCAG 3.3.4",
        blindSpots: """
            Whether what is called asks under another name, and whether one of the same name in another type does; what a \
            callback does; swipes, whose deletion is the system's own gesture; removing from a list that can be filled again.
            """,
        message: "A slip of the finger deletes it for good: ask with .confirmationDialog, or offer to undo",
        triggering: #"""
            struct A: View {
                var body: some View { ↓Button("Delete account", role: .destructive) { deleteAccount() } }
                func deleteAccount() { service.delete(account) }
            }

            struct A: View {
                @Environment(\.modelContext) private var context
                let note: Note
                var body: some View { Text("a").contextMenu { ↓Button(role: .destructive) { context.delete(note) } label: { Label("Delete", systemImage: "trash") } } }
            }

            ↓Button("Erase") { model.eraseAll() }

            struct A: View {
                var body: some View { List { }.contextMenu { ↓Button("Delete", role: .destructive) { handleDelete(fileIDs) } } }
                func handleDelete(_ fileIDs: Set<String>) { Task { try await api.fileDelete(fileIDs) } }
            }

            Menu("More") { ↓Button("Delete", role: .destructive, action: model.deleteList) }

            Text("a").contextMenu { Button("Reply") { reply() }; ↓Button("Delete comment") { thread.delete(comment) } }

            ↓Button("Delete", role: .destructive) { Task { await model.deleteTask(task); dismiss() } }

            struct PictureForm: View {
                var body: some View {
                    ↓Button("Delete picture") { Task { await deletePicture(name) } }
                    Button("Save") { Task { await model.save() } }
                }
            }
            """#,
        nonTriggering: [
            """
            struct A: View {
                @State private var asks = false
                var body: some View {
                    Button("Delete", role: .destructive) { asks = true }
                        .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { model.delete() } }
                }
            }

            Text("a").alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { model.delete() } }

            struct A: View {
                var body: some View { Text("a").confirmationDialog("Sure?", isPresented: $asks) { buttons } }
                @ViewBuilder private var buttons: some View { Button("Delete", role: .destructive) { model.delete() } }
            }

            Button("Delete", role: .destructive) { model.deleteNote(note) }
            // other file
            final class Model { func deleteNote(_ note: Note) { store.remove(note); toasts.show("Deleted", undo: { self.store.add(note) }) } }

            struct Answer: View {
                var body: some View {
                    HStack {
                        Text(comment.text).contextMenu { removal }
                        Menu { removal } label: { Image(systemName: "ellipsis") }
                    }
                }
                private var removal: some View { Button("Delete comment") { thread.delete(comment) } }
            }

            Text("a").contextMenu { Button("Delete", role: .destructive) { bookmarks.delete(id: bookmark.id) } }

            Button("Delete", role: .destructive) { storage.deleteSource(for: source) }

            struct PostEditor: View { var body: some View { Button("Remove", systemImage: "trash") { manager.image?.delete() } } }

            struct A: View {
                var body: some View { Text("a").swipeActions { actions }.contextMenu { actions } }
                @ViewBuilder private var actions: some View { ↯Button("Delete", role: .destructive) { storage.deleteApp(app) } }
            }
            """,
            """
            struct ThemeEditor: View {
                var body: some View {
                    Button { model.deleteColor(id: color.id) } label: { Image(systemName: "trash") }
                    Button("Save") { Task { try await model.save() } }
                }
            }

            Row().accessibilityActions { Button("Delete") { delete(item) } }

            Button("Delete Spotlight Index", role: .destructive) { deleteSpotlightIndexes() }

            struct TaskRemovalView: View { var body: some View { ↯Button("Delete") { Task { await deleteTask() } } } }

            struct DevSettingsView: View { var body: some View { Button("Wipe") { wallet.wipe() } } }
            """,
            #"Row().swipeActions { ↯Button("Delete", role: .destructive) { model.delete(item) } }"#,
            #"struct A: View { let onDelete: () -> Void; var body: some View { ↯Button("Delete", role: .destructive) { onDelete() } } }"#,
            "ForEach(items) { Row($0) }.onDelete { items.remove(atOffsets: $0) }",
            #"Button("Cancel", role: .destructive) { dismiss() }"#,
            #"struct Keypad: View { var body: some View { Button("⌫") { deleteDigit() }; Button("⌫") { pin.removeLast() } } }"#,
            #"Button("Remove label", role: .destructive) { labels.remove(at: 0) }"#,
            """
            struct A: View {
                var body: some View { Button("Delete", role: .destructive) { requestDeletion() } }
                func requestDeletion() { pending = item; showDeleteAlert = true }
            }
            """,
            #"struct DeleteAccountPage: View { var body: some View { ↯Button("Delete for good") { service.deleteAccount() } } }"#,
            #"HStack { Button("Cancel") { dismiss() }; ↯Button("Delete 3", role: .destructive) { model.deleteAll() } }"#,
            #"struct A: View { var body: some View { Button("Remove") { deleteTag() } }; func deleteTag() { tags.removeLast() } }"#,
            #"Button("Sign out", role: .destructive) { push.deleteSubscription() }"#,
            #"struct DeleteConfirmationSheet: View { var body: some View { Button("Delete", role: .destructive) { model.delete(item) } } }"#,
            #"Button("Delete", role: .destructive) { context.send(viewAction: .delete) }"#,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for function in file.functions where isDeletion(function.name.text) {
            if let body = function.body, asks(Syntax(body)) { report.fact(.confirms, function.name.text) }
        }
        for call in file.calls("Button") { check(call, in: file, &report) }
    }

    private static func check(_ button: Call, in file: SourceFile, _ report: inout Report) {
        let owner = button.node.enclosingTypeName + file.fileName
        let words = button.node.written
        if words.speaks(of: addedAgain) || isPartOfDraft(words, owner) { return }
        guard speaksOfDeletion(button), !button.node.isForDevelopers(in: file),
            let action = button.closure("action") ?? givenAction(button),
            let deletion = deletion(in: action, of: file),
            !isAskedFor(button, in: file), !isUndoneByLeaving(button, deletion, in: file)
        else { return }
        let confirmed = deletion.names.sorted().map { Fact(.confirms, $0) }
        let place = button.node.calledExpression
        if let doubt = placeThatAsks(button, in: file) { return report.cannotTell(at: place, doubt, unless: confirmed) }
        let around = file.around(button.node)
        // Nobody chooses an action of VoiceOver by a slip.
        if around.isGiven(to: ["accessibilityActions", "accessibilityAction"]) { return }
        let isSwipe = around.isGiven(to: ["swipeActions"])
        if !isSwipe, !words.speaks(of: works), file.isAloneInMenu(Syntax(button.node)) { return }
        // Two steps lead to it, so that only what somebody made is worth a question.
        if !isSwipe, around.isGiven(to: ["contextMenu"]), !words.speaks(of: madeByPeople) { return }
        if isSwipe || deletion.isCallback {
            let what = isSwipe ? "this swipe's deletion can be undone" : "the callback asks first"
            report.cannotTell(at: place, "whether \(what) is not to be seen", unless: confirmed)
        } else {
            report.finding(at: place, unless: confirmed)
        }
    }

    /// They can be added again as they were.
    private static let addedAgain = [
        "bookmark", "source", "tweak", "connection", "favorite", "favourite", "recent", "download", "cache",
        "spotlight", "search index", "searchindex", "clear logs", "clearlogs", "delete logs", "deletelogs", "history",
        "keyword", "preferences", "defaults",
    ]
    /// Too much to lose for a menu to be the question.
    private static let works = [
        "photo", "note", "file", "document", "account", "project", "folder", "list", "album", "recording",
        "certificate", "workout", "recipe", "journal", "collection",
    ]
    private static let madeByPeople = works + ["message", "post", "comment", "status", "entry", "task", "event"]

    /// A picture or the like of what is still being written.
    private static func isPartOfDraft(_ words: String, _ owner: String) -> Bool {
        owner.speaks(of: ["editor", "compose", "draft", "attachment", "writer"])
            && words.speaks(of: ["image", "photo", "media", "attachment"])
    }

    /// A page for deleting, or a way back beside the button, may be the question.
    private static func placeThatAsks(_ button: Call, in file: SourceFile) -> String? {
        if button.node.enclosingTypeName.speaks(of: ["delete", "deletion", "remov", "purge", "erase"]) {
            return "whether the page for it asks enough is not to be seen"
        }
        let stack = button.node.enclosures.first { ["HStack", "VStack", "ToolbarItemGroup"].contains($0.call.name) }
        let hasWayBack = stack.map { file.waysBack(in: $0.closure.statements) }?.contains { !button.node.isInside($0) }
        return hasWayBack == true ? "whether the choice beside a way back is the question is not to be seen" : nil
    }

    /// It says that it deletes, in its role, its words or its symbol.
    private static func speaksOfDeletion(_ button: Call) -> Bool {
        if button.node.written.speaks(of: ["logout", "log out", "signout", "sign out"]) { return false }
        let action = button.closure("action") ?? (button.hasArgument("action") ? nil : button.node.trailingClosure)
        return button.node.tokens(viewMode: .sourceAccurate).contains { token in
            if token.isInside(action) { return false }
            guard case .stringSegment(let text) = token.tokenKind else {
                return token.text.speaks(of: ["delet"])
            }
            return text.speaks(of: ["delete", "trash", "erase", "remove", "wipe", "clear", "purge", "xmark.bin"])
        }
    }

    /// The trailing closure, unless it is the label of a button with `action:`.
    private static func givenAction(_ button: Call) -> (any SyntaxProtocol)? {
        button.argument("action") ?? button.node.trailingClosure
    }

    private struct Deletion {
        var names: Set<String> = []
        var isCallback = false
        var bodies: [Syntax] = []
    }

    /// It changes what a form holds until the form is saved by another of its buttons.
    private static func isUndoneByLeaving(_ button: Call, _ deletion: Deletion, in file: SourceFile) -> Bool {
        let saves = file.calls("save").filter { $0.node.enclosingTypeName == button.node.enclosingTypeName }
        return !saves.isEmpty
            && !deletion.bodies.contains { body in
                saves.contains { $0.node.isInside(body) }
                    || body.written.speaks(of: ["await", "dismiss", "context", "task"])
            }
    }

    /// Returns the deletion by the action or by a function of its type; nil if there is none or the action asks first.
    private static func deletion(in action: any SyntaxProtocol, of file: SourceFile) -> Deletion? {
        let members = file.members(around: action)
        var found = Deletion()
        var pending: [Syntax] = [Syntax(action)]
        var isFirst = true
        var seen: Set<String> = []
        while let body = pending.popLast() {
            found.bodies.append(body)
            for name in called(in: body, alsoNamed: isFirst && !body.is(ClosureExprSyntax.self))
            where seen.insert(name).inserted {
                if seen.count < 24 { pending += members.bodies[name] ?? [] }
                // A function of its own is judged by what it calls.
                guard isDeletion(name), members.bodies[name] == nil else { continue }
                found.names.insert(name)
                if members.properties.contains(name) { found.isCallback = true }
            }
            isFirst = false
        }
        return found.names.isEmpty || found.bodies.contains(where: asks) ? nil : found
    }

    /// It stands in what asks: a dialog, an alert, or a part that one of them shows.
    private static func isAskedFor(_ button: Call, in file: SourceFile) -> Bool {
        let asking: Set<String> = ["confirmationDialog", "alert", "actionSheet", "ActionSheet", "Alert", "popover"]
        if button.node.enclosures.contains(where: { asking.contains($0.call.name) || asksByName($0.call.name) }) {
            return true
        }
        if asksByName(button.node.enclosingTypeName) { return true }
        guard let name = button.node.enclosingMember?.declaredName else { return false }
        if asksByName(name) { return true }
        return asking.contains { call in
            file.calls(call).contains {
                $0.node.enclosingTypeName == button.node.enclosingTypeName
                    && $0.closures.contains { $0.closure.paths.contains(name) }
            }
        }
    }

    private static func asksByName(_ name: String) -> Bool {
        name.speaks(of: ["confirm", "dialog", "alert", "areyousure"])
    }

    /// It presents a question or offers to undo.
    private static func asks(_ body: Syntax) -> Bool {
        body.containsName { $0.speaks(of: ["confirm", "dialog", "alert", "undo", "restore", "popup"]) }
    }

    private static func isDeletion(_ name: String) -> Bool {
        let word = name.lowercased()
        let small = ["digit", "backward", "character", "last", "text", "draft", "key", "cache", "temporary"]
        let asking = [
            "should", "can", "will", "did", "confirm", "request", "prepare", "ask", "show", "toggle", "is", "on",
        ]
        // `fileDelete`
        if name.hasSuffix("Delete"), word.count > 6, !asking.contains(where: { word.hasPrefix($0) }) {
            return !word.speaks(of: small)
        }
        return ["delete", "erase", "wipe", "destroy", "purge", "ondelete"].contains { word.hasPrefix($0) }
            && !word.speaks(of: small)
    }

    private static func called(in body: Syntax, alsoNamed: Bool) -> [String] {
        let calls = Search.all(FunctionCallExprSyntax.self, in: body).compactMap(Call.init)
        // `action: model.delete` names what is called.
        let named = alsoNamed ? body.as(ExprSyntax.self)?.path?.split(separator: ".").last : nil
        return calls.filter { !$0.isImplicitMember }.map(\.name) + (named.map { [String($0)] } ?? [])
    }
}

extension SourceFile {
    /// Each menu that shows it holds nothing else, and so is the question: one step opens it, the next one answers.
    fileprivate func isAloneInMenu(_ node: Syntax, depth: Int = 3) -> Bool {
        for parent in node.ancestors {
            if let list = parent.as(CodeBlockItemListSyntax.self), list.views.count > 1 { return false }
            if let closure = parent.as(ClosureExprSyntax.self) { return Enclosure(closure)?.isMenu == true }
            guard parent.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
            // A part of a view, or a function that makes one: wherever it stands.
            let uses = parent.declaredName.map(uses(of:))?.filter { !$0.isInside(parent) } ?? []
            return depth > 0 && !uses.isEmpty && uses.allSatisfy { isAloneInMenu(Syntax($0), depth: depth - 1) }
        }
        return false
    }

    /// The statements that speak of cancelling; of a list with many buttons asked for each.
    fileprivate func waysBack(in list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        if let known = waysBackByList[list.id] { return known }
        let found = Array(list).filter { $0.containsToken(["cancel", "Cancel"]) }
        waysBackByList[list.id] = found
        return found
    }
}

extension Enclosure {
    /// The list of a menu, or one given to a part of the project's own: `menuContent: { … }`.
    fileprivate var isMenu: Bool { label?.speaks(of: ["menu"]) ?? ["Menu", "contextMenu"].contains(call.name) }
}

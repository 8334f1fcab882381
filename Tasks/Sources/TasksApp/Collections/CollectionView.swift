import NodUI
import SwiftUI
import TaskValues
import TasksModel

struct CollectionView: View {
    let id: Int64
    @State private var isRenaming = false
    @EnvironmentObject private var book: TaskBook
    @EnvironmentObject private var composer: ComposerModel
    @Environment(\.dismiss) private var dismiss
    @Environment(\.texts) private var texts

    var body: some View {
        if let collection = book.collections.first(where: { $0.id == id }) {
            tasks(of: collection)
                .navigationTitle(Text(verbatim: collection.name))
                .toolbar { actions(of: collection) }
                .sheet(isPresented: $isRenaming) {
                    CollectionNameView(name: collection.name) { name throws(UserFacingError) in
                        try await book.rename(collection, to: name)
                    }
                }
                .task(id: id) { await book.open(collection: id) }
        } else {
            missing
        }
    }

    private func tasks(of collection: TaskCollection) -> some View {
        let tasks = book.tasks(in: id)
        return ContentStatusView(
            book.state(count: tasks.count),
            loading: texts("list.loading"),
            empty: ContentStatusMessage(
                texts("collection.none.title"),
                systemImage: "tray",
                text: texts("collection.none.text"),
                actionTitle: texts("empty.new.action")
            ) { composer.open(in: id) },
            error: book.error,
            retry: { Task { await book.load() } },
            content: {
                List {
                    CollectionProgressView(collection: collection)
                    ForEach(tasks) { task in
                        TasksListRowView(task: task, leaves: false)
                            .contextMenu {
                                Button(texts("collection.remove", ["title": task.title])) {
                                    book.remove(task, from: collection)
                                }
                            }
                    }
                }
            }
        )
    }

    @ToolbarContentBuilder
    private func actions(of collection: TaskCollection) -> some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { ComposeButton(collection: id) }
        ToolbarItem {
            Menu {
                Button(texts("collection.rename", ["name": collection.name])) { isRenaming = true }
                Button(texts("collection.delete"), role: .destructive) {
                    book.delete(collection)
                    dismiss()
                }
            } label: {
                Label(collection.name, systemImage: "ellipsis.circle")
            }
        }
    }

    private var missing: some View {
        ContentStatusView(
            book.state == .loaded ? .empty : book.state,
            loading: texts("collections.loading"),
            empty: ContentStatusMessage(
                texts("collection.missing.title"),
                systemImage: "questionmark.folder",
                text: texts("collection.missing.text"),
                actionTitle: texts("collection.missing.action")
            ) { dismiss() },
            error: book.error,
            retry: { Task { await book.load() } },
            content: { EmptyView() }
        )
    }
}

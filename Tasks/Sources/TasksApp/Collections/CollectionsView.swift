import NodUI
import SwiftUI
import TaskValues
import TasksModel

struct CollectionsView: View {
    @State private var isNaming = false
    @EnvironmentObject private var book: TaskBook
    @Environment(\.texts) private var texts

    var body: some View {
        ContentStatusView(
            book.state == .loaded && book.collections.isEmpty ? .empty : book.state,
            loading: texts("collections.loading"),
            empty: ContentStatusMessage(
                texts("collections.none.title"),
                systemImage: "folder",
                text: texts("collections.none.text"),
                actionTitle: texts("collections.none.action")
            ) { isNaming = true },
            error: UserFacingError(texts("collections.failed"), whatNext: texts("way.tryAgain")),
            retry: { Task { await book.load() } },
            content: { list }
        )
        .navigationTitle(Text(verbatim: texts("nav.collections")))
        .navigationDestination(for: Int64.self) { CollectionView(id: $0) }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(texts("collections.new"), systemImage: "folder.badge.plus") { isNaming = true }
            }
        }
        .sheet(isPresented: $isNaming) {
            CollectionNameView { name throws(UserFacingError) in _ = try await book.makeCollection(named: name) }
        }
    }

    private var list: some View {
        List {
            ForEach(book.collections) { collection in
                NavigationLink(value: collection.id) { CollectionRow(collection: collection) }
                    .swipeActions {
                        Button(texts("collection.delete"), role: .destructive) { book.delete(collection) }
                    }
            }
        }
    }
}

private struct CollectionRow: View {
    let collection: TaskCollection
    @Environment(\.texts) private var texts
    @Environment(\.feedbackProfile) private var profile

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: collection.name)
            CollectionProgressView(collection: collection)
        }
        .frame(minHeight: profile.target)
    }
}

/// The progress of a collection as a bar and in words. When the bar is full, the particles fly along it.
struct CollectionProgressView: View {
    let collection: TaskCollection
    @EnvironmentObject private var book: TaskBook
    @Environment(\.texts) private var texts
    @FeedbackReporter private var feedback

    var body: some View {
        ProgressView(value: collection.fraction) {
            Label {
                Text(verbatim: collection.words(texts))
            } icon: {
                Image(systemName: collection.isComplete ? "checkmark.circle.fill" : "folder")
                    .feedbackTarget(book.mark(of: collection))
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .animation(filling, value: collection.fraction)
        .feedbackBar(book.mark(of: collection))
        .accessibilityElement(children: .combine)
    }

    private var filling: Animation? {
        feedback.context.layoutSpring.map { collection.isComplete ? .collectionFills : Animation($0) }
    }
}

/// Names a collection, and shows a rejected name's message under the field.
struct CollectionNameView: View {
    private let save: @MainActor (String) async throws(UserFacingError) -> Void
    @State private var name: String
    @State private var problem: String?
    @State private var error: UserFacingError?
    @State private var isSaving = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.texts) private var texts

    init(name: String = "", save: @escaping @MainActor (String) async throws(UserFacingError) -> Void) {
        _name = State(initialValue: name)
        self.save = save
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField(texts("collections.placeholder"), text: $name)
                    .accessibilityLabel(Text(verbatim: texts("collection.name")))
                    .onSubmit { submit() }
                    .fieldMessage(problem)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(texts("editor.cancel")) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button(texts("editor.save")) { submit() }.disabled(isSaving)
                }
            }
        }
        .recoveryAlert($error) { submit() }
    }

    private func submit() {
        isSaving = true
        problem = nil
        Task {
            do throws(UserFacingError) {
                try await save(name)
                dismiss()
            } catch {
                if error.way == .fix { problem = error.whatNext } else { self.error = error }
            }
            isSaving = false
        }
    }
}

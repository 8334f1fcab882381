import NodUI
import SwiftUI
import TaskValues
import TasksModel

struct TasksListView: View {
    @State private var question = ListQuestion()
    @EnvironmentObject private var app: AppModel
    @EnvironmentObject private var book: TaskBook
    @EnvironmentObject private var composer: ComposerModel
    @Environment(\.texts) private var texts

    var body: some View {
        let layout = ListLayout(book.tasks.values, for: question, today: app.today, staying: book.staying)
        ContentStatusView(
            book.state(count: layout.count),
            loading: texts("list.loading"),
            empty: emptiness,
            error: book.error,
            retry: { Task { await book.load() } },
            content: { TasksList(layout: layout) }
        )
        .navigationTitle(Text(verbatim: texts("nav.list")))
        .searchable(text: $question.text, prompt: Text(verbatim: texts("list.searchLabel")))
        .toolbar {
            ToolbarItem { FilterPicker(filter: $question.filter) }
            ToolbarItem(placement: .primaryAction) { ComposeButton() }
        }
        .task(id: question) { await book.find(question) }
    }

    private var emptiness: ContentStatusMessage {
        let completed = book.tasks.values.count { $0.isCompleted }
        let emptiness = question.emptiness(hasCompleted: completed > 0)
        return ContentStatusMessage(
            texts("empty.\(emptiness.rawValue).title"),
            systemImage: "checkmark.circle",
            text: texts("empty.\(emptiness.rawValue).text", ["query": question.text], count: completed),
            actionTitle: texts("empty.\(emptiness.rawValue).action")
        ) {
            if let next = question.next(after: emptiness) { question = next } else { composer.open() }
        }
    }
}

private struct TasksList: View {
    let layout: ListLayout
    @EnvironmentObject private var book: TaskBook
    @Environment(\.texts) private var texts

    var body: some View {
        List {
            ForEach(layout.sections) { section in
                Section {
                    DepartingRows(section.tasks, title: \.title, where: section.shows) {
                        TasksListRowView(task: $0, saysDay: section.kind != .today)
                    }
                } header: {
                    Text(verbatim: texts(section.kind.key))
                }
            }
        }
        .refreshable { await book.load() }
    }
}

private struct FilterPicker: View {
    @Binding var filter: TaskFilter
    @Environment(\.texts) private var texts
    @FeedbackReporter private var feedback

    var body: some View {
        Picker(texts("list.show"), selection: feedback.choosing($filter)) {
            ForEach(ListQuestion.filters, id: \.self) { filter in
                Text(verbatim: texts("list.\(filter.rawValue)")).tag(filter)
            }
        }
        .pickerStyle(.menu)
    }
}

struct ComposeButton: View {
    var collection: Int64?
    @EnvironmentObject private var composer: ComposerModel
    @Environment(\.texts) private var texts

    var body: some View {
        Button(texts("composer.label"), systemImage: "square.and.pencil") { composer.open(in: collection) }
            .keyboardShortcut("n")
    }
}

/// A row of the list with its check and swipes.
struct TasksListRowView: View {
    let task: TaskItem
    var leaves = true
    /// Whether the row shows its due date; otherwise its section does.
    var saysDay = true
    @State private var isEditing = false
    @EnvironmentObject private var book: TaskBook
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.texts) private var texts
    @FeedbackReporter private var feedback

    var body: some View {
        HStack(spacing: profile.spacing) {
            TaskCheck(task: task)
            TaskEditButton(task: task, saysDay: saysDay, isEditing: $isEditing)
        }
        .feedbackRow()
        .feedbackItem(task.id, title: task.title)
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button(texts(task.isCompleted ? "selection.reopen" : "selection.complete")) {
                book.toggle(task, by: .swipe, leaves: leaves, in: feedback.context)
            }
            .tint(.green)
        }
        .swipeActions(edge: .trailing) {
            Button(texts("selection.delete"), role: .destructive) { book.delete(task, in: feedback.context) }
        }
        .sheet(isPresented: $isEditing) { TaskEditorView(task: task) }
    }
}

import NodUI
import SwiftUI
import TaskValues
import TasksModel

struct TaskCard<Trailing: View>: View {
    private let task: TaskItem
    private let trailing: Trailing
    @State private var isEditing = false
    @Environment(\.feedbackProfile) private var profile

    init(_ task: TaskItem, @ViewBuilder trailing: () -> Trailing = { EmptyView() }) {
        self.task = task
        self.trailing = trailing()
    }

    var body: some View {
        HStack(alignment: .top, spacing: profile.spacing) {
            TaskCheck(task: task)
            TaskEditButton(task: task, isEditing: $isEditing)
            trailing
        }
        .padding(profile.spacing)
        .background { RoundedRectangle.taskCard(profile).fill(.quaternary) }
        .sheet(isPresented: $isEditing) { TaskEditorView(task: task) }
    }
}

extension Shape where Self == RoundedRectangle {
    /// The shape of a card and its flash.
    static func taskCard(_ profile: FeedbackProfile) -> Self { RoundedRectangle(cornerRadius: profile.spacing) }
}

struct TaskCheck: View {
    let task: TaskItem
    @EnvironmentObject private var book: TaskBook

    var body: some View {
        CompletionCheck(isCompleted: task.isCompleted, save: book.saving(task)).isAbout(task, in: book)
    }
}

extension View {
    /// Completes the task by a swipe.
    func swipeCompletes(_ task: TaskItem, in book: TaskBook) -> some View {
        completionSwipe(isCompleted: task.isCompleted, save: book.saving(task)).isAbout(task, in: book)
    }

    fileprivate func isAbout(_ task: TaskItem, in book: TaskBook) -> some View {
        feedbackItem(task.id, title: task.title).completes(in: book.progress(of: task))
    }
}

extension TaskBook {
    fileprivate func saving(_ task: TaskItem) -> @MainActor (Bool) async throws -> Void {
        { [self, id = task.id] isCompleted in try await save(isCompleted, of: id) }
    }
}

struct TaskWords: View {
    let task: TaskItem
    var saysDay = true
    @EnvironmentObject private var app: AppModel
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(alignment: .leading) {
            CompletionTitle(task.title, isCompleted: task.isCompleted)
            details.font(.footnote).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var details: some View {
        if let due {
            Label(due.text, systemImage: due.isOverdue ? "exclamationmark.circle" : "calendar")
                .accessibilityLabel(Text(verbatim: due.spoken(texts)))
        }
        if let priority = task.priority {
            Text(verbatim: texts("task.priority", ["letter": priority.description]))
        }
        if !task.collections.isEmpty {
            Label(task.collections.map(\.name).joined(separator: ", "), systemImage: "folder")
        }
    }

    private var due: DueWords? {
        guard saysDay, !task.isCompleted else { return nil }
        return task.due.map { DueWords($0, today: app.today, texts: texts) }
    }
}

/// A task's title, which opens its editor.
struct TaskEditButton: View {
    let task: TaskItem
    var saysDay = true
    @Binding var isEditing: Bool
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.texts) private var texts

    var body: some View {
        Button {
            isEditing = true
        } label: {
            TaskWords(task: task, saysDay: saysDay)
                .frame(maxWidth: .infinity, minHeight: profile.target, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityHint(Text(verbatim: texts("task.edit")))
    }
}

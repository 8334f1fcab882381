import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// A task in words: its title, when it is due, where it belongs.
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

/// The words of a task, which open its editor: in a row of the list and on a card.
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

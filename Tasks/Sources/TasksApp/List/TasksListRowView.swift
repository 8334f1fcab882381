import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// A row of the list: its check, its words, and by swipes that it is done, or deleted.
struct TasksListRowView: View {
    let task: TaskItem
    /// Whether the list drops what is completed.
    var leaves = true
    /// Whether it says when it is due, or its section does.
    var saysDay = true
    @State private var isEditing = false
    @EnvironmentObject private var book: TaskBook
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.texts) private var texts
    var feedback = Feedback()

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

#if canImport(SwiftUI)
import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// A row of the list: its check, its words, and by swipes that it is done, or deleted.
struct TasksListRowView: View {
    private let task: TaskItem
    private let leaves: Bool
    private let saysDay: Bool
    @State private var isEditing = false
    @EnvironmentObject private var book: TaskBook
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.texts) private var texts
    private var feedback = Feedback()

    /// - Parameters:
    ///   - leaves: whether the list drops what is completed.
    ///   - saysDay: whether it says when it is due, or its section does.
    init(task: TaskItem, leaves: Bool = true, saysDay: Bool = true) {
        self.task = task
        self.leaves = leaves
        self.saysDay = saysDay
    }

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

private struct RowSample: View {
    var body: some View { SampleTask { task in List { TasksListRowView(task: task) } } }
}

#Preview("Light") { RowSample() }
#Preview("Dark") { RowSample().preferredColorScheme(.dark) }
#Preview("Largest text") { RowSample().environment(\.dynamicTypeSize, .accessibility5) }
#Preview("Child") { RowSample().feedbackProfile(.child) }
#Preview("Right to left") { RowSample().environment(\.layoutDirection, .rightToLeft) }
#endif

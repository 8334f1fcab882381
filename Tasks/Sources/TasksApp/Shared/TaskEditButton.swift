#if canImport(SwiftUI)
import NodUI
import SwiftUI
import TasksModel
import TaskValues

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
#endif

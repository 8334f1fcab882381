import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// A task as a card of the board or among captures; `trailing` is what else can be done with it there.
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
    /// The shape of a task's card, and of the flash over it.
    static func taskCard(_ profile: Profile) -> Self { RoundedRectangle(cornerRadius: profile.spacing) }
}

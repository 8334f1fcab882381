// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// Seed 000: `CompletionCheck` takes the place of the checkmark buttons in cards and rows, whose `onToggle` stays.

private struct TodoTask: Identifiable, Hashable {
    let id: Int
    var title: String
    var isCompleted = false
    var column = 0
}

private struct TaskCard: View {
    let task: TodoTask
    var onToggle: () -> Void

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: task.isCompleted, action: onToggle)
            Text(task.title)
        }
        .transition(
            .asymmetric(
                insertion: .scale.combined(with: .opacity),
                removal: .move(edge: .trailing).combined(with: .opacity)
            )
        )
    }
}

private struct TasksListRowView: View {
    let task: TodoTask
    let onToggle: () -> Void
    let onDelete: () -> Void

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: task.isCompleted, action: onToggle)
            CompletionTitle(task.title, isCompleted: task.isCompleted)
        }
        .feedbackItem(task.id, title: task.title)
        .swipeActions { Button("Delete", role: .destructive, action: onDelete) }
        .accessibilityAction(named: Text("Delete"), onDelete)
    }
}

private struct TasksScreen: View {
    @State private var tasks = [TodoTask(id: 1, title: "Buy milk"), TodoTask(id: 2, title: "Call Anna", column: 1)]

    private var groceries: CollectionProgress {
        CollectionProgress(
            id: "groceries",
            name: "Groceries",
            open: tasks.filter { !$0.isCompleted }.count,
            total: tasks.count
        )
    }

    var body: some View {
        List {
            DepartingRows(tasks.filter { !$0.isCompleted }, title: \.title) { task in
                TasksListRowView(task: task, onToggle: { toggle(task) }, onDelete: { delete(task) })
            }
        }
        .completes(in: [groceries])
    }

    private func toggle(_ task: TodoTask) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        tasks[index].isCompleted.toggle()
    }

    private func delete(_ task: TodoTask) { tasks.removeAll { $0.id == task.id } }
}

private struct Board: View {
    @State private var tasks = [TodoTask(id: 1, title: "Buy milk"), TodoTask(id: 2, title: "Call Anna", column: 1)]

    var body: some View {
        HStack(alignment: .top) {
            ForEach(0..<2, id: \.self) { column in
                ScrollView {
                    LazyVStack {
                        DepartingRows(tasks, where: { $0.column == column && !$0.isCompleted }) { task in
                            TaskCard(task: task) { toggle(task) }
                        }
                    }
                }
            }
        }
    }

    private func toggle(_ task: TodoTask) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        tasks[index].isCompleted.toggle()
    }
}

private struct Server {
    func set(_ id: Int, isCompleted: Bool) async throws {}
}

private struct OtherForms: View {
    let server: Server
    @State private var task = TodoTask(id: 1, title: "Buy milk")

    var body: some View {
        VStack {
            CompletionCheck(isCompleted: $task.isCompleted)
            CompletionCheck(task.title, isCompleted: $task.isCompleted)
            CompletionCheck(task.title, isCompleted: task.isCompleted) { task.isCompleted.toggle() }
            CompletionCheck(isCompleted: task.isCompleted, save: save)
            CompletionCheck(isCompleted: task.isCompleted) { task.isCompleted.toggle() }.disabled(true)
        }
        .transition(.completion)
        .completionSwipe(isCompleted: task.isCompleted) { task.isCompleted.toggle() }
        .completionSwipe(isCompleted: $task.isCompleted)
        .completionSwipe(isCompleted: task.isCompleted, save: save)
        .feedbackRow()
        .takesFocusBack()
        .leavesWhenCompleted()
    }

    private func save(_ isCompleted: Bool) async throws {
        try await server.set(task.id, isCompleted: isCompleted)
        task.isCompleted = isCompleted
    }
}

/// Settings of seed 000, under the keys that the check follows.
private struct FeedbackSection: View {
    @AppStorage("completionHapticEnabled") private var hapticEnabled = true
    @AppStorage("completionSoundEnabled") private var soundEnabled = false

    var body: some View {
        Section("Feedback") {
            Toggle("Completion haptic", isOn: $hapticEnabled)
            Toggle("Completion sound", isOn: $soundEnabled)
        }
    }
}

// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// Seed 000: `CompletionCheck` replaces the checkmark buttons in cards and rows, and keeps their `onToggle`.

private struct TodoTask: Identifiable, Hashable {
    let id: Int
    var title: String
    var isCompleted = false
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

/// Keys of a string catalog.
private struct Keys: View {
    let key: LocalizedStringResource
    @EnvironmentObject private var toastManager: ToastManager

    var body: some View {
        let empty = ContentStatusMessage(key, systemImage: "tray", text: key, actionTitle: "New task")
        ContentStatusView(.empty, empty: empty, retry: {}, content: { CompletionTitle(key, isCompleted: true) })
            .fieldMessage(key)
        Button("Save") { toastManager.show(key) }.buttonStyle(.primaryAction)
        Button("Close") { toastManager.show("Closed") }.buttonStyle(.icon)
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

private struct TaskList: View {
    let tasks: [TodoTask]

    var body: some View {
        List { DepartingRows(tasks, title: \.title, where: { !$0.isCompleted }) { Text($0.title) } }
            .completionHaptics(.haptic(FeedbackHaptic(.light, intensity: 0.5)))
            .nod(completionToasts: .collections)
    }
}

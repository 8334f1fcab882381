// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// Two lines into an existing app.

private struct Todo: Identifiable {
    let id: UUID
    var title: String
    var isDone = false

    var isOpen: Bool { !isDone }
}

private actor Store {
    func set(_ id: UUID, _ isDone: Bool) async throws {}
}

private struct TodoApp: App {
    var body: some Scene {
        WindowGroup { TodoList().nod(completionToasts: .collections) }
    }
}

private struct TodoList: View {
    @State private var tasks: [Todo] = []

    var body: some View {
        List {
            DepartingRows(tasks, title: \.title, where: \.isOpen) { task in
                TodoRow(task: task) { set(task.id, $0) }
                    .swipeActions(edge: .leading) {
                        CompletionSwipeButton(isCompleted: task.isDone, id: task.id) { set(task.id, $0) }
                    }
            }
            .onDelete { tasks.remove(atOffsets: $0) }
            .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
        }
        .completionHaptics(.haptic(FeedbackHaptic(.light, intensity: 0.5)))
    }

    private func set(_ id: UUID, _ isDone: Bool) {
        for index in tasks.indices where tasks[index].id == id { tasks[index].isDone = isDone }
    }
}

private struct TodoRow: View {
    let task: Todo
    let set: (Bool) -> Void

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: task.isDone, id: task.id, set: set)
            Text(task.title).completed(task.isDone)
        }
    }
}

private struct Forms: View {
    let store: Store
    @State private var task = Todo(id: UUID(), title: "Buy milk")
    @State private var isDone = false

    var body: some View {
        VStack {
            Toggle(task.title, isOn: $task.isDone).toggleStyle(.completion)
            Toggle("Call Anna", isOn: $isDone).toggleStyle(.completion).tint(.blue).font(.title)
            CompletionCheck(isCompleted: task.isDone, id: task.id) { isDone in try await store.set(task.id, isDone) }
            CompletionCheck("Buy milk", isCompleted: $isDone)
            CompletionCheck(task.title, isCompleted: task.isDone) { task.isDone.toggle() }
            CompletionCheck("Square", isCompleted: $isDone, id: "square")
                .completionSymbols(open: "square", completed: "checkmark.square.fill")
                .tint(.blue)
            Text(task.title).completionFeedback(trigger: isDone)
            CompletionSymbol(isCompleted: isDone)
        }
        .transition(.completion)
        .completionHaptics(.off)
    }
}

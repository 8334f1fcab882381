import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// The check of a task: the same in the list, on the board, among captures and in a collection.
struct TaskCheck: View {
    let task: TaskItem
    @EnvironmentObject private var book: TaskBook

    var body: some View {
        CompletionCheck(isCompleted: task.isCompleted, save: book.saving(task)).isAbout(task, in: book)
    }
}

extension View {
    /// Swiped aside, the row or card completes the task as its check does.
    func swipeCompletes(_ task: TaskItem) -> some View { modifier(TaskSwipe(task: task)) }

    fileprivate func isAbout(_ task: TaskItem, in book: TaskBook) -> some View {
        feedbackItem(task.id, title: task.title).completes(in: book.progress(of: task))
    }
}

private struct TaskSwipe: ViewModifier {
    let task: TaskItem
    @EnvironmentObject private var book: TaskBook

    func body(content: Content) -> some View {
        content
            .completionSwipe(isCompleted: task.isCompleted, save: book.saving(task))
            .isAbout(task, in: book)
    }
}

extension TaskBook {
    fileprivate func saving(_ task: TaskItem) -> @MainActor (Bool) async throws -> Void {
        { [self, id = task.id] isCompleted in try await save(isCompleted, of: id) }
    }
}

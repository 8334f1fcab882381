#if canImport(SwiftUI)
    import NodUI
    import SwiftUI
    import TaskValues
    import TasksModel

    /// The check of a task: the same in the list, on the board, among captures and in a collection.
    struct TaskCheck: View {
        let task: TaskItem
        @EnvironmentObject private var book: TaskBook

        var body: some View {
            CompletionCheck(
                isCompleted: task.isCompleted,
                save: { [book, id = task.id] isCompleted in try await book.save(isCompleted, of: id) }
            )
            .feedbackItem(task.id, title: task.title)
            .completes(in: book.progress(of: task))
        }
    }
#endif

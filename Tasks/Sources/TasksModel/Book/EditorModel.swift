import NodPerforming
import TaskValues

/// The model of a task's editor: its fields, and which of them changed.
@MainActor
public final class EditorModel: ObservableObject {
    @Published public var title: String { didSet { problem = nil } }
    @Published public var notes: String
    @Published public var due: Day?
    @Published public var priority: Priority?
    /// The problem with the title, shown under its field.
    @Published public private(set) var problem: String?
    /// The error that interrupts; everything entered is still there.
    @Published public var error: UserFacingError?
    @Published public private(set) var isSaving = false

    private let task: TaskItem
    private let book: TaskBook

    public init(_ task: TaskItem, in book: TaskBook) {
        self.task = task
        self.book = book
        title = task.title
        notes = task.notes
        due = task.due
        priority = task.priority
    }

    /// The changed fields; the others stay, as somebody else may have changed them meanwhile.
    var edit: TaskEdit {
        var edit = TaskEdit()
        if title != task.title { edit.title = title }
        if notes != task.notes { edit.notes = notes }
        if due != task.due { edit.due = .some(due) }
        if priority != task.priority { edit.priority = .some(priority) }
        return edit
    }

    /// Returns whether everything is saved.
    public func save() async -> Bool {
        guard !isSaving else { return false }
        isSaving = true
        defer { isSaving = false }
        do {
            try await book.edit(task.id, edit)
            return true
        } catch {
            if error.way == .fix { problem = error.whatNext } else { self.error = error }
            return false
        }
    }

    /// Priorities a person can choose; A is first.
    public static let priorities: [Priority] = ["A", "B", "C"].compactMap { Priority($0) }
}

import NodPerforming
import TaskValues

@MainActor
public final class EditorModel: ObservableObject {
    @Published public var title: String { didSet { problem = nil } }
    @Published public var notes: String
    @Published public var due: Day?
    @Published public var priority: Priority?
    @Published public var collections: Set<Int64>
    @Published public private(set) var problem: String?
    /// An error to alert; the fields are kept.
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
        collections = Set(task.collections.map(\.id))
    }

    /// Only the changed fields, as others may have changed meanwhile.
    var edit: TaskEdit {
        var edit = TaskEdit()
        if title != task.title { edit.title = title }
        if notes != task.notes { edit.notes = notes }
        if due != task.due { edit.due = .some(due) }
        if priority != task.priority { edit.priority = .some(priority) }
        return edit
    }

    /// Collections that the task joins (true) or leaves, without those deleted meanwhile.
    private var memberships: [Int64: Bool] {
        let before = Set(task.collections.map(\.id))
        let changed = book.collections.map(\.id).filter { collections.contains($0) != before.contains($0) }
        return Dictionary(uniqueKeysWithValues: changed.map { ($0, collections.contains($0)) })
    }

    public func save() async -> Bool {
        guard !isSaving else { return false }
        isSaving = true
        defer { isSaving = false }
        do {
            try await book.edit(task.id, edit, memberships)
            return true
        } catch {
            if error.way == .fix { problem = error.whatNext } else { self.error = error }
            return false
        }
    }

    public static let priorities: [Priority] = ["A", "B", "C"].compactMap { Priority($0) }
}

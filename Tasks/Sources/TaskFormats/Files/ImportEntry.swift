import TaskStore

/// A task as a file tells it.
public struct ImportEntry: Sendable, Equatable {
    public var draft: TaskDraft
    /// Names of the collections it is in.
    public var collections: [String]
    /// The key that identifies the task when the file is imported again.
    public var identity: String
    public var origin: Origin?
    /// Only our own files know it.
    public var uid: String?
}

extension ImportEntry {
    /// - Throws: why the store would not take it.
    func check() throws(InvalidValue) {
        _ = try LineText(draft.title, field: "title", limit: TaskItem.titleLimit)
        _ = try NotesText(draft.notes)
        for name in collections { _ = try LineText(name, field: "name", limit: TaskCollection.nameLimit) }
    }
}

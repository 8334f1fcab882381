import GRDB

extension StoreTransaction {
    /// Keeps what the file said of a task that was just made from it.
    public func keep(_ origin: Origin, of task: Int64) throws {
        try run("INSERT INTO origin (taskId, format, text) VALUES (?, ?, ?)", task, origin.format, origin.text)
    }
}

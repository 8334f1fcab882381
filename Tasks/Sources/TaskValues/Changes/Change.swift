public enum Change: Sendable, Equatable {
    /// nil if it was deleted.
    case task(id: Int64, TaskItem?)
    case collection(id: Int64, TaskCollection?)
    case settings(Settings)
    /// More than `limit` changes; clients reload everything.
    case many

    /// With more changes, reloading a page costs less than receiving each.
    public static let limit = 500
}

public enum StoreError: Error, Equatable, Sendable {
    case noTask(Int64)
    case noCollection(Int64)
    case keyReused
}

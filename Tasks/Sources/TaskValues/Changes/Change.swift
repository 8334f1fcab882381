/// Something that is different after a write.
public enum Change: Sendable, Equatable {
    /// nil: it is in the bin.
    case task(id: Int64, TaskItem?)
    case collection(id: Int64, TaskCollection?)
    case settings(Settings)
    /// More than is told one by one: everything is read again.
    case many

    /// How many changes of one write are told one by one. Beyond it, reading a page again costs less than hearing of each.
    public static let mostTold = 500
}

/// Why a read or write could not be done.
public enum StoreError: Error, Equatable, Sendable {
    case noTask(Int64)
    case noCollection(Int64)
    /// The key was used for another request before.
    case keyReused
}

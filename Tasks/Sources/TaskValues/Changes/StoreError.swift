/// Why a read or write could not be done.
public enum StoreError: Error, Equatable, Sendable {
    case noTask(Int64)
    case noCollection(Int64)
    /// The key was used for another request before.
    case keyReused
}

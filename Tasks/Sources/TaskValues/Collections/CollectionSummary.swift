/// A collection as a task of it shows it: enough to know whether completing the task completes the collection.
public struct CollectionSummary: Sendable, Equatable, Encodable {
    public let id: Int64
    public let name: String
    /// Tasks still to do.
    public let open: Int
    public let total: Int

    package init(id: Int64, name: String, open: Int, total: Int) {
        self.id = id
        self.name = name
        self.open = open
        self.total = total
    }
}

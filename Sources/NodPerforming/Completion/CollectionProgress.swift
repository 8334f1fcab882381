import Nod

/// A collection an item is in, as the app shows it: completing the last open item of one is celebrated.
///
/// ```swift
/// let groceries = CollectionProgress(id: 1, name: "Groceries", open: 1, total: 4)
/// ```
public struct CollectionProgress: Equatable {
    /// The app's own id of the collection.
    public var id: AnyHashable
    /// As toasts name it.
    public var name: String?
    /// How many of its items are open, and how many there are.
    public var open: Int
    public var total: Int

    public init(id: some Hashable, name: String? = nil, open: Int, total: Int) {
        self.id = AnyHashable(id)
        self.name = name
        self.open = open
        self.total = total
    }
}

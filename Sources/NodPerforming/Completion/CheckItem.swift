import Nod

/// The item that a check completes, as the app describes it.
package struct CheckItem: Equatable {
    /// The app's own id; a check without one is an item of its own.
    package var id: AnyHashable?
    /// As toasts and announcements name it.
    package var title: String?
    /// A completed item leaves the list it is shown in.
    package var leaves = false
    /// Where it may be the last one open.
    package var collections: [CollectionProgress] = []
    /// The row that names it; `nil` if the check does.
    package var row: ItemRow?
    /// Shown as it was before it left its list: its state is not news.
    package var isSnapshot = false

    package init() {}
}

/// The row of an item. One of its checks shows the item; others, such as those of subtasks, are items of their own.
@MainActor
package final class ItemRow: Equatable {
    private weak var check: CheckPresenter?

    package init() {}

    /// Whether `candidate` shows the row's item: the first check on screen does.
    func takes(_ candidate: CheckPresenter) -> Bool {
        if check == nil { check = candidate }
        return check === candidate
    }

    func release(_ candidate: CheckPresenter) {
        if check === candidate { check = nil }
    }

    nonisolated package static func == (one: ItemRow, other: ItemRow) -> Bool { one === other }
}

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

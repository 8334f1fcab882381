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
    /// The row that names it.
    package var row: ItemRow?
    /// The row is in something presented over the rest of the app, such as a sheet.
    package var isPresented = false
    /// Shown as it was before it left its list: its state is not news.
    package var isSnapshot = false

    package init() {}

    /// The item of a check with an id of its own: the row's if that has the same or none, otherwise another one.
    package func named(_ id: AnyHashable?) -> CheckItem {
        guard let id else { return self }
        var named = self.id == nil || self.id == id ? self : CheckItem()
        named.id = id
        named.row = row
        return named
    }
}

/// The row of an item. One of its checks shows the item; others, such as those of subtasks, are items of their own.
@MainActor
package final class ItemRow: Equatable {
    private weak var check: CheckPresenter?
    /// The checks on screen by the ids that they were given.
    private var checks: [AnyHashable: WeakCheck] = [:]
    private let log: any ErrorLog
    private struct WeakCheck { weak var check: CheckPresenter? }

    package init(log: any ErrorLog = SystemErrorLog()) { self.log = log }

    /// Whether `candidate` shows the row's item: the first check on screen does.
    func takes(_ candidate: CheckPresenter) -> Bool {
        if check == nil { check = candidate }
        return check === candidate
    }

    /// Reports an id that another check of the row was given, too.
    func note(_ candidate: CheckPresenter, id: AnyHashable) {
        #if DEBUG
        if let other = checks[id]?.check, other !== candidate {
            log.note("Two checks in a row have the id \(id). Give each its own: CompletionCheck(isCompleted:id:save:).")
        }
        checks[id] = WeakCheck(check: candidate)
        #endif
    }

    func release(_ candidate: CheckPresenter) {
        if check === candidate { check = nil }
        checks = checks.filter { $0.value.check != nil && $0.value.check !== candidate }
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

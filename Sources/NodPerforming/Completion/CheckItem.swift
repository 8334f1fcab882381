package struct CheckItem: Equatable {
    /// The app's id; a check without one is a separate item.
    package var id: AnyHashable?
    /// Name in toasts and announcements.
    package var title: String?
    /// The item leaves its list when completed.
    package var leaves = false
    package var collections: [CollectionProgress] = []
    package var row: ItemRow?
    /// Inside a presentation, such as a sheet.
    package var isPresented = false
    /// The item as it was before it left its list: its state isn't news.
    package var isSnapshot = false

    package init() {}

    /// The item of a check with its own id: the row's if that matches or has none, otherwise another.
    package func named(_ id: AnyHashable?) -> CheckItem {
        guard let id else { return self }
        var named = self.id == nil || self.id == id ? self : CheckItem()
        named.id = id
        named.row = row
        return named
    }
}

/// Row of an item. One of its checks shows the item; others, such as subtasks, are separate items.
@MainActor
package final class ItemRow: Equatable {
    private weak var check: CheckPresenter?
    private var checks: [AnyHashable: WeakCheck] = [:]
    private let log: any ErrorLog
    private struct WeakCheck { weak var check: CheckPresenter? }

    package init(log: any ErrorLog = SystemErrorLog()) { self.log = log }

    /// Whether `candidate` shows the row's item: the first visible check does.
    func takes(_ candidate: CheckPresenter) -> Bool {
        if check == nil { check = candidate }
        return check === candidate
    }

    /// Logs ids that two checks of the row share.
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

/// A collection of an item: completing its last open item is celebrated.
///
/// ```swift
/// let groceries = CollectionProgress(id: 1, name: "Groceries", open: 1, total: 4)
/// ```
public struct CollectionProgress: Equatable {
    public var id: AnyHashable
    public var name: String?
    public var open: Int
    public var total: Int

    public init(id: some Hashable, name: String? = nil, open: Int, total: Int) {
        self.id = AnyHashable(id)
        self.name = name
        self.open = open
        self.total = total
    }
}

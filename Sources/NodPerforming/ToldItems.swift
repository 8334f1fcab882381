import Nod

/// The app's items and collections, by their numbers, for as long as a toast or view refers to them.
@MainActor
struct ToldItems {
    private(set) var items: [ItemID: FeedbackItem] = [:]
    /// Items that nothing shows any more.
    private var retired: Set<ItemID> = []
    /// The names of collections.
    var names: [CollectionID: String] = [:]
    /// How many items they have, as the last toggle of one knew.
    private var totals: [CollectionID: Int] = [:]

    subscript(item: ItemID) -> FeedbackItem? { items[item] }

    mutating func describe(_ item: ItemID, _ description: FeedbackItem) {
        items[item] = description
        retired.remove(item)
    }

    mutating func forget(_ item: ItemID) { items[item] = nil }

    mutating func count(_ collections: [CollectionCount]) {
        for count in collections { totals[count.collection] = count.total }
    }

    /// How many items they have, where it is one that is known.
    func total(of collections: [CollectionID]) -> Int? { collections.count == 1 ? totals[collections[0]] : nil }

    mutating func retire(_ item: ItemID) { retired.insert(item) }

    mutating func forgetRetired(unless isNeeded: (ItemID) -> Bool) {
        for item in retired where !isNeeded(item) {
            retired.remove(item)
            items[item] = nil
        }
    }
}

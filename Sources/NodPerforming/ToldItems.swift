import Nod

/// What the app told of its items and collections, by their numbers, for as long as something speaks of them.
@MainActor
struct ToldItems {
    private(set) var items: [Int: FeedbackItem] = [:]
    /// Items that nothing shows any more.
    private var retired: Set<Int> = []
    /// What collections are called.
    var names: [Int: String] = [:]
    /// How many items they have, as the last toggle of one knew.
    private var totals: [Int: Int] = [:]

    subscript(item: Int) -> FeedbackItem? { items[item] }

    mutating func describe(_ item: Int, _ description: FeedbackItem) {
        items[item] = description
        retired.remove(item)
    }

    mutating func forget(_ item: Int) { items[item] = nil }

    mutating func count(_ collections: [CollectionCount]) {
        for count in collections { totals[count.collection] = count.total }
    }

    /// How many items they have, where it is one that is known.
    func total(of collections: [Int]) -> Int? { collections.count == 1 ? totals[collections[0]] : nil }

    mutating func retire(_ item: Int) { retired.insert(item) }

    mutating func forgetRetired(unless isNeeded: (Int) -> Bool) {
        for item in retired where !isNeeded(item) {
            retired.remove(item)
            items[item] = nil
        }
    }
}

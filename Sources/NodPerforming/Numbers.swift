import Nod

/// The engine knows numbers only: an app's own ids get one each, the same for as long as the app runs.
///
/// No two things have the same, whatever they are: items and collections are targets, too.
struct Numbers {
    private var items: [AnyHashable: ItemID] = [:]
    private var ids: [ItemID: AnyHashable] = [:]
    private var collections: [AnyHashable: CollectionID] = [:]
    private var last = 0

    mutating func item(_ id: AnyHashable) -> ItemID {
        if let item = items[id] { return item }
        let item: ItemID = next()
        items[id] = item
        ids[item] = id
        return item
    }

    /// `nil` for an id that was never asked for.
    func knownItem(_ id: AnyHashable) -> ItemID? { items[id] }

    func id(of item: ItemID) -> AnyHashable? { ids[item] }

    mutating func collection(_ id: AnyHashable) -> CollectionID {
        if let collection = collections[id] { return collection }
        let collection: CollectionID = next()
        collections[id] = collection
        return collection
    }

    /// For what has no id of its own.
    mutating func next<Kind>() -> FeedbackID<Kind> {
        last += 1
        return FeedbackID(last)
    }
}

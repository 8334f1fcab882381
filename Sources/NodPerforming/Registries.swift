/// The app's items and collections, by their numbers, for as long as a toast or view refers to them.
@MainActor
struct ItemRegistry {
    private(set) var items: [ItemID: FeedbackItem] = [:]
    /// Items that nothing shows any more.
    private var retired: Set<ItemID> = []
    /// The names of collections.
    var names: [CollectionID: String] = [:]

    subscript(item: ItemID) -> FeedbackItem? { items[item] }

    /// What has no words of its own, such as a swipe's button, leaves the title that a row gave.
    mutating func describe(_ item: ItemID, _ description: FeedbackItem) {
        let title = description.title ?? items[item]?.title
        items[item] = FeedbackItem(title: title, saving: description.saving)
        retired.remove(item)
    }

    mutating func forget(_ item: ItemID) { items[item] = nil }

    mutating func retire(_ item: ItemID) { retired.insert(item) }

    mutating func forgetRetired(unless isNeeded: (ItemID) -> Bool) {
        for item in retired where !isNeeded(item) {
            retired.remove(item)
            items[item] = nil
        }
    }
}

/// The engine knows numbers only: an app's own ids get one each, the same for as long as the app runs.
///
/// No two things have the same, whatever they are: items and collections are targets, too.
struct IdentifierTable {
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

/// The app's own messages and the actions of toasts' buttons, for as long as a toast needs them.
@MainActor
struct MessageStore {
    private var messages: [MessageID: Message] = [:]
    /// How to bring back what was deleted, by item.
    var undos: [ItemID: () -> Void] = [:]

    struct Message {
        var message: ToastMessage
        var tone: ToastTone
        var action: (() -> Void)?
    }

    subscript(number: MessageID?) -> Message? { number.flatMap { messages[$0] } }

    /// The same message said in the same tone keeps its number, and so its toast.
    mutating func keep(_ kept: Message, _ newNumber: () -> MessageID) -> MessageID {
        let known = messages.first { $0.value.message == kept.message && $0.value.tone == kept.tone }
        let number = known?.key ?? newNumber()
        messages[number] = kept
        return number
    }

    mutating func forgetUnspoken(in toasts: [Toast]) {
        guard !messages.isEmpty || !undos.isEmpty else { return }
        messages = messages.filter { number, _ in toasts.contains { $0.message == number } }
        undos = undos.filter { item, _ in toasts.contains { $0.kind == .deleted && $0.items.contains(item) } }
    }
}

/// The app's items and collections, as long as a toast or view refers to them.
@MainActor
struct ItemRegistry {
    private(set) var items: [ItemID: FeedbackItem] = [:]
    /// Items that left the screen.
    private var retired: Set<ItemID> = []
    var names: [CollectionID: String] = [:]

    subscript(item: ItemID) -> FeedbackItem? { items[item] }

    /// A description without a title, such as a swipe's button, keeps the row's.
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

/// Numbers for the app's ids, unique across items, collections and targets while the app runs.
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

    func knownItem(_ id: AnyHashable) -> ItemID? { items[id] }

    func id(of item: ItemID) -> AnyHashable? { ids[item] }

    mutating func collection(_ id: AnyHashable) -> CollectionID {
        if let collection = collections[id] { return collection }
        let collection: CollectionID = next()
        collections[id] = collection
        return collection
    }

    mutating func next<Kind>() -> FeedbackID<Kind> {
        last += 1
        return FeedbackID(last)
    }
}

/// The app's messages and the actions of their buttons, as long as a toast needs them.
@MainActor
struct MessageStore {
    private var messages: [MessageID: Message] = [:]
    /// How to restore deleted items.
    var undos: [ItemID: () -> Void] = [:]

    struct Message {
        var message: ToastMessage
        var tone: ToastTone
        var action: (() -> Void)?
    }

    subscript(number: MessageID?) -> Message? { number.flatMap { messages[$0] } }

    /// An equal message in the same tone keeps its number, and thus its toast.
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

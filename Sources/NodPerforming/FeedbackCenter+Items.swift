extension FeedbackCenter {
    /// The engine's number of an item; stable for an id.
    public func item(_ id: some Hashable) -> ItemID {
        if let item = items[id] { return item }
        let item: ItemID = next()
        items[id] = item
        ids[item] = AnyHashable(id)
        return item
    }

    /// The engine's number of a collection.
    public func collection(_ id: some Hashable) -> CollectionID {
        if let collection = collections[id] { return collection }
        let collection: CollectionID = next()
        collections[id] = collection
        return collection
    }

    /// The app's id of a numbered item.
    public func id(of item: ItemID) -> AnyHashable? { ids[item] }

    /// A number for something without an id, such as a button.
    public func newTarget() -> TargetID { next() }

    func next<Kind>() -> FeedbackID<Kind> {
        lastNumber += 1
        return FeedbackID(lastNumber)
    }

    /// Shows a target on `stage`, which is referenced weakly.
    public func attach(_ stage: any FeedbackStage, to target: TargetID) {
        stages[target, default: WeakList()].add(ObjectIdentifier(stage)) { [weak stage] in stage }
        if let check = session.check(of: ItemID(target)) {
            stage.draw(isCompleted: check.wish, state: check.state, cause: .progress)
        }
    }

    public func detach(_ stage: any FeedbackStage, from target: TargetID) {
        stages[target]?.remove(ObjectIdentifier(stage))
        if showing(target).isEmpty { stages[target] = nil }
    }

    /// The stages of a target, the latest last.
    func showing(_ target: TargetID) -> [any FeedbackStage] { stages[target]?.values ?? [] }

    /// Sets an item's title and how to save it. Without a title, as for a swipe's button, it keeps the row's.
    public func describe(_ item: ItemID, _ description: FeedbackItem) {
        let title = description.title ?? descriptions[item]?.title
        descriptions[item] = FeedbackItem(title: title, saving: description.saving)
        retired.remove(item)
    }

    /// Called when the item left the screen. Its description is dropped once nothing is pending and no toast mentions
    /// it.
    package func retire(_ item: ItemID) {
        retired.insert(item)
        forgetRetired()
    }

    func forgetRetired() {
        for item in retired where session.check(of: item) == nil && showing(TargetID(item)).isEmpty {
            retired.remove(item)
            descriptions[item] = nil
            refusals.remove(item)
        }
    }

    func isReported(_ item: ItemID) -> Bool { showing(TargetID(item)).contains { $0.reportsState } }

    public func name(collection: CollectionID, _ name: String) { names[collection] = name }

    /// Observes rows that leave and return. The reference is weak.
    public func watch(_ watcher: any RowWatcher) {
        rowWatchers.add(ObjectIdentifier(watcher)) { [weak watcher] in watcher }
    }

    public func unwatch(_ watcher: any RowWatcher) { rowWatchers.remove(ObjectIdentifier(watcher)) }
}

/// Messages in the app's words, and the actions of their buttons.
extension FeedbackCenter {
    /// Shows a toast in the app's words.
    ///
    /// - Parameters:
    ///   - message: its words.
    ///   - moment: `succeeded`, `warned` or `failed`; a failure stays until dismissed.
    ///   - target: where the answer is drawn.
    ///   - context: differences from the app's context.
    ///   - action: the button's effect.
    public func say(
        _ message: ToastMessage,
        as moment: Moment,
        target: TargetID? = nil,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        let number = number(of: MessageStore.Message(message: message, tone: ToastTone(moment), action: action))
        report(
            .happened(moment, target: target, item: nil, message: number, cause: cause, isActionable: action != nil),
            in: context
        )
    }

    /// Shows a message in the app's words, neither felt nor heard.
    public func inform(
        _ message: ToastMessage,
        target: TargetID? = nil,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        let number = number(of: MessageStore.Message(message: message, tone: .info, action: action))
        report(.informed(message: number, target: target, isActionable: action != nil), in: context)
    }

    package func show(
        _ message: ToastMessage,
        type: ToastType,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        if let moment = type.moment {
            say(message, as: moment, in: context, action: action)
        } else {
            inform(message, in: context, action: action)
        }
    }

    /// An item was deleted; `undo` restores everything that the toast mentions.
    public func deleted(_ item: ItemID, in context: FeedbackContext? = nil, undo: (() -> Void)? = nil) {
        messages.undos[item] = undo
        let isActionable = undo != nil
        report(
            .happened(
                .deleted,
                target: TargetID(item),
                item: item,
                message: nil,
                cause: cause,
                isActionable: isActionable
            ),
            in: context
        )
    }

    /// An equal message in the same tone keeps its number, and thus its toast.
    func number(of kept: MessageStore.Message) -> MessageID {
        let known = messages.messages.first { $0.value.message == kept.message && $0.value.tone == kept.tone }
        let number: MessageID = known?.key ?? next()
        messages.messages[number] = kept
        return number
    }

    /// Does what the engine leaves to the app: restore a deleted item, or a message's action.
    func act(_ action: ToastAction, items: [ItemID], message: MessageID?) {
        if let message { return messages[message]?.action?() ?? () }
        if action == .undo { for item in items { messages.undos.removeValue(forKey: item)?() } }
    }
}

/// The app's messages and the actions of their buttons, kept while a toast needs them.
@MainActor
struct MessageStore {
    fileprivate var messages: [MessageID: Message] = [:]
    /// How to restore deleted items.
    var undos: [ItemID: () -> Void] = [:]

    struct Message {
        var message: ToastMessage
        var tone: ToastTone
        var action: (() -> Void)?
    }

    subscript(number: MessageID?) -> Message? { number.flatMap { messages[$0] } }

    mutating func forgetUnspoken(in toasts: [Toast]) {
        guard !messages.isEmpty || !undos.isEmpty else { return }
        messages = messages.filter { number, _ in toasts.contains { $0.message == number } }
        undos = undos.filter { item, _ in toasts.contains { $0.kind == .deleted && $0.items.contains(item) } }
    }
}

/// Custom feedback: figures and replaced moments, as in a feedback file.
extension FeedbackCenter {
    /// Answers with this tuning from now on, unless a view has its own. Views inside `.nod()` follow.
    public func use(_ tuning: Tuning) {
        var context = context
        context.tuning = tuning
        adopt(context)
    }

    /// Calls `body` with each new tuning while `owner` lives.
    package func watchTuning(_ owner: AnyObject, _ body: @escaping @MainActor (Tuning) -> Void) {
        tuningWatchers.add(ObjectIdentifier(owner)) { [weak owner] in owner == nil ? nil : body }
    }

    package func unwatchTuning(_ owner: AnyObject) { tuningWatchers.remove(ObjectIdentifier(owner)) }
}

extension FeedbackCenter {
    /// Celebrates on `target`, as part of the running action. Outside of one, it isn't felt or heard right after
    /// another answer, because redrawn views can't tell which press led to it.
    public func celebrate(_ style: CelebrationStyle, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.celebrated(style, target: target, cause: cause), in: context)
    }

    package func scatter(_ count: Int, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.scattered(count, target: target), in: context)
    }
}

extension FeedbackCenter {
    /// An alert appeared: felt once, read by the system.
    package func alerted(in context: FeedbackContext? = nil) { feel(Haptic(.error), in: context) }

    /// A field shows an error: announced politely, not felt.
    package func asked(_ message: String) { performers.announcer?.announce(.text(message), isAssertive: false) }

    package func failed(_ error: UserFacingError) {
        performers.announcer?.announce(.text(error.spoken), isAssertive: true)
    }
}

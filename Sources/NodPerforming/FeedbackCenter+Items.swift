/// Who shows what, and what the app told of it.
extension FeedbackCenter {
    /// The engine's number of an item with an app's own id, the same whenever it is asked for.
    public func item(_ id: some Hashable) -> ItemID { ids.item(AnyHashable(id)) }

    /// The engine's number of a collection.
    public func collection(_ id: some Hashable) -> CollectionID { ids.collection(AnyHashable(id)) }

    /// Its number if it was asked for before.
    func knownItem(_ id: some Hashable) -> ItemID? { ids.knownItem(AnyHashable(id)) }

    /// The app's own id of an item it asked for.
    public func id(of item: ItemID) -> AnyHashable? { ids.id(of: item) }

    /// A number for what has no id of its own: a button, a place on screen.
    public func newTarget() -> TargetID { ids.next() }

    /// A number for an item that nobody named.
    func newItem() -> ItemID { ids.next() }

    func newMessage() -> MessageID { ids.next() }

    /// From now on `stage` shows `target`; it is not kept alive by that.
    public func attach(_ stage: any FeedbackStage, to target: TargetID) {
        stages.attach(stage, to: target)
        if let check = session.check(of: ItemID(target)) {
            stage.draw(isCompleted: check.wish, state: check.state, cause: .progress)
        }
    }

    public func detach(_ stage: any FeedbackStage, from target: TargetID) { stages.detach(stage, from: target) }

    /// Tells the title of an item and how to save it.
    public func describe(_ item: ItemID, _ description: FeedbackItem) { items.describe(item, description) }

    /// Nothing shows the item any more: what the app told of it is forgotten as soon as nothing is under way and no
    /// toast speaks of it.
    package func retire(_ item: ItemID) {
        items.retire(item)
        forgetRetired()
    }

    func forgetRetired() {
        items.forgetRetired { item in
            session.check(of: item) != nil || isShown(item)
        }
    }

    /// Whether anything on screen shows it.
    func isShown(_ item: ItemID) -> Bool { !stages.showing(TargetID(item)).isEmpty }

    /// Whether a view on screen reports its state.
    func isReported(_ item: ItemID) -> Bool { stages.showing(TargetID(item)).contains { $0.reportsState } }

    /// Tells the name of a collection, for toasts.
    public func name(collection: CollectionID, _ name: String) { items.names[collection] = name }

    /// From now on `watcher` hears of all rows that leave and come back; it is not kept alive by that.
    public func watch(_ watcher: any RowWatcher) { stages.watch(watcher) }

    public func unwatch(_ watcher: any RowWatcher) { stages.unwatch(watcher) }
}

/// Messages in the app's own words, and the actions of their buttons.
extension FeedbackCenter {
    /// A moment with a toast in the app's own words.
    ///
    /// - Parameters:
    ///   - message: its words.
    ///   - moment: `succeeded`, `warned` or `failed`; a failure stays until it is dismissed.
    ///   - target: where its answer is drawn.
    ///   - context: what holds where it happened, if that differs from the rest of the app.
    ///   - action: what the toast's button does.
    public func say(
        _ message: ToastMessage,
        as moment: Moment,
        target: TargetID? = nil,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        let number = messages.keep(
            MessageStore.Message(message: message, tone: ToastTone(moment), action: action),
            newMessage
        )
        report(
            .happened(moment, target: target, item: nil, message: number, cause: cause, isActionable: action != nil),
            in: context
        )
    }

    /// Something worth knowing, in the app's own words: neither felt nor heard.
    public func inform(
        _ message: ToastMessage,
        target: TargetID? = nil,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        let number = messages.keep(MessageStore.Message(message: message, tone: .info, action: action), newMessage)
        report(.informed(message: number, target: target, isActionable: action != nil), in: context)
    }

    /// A toast of the app's own, as its type is answered.
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

    /// An item went to the bin; `undo` brings back all the toast speaks of.
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

    /// The app does what the engine leaves to it: bring back from the bin, or what a message of its own offers.
    func act(_ action: ToastAction, items: [ItemID], message: MessageID?) {
        if let message { return messages[message]?.action?() ?? () }
        if action == .undo { for item in items { messages.undos.removeValue(forKey: item)?() } }
    }
}

/// Feedback of an app's own: figures and replaced moments, as a feedback file holds them.
extension FeedbackCenter {
    /// From now on everything is answered so where nothing else is said; may be called at any time.
    ///
    /// Views follow inside `.nod()`.
    public func use(_ tuning: Tuning) {
        var context = context
        context.tuning = tuning
        adopt(context)
    }

    /// From now on `watcher` hears of every other tuning; it is not kept alive by that.
    package func watch(_ watcher: any TuningWatcher) { stages.watch(watcher) }

    package func unwatch(_ watcher: any TuningWatcher) { stages.unwatch(watcher) }
}

/// An observer of a center's tuning.
@MainActor
package protocol TuningWatcher: AnyObject {
    func use(_ tuning: Tuning)
}

/// Celebrations that an app asks for itself.
extension FeedbackCenter {
    /// Celebrates on `target`, as part of the action that asks for it. A view that is drawn again can't tell which one
    /// did: there, what was felt or heard within an instant is not felt or heard again.
    public func celebrate(_ style: CelebrationStyle, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.celebrated(style, target: target, cause: cause), in: context)
    }

    /// Particles by themselves: seen, and neither felt nor heard.
    package func scatter(_ count: Int, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.scattered(count, target: target), in: context)
    }
}

/// Alerts and inline errors, which are neither answers nor toasts.
extension FeedbackCenter {
    /// An alert interrupts the person: it is felt, once. The system reads it aloud by itself.
    package func alerted(in context: FeedbackContext? = nil) { feel(Haptic(.error), in: context) }

    /// A field asks for something: what it says is read after what is being read, and nothing is felt.
    package func asked(_ message: String) { performers.announcer?.announce(.text(message), isAssertive: false) }

    /// A place could not be loaded, which its sight alone would say.
    package func failed(_ error: UserFacingError) {
        performers.announcer?.announce(.text(error.spoken), isAssertive: true)
    }
}

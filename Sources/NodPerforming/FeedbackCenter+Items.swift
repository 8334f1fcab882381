/// Stages, items and their numbers.
extension FeedbackCenter {
    /// The engine's number of an item; stable for an id.
    public func item(_ id: some Hashable) -> ItemID { ids.item(AnyHashable(id)) }

    /// The engine's number of a collection.
    public func collection(_ id: some Hashable) -> CollectionID { ids.collection(AnyHashable(id)) }

    /// The item's number, if it was requested before.
    func knownItem(_ id: some Hashable) -> ItemID? { ids.knownItem(AnyHashable(id)) }

    /// The app's id of a numbered item.
    public func id(of item: ItemID) -> AnyHashable? { ids.id(of: item) }

    /// A number for something without an id, such as a button.
    public func newTarget() -> TargetID { ids.next() }

    func newItem() -> ItemID { ids.next() }

    func newMessage() -> MessageID { ids.next() }

    /// Shows a target on `stage`, which is referenced weakly.
    public func attach(_ stage: any FeedbackStage, to target: TargetID) {
        stages.attach(stage, to: target)
        if let check = session.check(of: ItemID(target)) {
            stage.draw(isCompleted: check.wish, state: check.state, cause: .progress)
        }
    }

    public func detach(_ stage: any FeedbackStage, from target: TargetID) { stages.detach(stage, from: target) }

    /// Sets an item's title and how to save it.
    public func describe(_ item: ItemID, _ description: FeedbackItem) { items.describe(item, description) }

    /// The item left the screen: its description is dropped once nothing is pending and no toast mentions it.
    package func retire(_ item: ItemID) {
        items.retire(item)
        forgetRetired()
    }

    func forgetRetired() {
        items.forgetRetired { item in
            session.check(of: item) != nil || isShown(item)
        }
    }

    func isShown(_ item: ItemID) -> Bool { !stages.showing(TargetID(item)).isEmpty }

    func isReported(_ item: ItemID) -> Bool { stages.showing(TargetID(item)).contains { $0.reportsState } }

    public func name(collection: CollectionID, _ name: String) { items.names[collection] = name }

    /// Observes rows that leave and return. The reference is weak.
    public func watch(_ watcher: any RowWatcher) { stages.watch(watcher) }

    public func unwatch(_ watcher: any RowWatcher) { stages.unwatch(watcher) }
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
        let number = messages.keep(
            MessageStore.Message(message: message, tone: ToastTone(moment), action: action),
            newMessage
        )
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
        let number = messages.keep(MessageStore.Message(message: message, tone: .info, action: action), newMessage)
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

    /// Does what the engine leaves to the app: restore a deleted item, or a message's action.
    func act(_ action: ToastAction, items: [ItemID], message: MessageID?) {
        if let message { return messages[message]?.action?() ?? () }
        if action == .undo { for item in items { messages.undos.removeValue(forKey: item)?() } }
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

    /// Observes changes of the tuning. The reference is weak.
    package func watch(_ watcher: any TuningWatcher) { stages.watch(watcher) }

    package func unwatch(_ watcher: any TuningWatcher) { stages.unwatch(watcher) }
}

@MainActor
package protocol TuningWatcher: AnyObject {
    func use(_ tuning: Tuning)
}

/// Celebrations that an app asks for.
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

/// Alerts and inline errors, which aren't toasts.
extension FeedbackCenter {
    /// An alert appeared: felt once, read by the system.
    package func alerted(in context: FeedbackContext? = nil) { feel(Haptic(.error), in: context) }

    /// A field shows an error: announced politely, not felt.
    package func asked(_ message: String) { performers.announcer?.announce(.text(message), isAssertive: false) }

    package func failed(_ error: UserFacingError) {
        performers.announcer?.announce(.text(error.spoken), isAssertive: true)
    }
}

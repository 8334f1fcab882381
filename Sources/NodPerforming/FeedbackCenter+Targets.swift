import Nod

/// Who shows what, and what the app told of it.
extension FeedbackCenter {
    /// The engine's number of an item with an app's own id, the same whenever it is asked for.
    public func item(_ id: some Hashable) -> ItemID { numbers.item(AnyHashable(id)) }

    /// The engine's number of a collection.
    public func collection(_ id: some Hashable) -> CollectionID { numbers.collection(AnyHashable(id)) }

    /// Its number if it was asked for before.
    func knownItem(_ id: some Hashable) -> ItemID? { numbers.knownItem(AnyHashable(id)) }

    /// The app's own id of an item it asked for.
    public func id(of item: ItemID) -> AnyHashable? { numbers.id(of: item) }

    /// A number for what has no id of its own: a button, a place on screen.
    public func newTarget() -> TargetID { numbers.next() }

    /// A number for an item that nobody named.
    func newItem() -> ItemID { numbers.next() }

    func newMessage() -> MessageID { numbers.next() }

    /// From now on `stage` shows `target`; it is not kept alive by that.
    public func attach(_ stage: any FeedbackStage, to target: TargetID) {
        screen.attach(stage, to: target)
        if let check = session.check(of: ItemID(target)) {
            stage.draw(isCompleted: check.wish, state: check.state, cause: .progress)
        }
    }

    public func detach(_ stage: any FeedbackStage, from target: TargetID) { screen.detach(stage, from: target) }

    /// Tells the title of an item and how to save it.
    public func describe(_ item: ItemID, _ description: FeedbackItem) { told.describe(item, description) }

    /// Nothing shows the item any more: what the app told of it is forgotten as soon as nothing is under way and no
    /// toast speaks of it.
    package func retire(_ item: ItemID) {
        told.retire(item)
        forgetRetired()
    }

    func forgetRetired() {
        told.forgetRetired { item in
            session.check(of: item) != nil || isShown(item)
        }
    }

    /// Whether anything on screen shows it.
    func isShown(_ item: ItemID) -> Bool { !screen.stages(of: TargetID(item)).isEmpty }

    /// Whether a view on screen reports its state.
    func isReported(_ item: ItemID) -> Bool { screen.stages(of: TargetID(item)).contains { $0.reportsState } }

    /// Tells the name of a collection, for toasts.
    public func name(collection: CollectionID, _ name: String) { told.names[collection] = name }

    /// From now on `watcher` hears of all rows that leave and come back; it is not kept alive by that.
    public func watch(_ watcher: any RowWatcher) { screen.watch(watcher) }

    public func unwatch(_ watcher: any RowWatcher) { screen.unwatch(watcher) }
}

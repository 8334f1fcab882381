import Nod

/// Who shows what, and what the app told of it.
extension FeedbackCenter {
    /// The engine's number of an app's own id, the same whenever it is asked for.
    public func number(of id: some Hashable) -> Int { numbers.number(of: AnyHashable(id)) }

    /// Its number if it was asked for before.
    func knownNumber(of id: some Hashable) -> Int? { numbers.known(AnyHashable(id)) }

    /// The app's own id of a number it asked for.
    public func id(of number: Int) -> AnyHashable? { numbers.id(of: number) }

    /// A number for what has no id of its own: a button, a place on screen.
    public func newNumber() -> Int { numbers.next() }

    /// From now on `stage` shows `target`; it is not kept alive by that.
    public func attach(_ stage: any FeedbackStage, to target: Int) {
        var kept = (stages[target] ?? []).filter { $0.stage != nil && $0.stage !== stage }
        kept.append(WeakStage(stage))
        stages[target] = kept
        if let check = session.check(of: target) {
            stage.draw(isCompleted: check.wish, state: check.state, cause: .progress)
        }
    }

    public func detach(_ stage: any FeedbackStage, from target: Int) {
        let kept = (stages[target] ?? []).filter { $0.stage != nil && $0.stage !== stage }
        stages[target] = kept.isEmpty ? nil : kept
    }

    /// What an item is called and how it is saved.
    public func describe(_ item: Int, _ description: FeedbackItem) {
        items[item] = description
        retired.remove(item)
    }

    /// Nothing shows the item any more: what the app told of it is forgotten as soon as nothing is under way and no toast
    /// speaks of it.
    public func retire(_ item: Int) {
        retired.insert(item)
        forgetRetired()
    }

    func forgetRetired() {
        for item in retired where session.check(of: item) == nil && unconfirmed[item] == nil {
            retired.remove(item)
            if !isShown(item) { items[item] = nil }
        }
    }

    /// Whether anything on screen shows it.
    func isShown(_ item: Int) -> Bool { stages[item]?.contains { $0.stage != nil } ?? false }

    /// What a collection is called in toasts.
    public func name(collection: Int, _ name: String) { names[collection] = name }

    /// From now on `watcher` hears of all rows that leave and come back; it is not kept alive by that.
    public func watch(_ watcher: any RowWatcher) {
        watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
        watchers.append(WeakWatcher(watcher))
    }

    public func unwatch(_ watcher: any RowWatcher) {
        watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    }

    struct WeakWatcher {
        weak var watcher: (any RowWatcher)?

        init(_ watcher: any RowWatcher) { self.watcher = watcher }
    }

    struct WeakStage {
        weak var stage: (any FeedbackStage)?

        init(_ stage: any FeedbackStage) { self.stage = stage }
    }
}

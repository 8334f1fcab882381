import Nod

/// Who shows what, and what the app told of it.
extension FeedbackCenter {
    /// The engine's number of an app's own id, the same whenever it is asked for.
    public func number(of id: some Hashable) -> Int { numbers.number(of: AnyHashable(id)) }

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
    public func describe(_ item: Int, _ description: FeedbackItem) { items[item] = description }

    /// What a collection is called in toasts.
    public func name(collection: Int, _ name: String) { names[collection] = name }

    struct WeakStage {
        weak var stage: (any FeedbackStage)?

        init(_ stage: any FeedbackStage) { self.stage = stage }
    }
}

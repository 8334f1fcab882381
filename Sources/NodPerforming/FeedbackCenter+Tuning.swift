import Nod

/// Feedback of an app's own: figures and replaced moments, as a feedback file holds them.
extension FeedbackCenter {
    /// From now on everything is answered so where nothing else is said; may be called at any time.
    ///
    /// Views follow where `.followsFeedbackTuning()` stands around them.
    public func use(_ tuning: Tuning) {
        var context = context
        context.tuning = tuning
        adopt(context)
    }

    /// From now on `watcher` hears of every other tuning; it is not kept alive by that.
    public func watch(_ watcher: any TuningWatcher) { screen.watch(watcher) }

    public func unwatch(_ watcher: any TuningWatcher) { screen.unwatch(watcher) }
}

/// What follows the tuning of a center.
@MainActor
public protocol TuningWatcher: AnyObject {
    func use(_ tuning: Tuning)
}

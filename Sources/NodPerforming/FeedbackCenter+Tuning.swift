import Nod

/// Feedback of an app's own: figures and replaced moments, as a feedback file holds them.
extension FeedbackCenter {
    /// From now on everything is answered so where nothing else is said; may be called at any time.
    ///
    /// Views follow inside `.followsFeedbackTuning()`.
    public func use(_ tuning: Tuning) {
        var context = context
        context.tuning = tuning
        adopt(context)
    }

    /// From now on `watcher` hears of every other tuning; it is not kept alive by that.
    package func watch(_ watcher: any TuningWatcher) { screen.watch(watcher) }

    package func unwatch(_ watcher: any TuningWatcher) { screen.unwatch(watcher) }
}

/// An observer of a center's tuning.
@MainActor
package protocol TuningWatcher: AnyObject {
    func use(_ tuning: Tuning)
}

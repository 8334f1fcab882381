/// A view of a target: a check, a row, a button, a place that loads. Implement only what it needs.
///
/// ```swift
/// final class Form: FeedbackStage {
///     func perform(_ score: Score, at time: Double) { print(score.duration) }
/// }
/// ```
@MainActor
public protocol FeedbackStage: AnyObject {
    /// Whether the owner reports the item's state with `FeedbackCenter.tell(_:isCompleted:)`.
    var reportsState: Bool { get }
    func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause)
    func settle(isCompleted: Bool)
    /// Plays a score from `time` on, in seconds of the center's clock.
    func perform(_ score: Score, at time: Double)
    /// The row leaves, and is gone when the score ends.
    func leave(_ score: Score, at time: Double)
    func enter(_ score: Score, at time: Double)
    func load(_ look: LoadLook)
}

/// A view of many rows, notified of all that leave and return.
@MainActor
public protocol RowWatcher: AnyObject {
    /// The row leaves, and is gone when the score ends.
    func leaves(_ item: ItemID, _ score: Score, at time: Double)
    func returns(_ item: ItemID)
    func settles(_ item: ItemID)
    /// The item's pending place, as the app's number; `nil` once settled.
    func moves(_ item: ItemID, to spot: Int?)
}

extension RowWatcher {
    public func moves(_ item: ItemID, to spot: Int?) {}
}

extension FeedbackStage {
    public var reportsState: Bool { false }
    public func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) {}
    public func settle(isCompleted: Bool) {}
    public func perform(_ score: Score, at time: Double) {}
    public func leave(_ score: Score, at time: Double) {}
    public func enter(_ score: Score, at time: Double) {}
    public func load(_ look: LoadLook) {}
}

/// Weak references to the views and observers of each target.
@MainActor
struct StageRegistry {
    private var stages: [TargetID: [WeakStage]] = [:]
    private var rowWatchers: [WeakRowWatcher] = []
    private var tuningWatchers: [WeakTuningWatcher] = []

    private struct WeakStage { weak var stage: (any FeedbackStage)? }
    private struct WeakRowWatcher { weak var watcher: (any RowWatcher)? }
    private struct WeakTuningWatcher { weak var watcher: (any TuningWatcher)? }
}

extension StageRegistry {
    mutating func attach(_ stage: any FeedbackStage, to target: TargetID) {
        detach(stage, from: target)
        stages[target, default: []].append(WeakStage(stage: stage))
    }

    mutating func detach(_ stage: any FeedbackStage, from target: TargetID) {
        let kept = (stages[target] ?? []).filter { $0.stage != nil && $0.stage !== stage }
        stages[target] = kept.isEmpty ? nil : kept
    }

    /// The stages of a target, the latest last.
    func showing(_ target: TargetID) -> [any FeedbackStage] { (stages[target] ?? []).compactMap(\.stage) }
}

extension StageRegistry {
    mutating func watch(_ watcher: any RowWatcher) {
        unwatch(watcher)
        rowWatchers.append(WeakRowWatcher(watcher: watcher))
    }

    mutating func unwatch(_ watcher: any RowWatcher) {
        rowWatchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    }

    func notifyRows(_ body: (any RowWatcher) -> Void) { for kept in rowWatchers { kept.watcher.map(body) } }

    mutating func watch(_ watcher: any TuningWatcher) {
        unwatch(watcher)
        tuningWatchers.append(WeakTuningWatcher(watcher: watcher))
    }

    mutating func unwatch(_ watcher: any TuningWatcher) {
        tuningWatchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    }

    func use(_ tuning: Tuning) { for kept in tuningWatchers { kept.watcher?.use(tuning) } }
}

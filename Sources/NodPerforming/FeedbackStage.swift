/// A view of a target: a check, its row, a button, a place that loads. Each is told only what concerns it.
///
/// ```swift
/// final class Form: FeedbackStage {
///     func perform(_ score: Score, at time: Double) { print(score.duration) }
/// }
/// ```
@MainActor
public protocol FeedbackStage: AnyObject {
    /// Its owner calls `FeedbackCenter.tell(_:isCompleted:)` with the item's state, and again when that changes.
    var reportsState: Bool { get }
    /// The check is shown so from now on.
    func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause)
    /// Everything wished is saved.
    func settle(isCompleted: Bool)
    /// A score is played on the target, from `time` on, in seconds of the center's clock.
    func perform(_ score: Score, at time: Double)
    /// The row leaves as the score says, and is gone when that is over.
    func leave(_ score: Score, at time: Double)
    /// The row comes back as the score says.
    func enter(_ score: Score, at time: Double)
    func load(_ look: LoadLook)
}

/// A view of many rows, told of all that leave and come back.
///
/// ```swift
/// center.watch(list)
/// ```
@MainActor
public protocol RowWatcher: AnyObject {
    /// The row leaves as the score says, and is gone when that is over.
    func leaves(_ item: ItemID, _ score: Score, at time: Double)
    /// The row that left comes back.
    func returns(_ item: ItemID)
    /// Everything wished for the item is saved.
    func settles(_ item: ItemID)
    /// Where the item is wished to stand, as the app numbers it; `nil` where the app's data say it.
    func moves(_ item: ItemID, to spot: Int?)
}

/// Most lists hold what their data say, in its order.
extension RowWatcher {
    public func moves(_ item: ItemID, to spot: Int?) {}
}

/// Most stages show one thing.
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

    /// Those that show it, the latest last.
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

/// A view of a target: a check, a row, a button, a place that loads. Implement only the methods it needs.
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
    public func perform(_ score: Score, at time: Double) {}
    public func leave(_ score: Score, at time: Double) {}
    public func enter(_ score: Score, at time: Double) {}
    public func load(_ look: LoadLook) {}
}

/// Instruction for a performer, which carries effects out in order and decides nothing.
///
/// ```swift
/// for case .perform(let score, _) in session.handle(.tick, at: now) { draw(score) }
/// ```
///
/// Indirect because scores are large.
public indirect enum Effect: Sendable, Equatable {
    /// Draws an item. `spot` is a pending place; `nil` leaves it where the app's data put it.
    case draw(item: ItemID, isCompleted: Bool, state: CheckState, spot: Int?, cause: Cause)
    case send(SaveRequest)
    /// Every change of an item is saved or rolled back.
    case settled(item: ItemID, isCompleted: Bool)
    /// Plays a score on a target; `nil` if nothing is drawn.
    case perform(Score, target: TargetID?)
    /// Removes an item's row once the score has ended.
    case leave(item: ItemID, Score)
    case enter(item: ItemID, Score)
    case toast(ToastChange)
    /// Text for a screen reader; its toast may still be waiting to be shown.
    case announce(Announcement, Toast?)
    /// Asks the app to do what a toast offered: restore a deleted item, or try again.
    case act(ToastAction, kind: ToastKind, items: [ItemID], message: MessageID?)
    case load(place: TargetID, LoadLook)

    public enum Cause: Int32, Sendable, CaseIterable {
        case tap = 0
        case undo = 1
        case retry = 2
        case rollback = 3
        case news = 4
        /// Only the state changed, not `isCompleted`.
        case progress = 5
    }
}

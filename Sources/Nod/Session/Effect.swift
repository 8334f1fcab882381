/// An instruction for the performer, which carries effects out in order and decides nothing.
///
/// ```swift
/// for case .perform(let score, _) in session.handle(.tick, at: now) { draw(score) }
/// ```
///
/// Indirect, because a score is large and is handed on, never changed.
public indirect enum Effect: Sendable, Equatable {
    /// Draw an item in this state, at the wished `spot`; `nil` where the app's data say it.
    case draw(item: ItemID, isCompleted: Bool, state: CheckState, spot: Int?, cause: Cause)
    /// A request to make now.
    case send(SaveRequest)
    /// Every wish for an item is saved or rolled back.
    case settled(item: ItemID, isCompleted: Bool)
    /// A score to play on a target; `nil` where it is only felt, heard or said.
    case perform(Score, target: TargetID?)
    /// An item's row leaves as the score says, and is gone when that is over.
    case leave(item: ItemID, Score)
    /// An item that left comes back as the score says.
    case enter(item: ItemID, Score)
    case toast(ToastChange)
    /// Something for a screen reader to say; the toast whose words it says may still wait for its place in sight.
    case announce(Announcement, Toast?)
    /// The app does what a toast offered: bring back from the bin, or try again.
    case act(ToastAction, kind: ToastKind, items: [ItemID], message: MessageID?)
    case load(place: TargetID, LoadLook)

    /// Why an item is drawn.
    public enum Cause: Int32, Sendable, CaseIterable {
        case tap = 0
        case undo = 1
        case retry = 2
        case rollback = 3
        case news = 4
        /// Only its state changed, not whether it is completed.
        case progress = 5
    }
}

/// A row or card that is swiped aside to complete its item: the finger it follows, and the check whose work it does.
///
/// It is answered on the whole of it and comes back to its place; whether it leaves then is its list's to say.
@MainActor
package final class CompletionSwipe {
    /// The item to complete, and how to save it.
    package let check = CheckPresenter()
    /// Where it is drawn.
    package let finger = SwipeFollower(.comesBack)

    package init() {}

    /// The finger is lifted: far or fast enough, the item is completed or, where it was, reopened.
    ///
    /// - Parameters:
    ///   - isCompleted: as the app has it now.
    ///   - clock: when the finger was lifted.
    package func release(isCompleted: Bool, clock: any FeedbackClock) {
        if finger.release(clock: clock) { act(isCompleted: isCompleted) }
    }

    /// The same without a finger, as assistive technologies ask for it.
    package func act(isCompleted: Bool) { check.tap(isCompleted: isCompleted, by: .swipe) }

    /// The symbol below a swiped row: the item's state, and once it is far enough its next one.
    package func symbol(isCompleted: Bool) -> String {
        let stands = check.appearance(ofOne: isCompleted).isCompleted
        return CheckAppearance.symbol(isCompleted: stands != finger.isArmed)
    }
}

/// A row or card that is swiped to complete its item. It returns to its place; its list decides whether it leaves.
@MainActor
package final class CompletionSwipe {
    package let check = CheckPresenter()
    package let finger = SwipeFollower(.comesBack)

    package init() {}

    /// The finger is lifted: completes or reopens the item if the swipe is complete.
    package func release(isCompleted: Bool, clock: any FeedbackClock) {
        if finger.release(clock: clock) { act(isCompleted: isCompleted) }
    }

    /// Completes or reopens the item for assistive technologies.
    package func act(isCompleted: Bool) { check.tap(isCompleted: isCompleted, by: .swipe) }

    /// Symbol under a swiped row: the item's state, or its next one once armed.
    package func symbol(isCompleted: Bool) -> String {
        let stands = check.appearance(ofOne: isCompleted).isCompleted
        return CheckAppearance.symbol(isCompleted: stands != finger.isArmed)
    }
}

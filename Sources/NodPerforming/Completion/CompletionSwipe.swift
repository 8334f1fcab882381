/// A row or card that is swiped to complete its item. If its list lets completed items leave, it continues outward, and
/// returns only if the item is open again; otherwise it returns at once.
@MainActor
package final class CompletionSwipe {
    package let check = CheckPresenter()
    package let finger = SwipeFollower(.comesBack)
    package var didChange: @MainActor () -> Void = {}

    package init() {
        finger.onChange = { [weak self] in self?.didChange() }
        check.didChange = { [weak self] in
            guard let self else { return }
            if !check.appearance(ofOne: false).isCompleted { finger.stay() }
            didChange()
        }
    }

    /// Whether a completed swipe takes the row out of its list.
    package func leaves(isCompleted: Bool) -> Bool {
        check.item.leaves && !check.appearance(ofOne: isCompleted).isCompleted
    }

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

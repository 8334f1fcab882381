/// A pressed button: its center, its role and its context.
///
/// It says when it is held and runs its action; when a press is certain, seen and felt is the engine's.
@MainActor
package struct PressedButton {
    package let center: FeedbackCenter
    package let target: TargetID
    package let role: PressRole
    package let context: FeedbackContext
    /// The window that its toasts belong to.
    package let window: Int?
    /// It is not busy with the press before.
    package let answers: Bool
    /// A finger that rests on it may still scroll its container.
    package let scrolls: Bool
    /// Its action saves, and answers when that is done.
    package let saves: Bool

    package init(
        center: FeedbackCenter,
        target: TargetID,
        role: PressRole,
        context: FeedbackContext,
        window: Int? = nil,
        answers: Bool = true,
        scrolls: Bool = false,
        saves: Bool = false
    ) {
        self.center = center
        self.target = target
        self.role = role
        self.context = context
        self.window = window
        self.answers = answers
        self.scrolls = scrolls
        self.saves = saves
    }

    /// The button is held down, or no more: let go, slid off, taken away by scrolling, or gone.
    package func hold(_ isHeld: Bool) {
        if !isHeld {
            center.report(.cancelled(target: target), in: context)
        } else if answers {
            center.report(.pressed(target: target, role: role, mayScroll: scrolls), in: context)
        }
    }

    /// Runs the button's action, whether a finger, a key or a voice asked for it; one that is busy with the press
    /// before runs none.
    package func act(_ action: () -> Void) {
        guard answers else { return }
        center.use(window)
        center.act(on: target, role: role, saves: saves, in: context, action)
    }
}

/// How a control shows that a pointer is over it.
///
/// Source: Documentation/Sources.md, Touch targets and button styles (seed 003); assumed.
package struct HoverAppearance: Sendable, Equatable {
    /// Whether the system's effect may lift or move the control.
    package let lifts: Bool

    package init(reducesMotion: Bool) { lifts = !reducesMotion }

    /// Of the ink behind a control on a Mac, 0…1.
    package static func tint(isOver: Bool, isEnabled: Bool) -> Double { isOver && isEnabled ? 0.06 : 0 }

    /// Seconds in which the tint comes and goes.
    package static let duration = 0.1
}

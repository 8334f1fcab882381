/// A button with its center, role and context: reports when it is held and runs its action. The engine decides what is
/// seen and felt.
@MainActor
package struct PressedButton {
    package let center: FeedbackCenter
    package let target: TargetID
    package let role: PressRole
    package let context: FeedbackContext
    package let window: Int?
    /// Not busy with an earlier press.
    package let answers: Bool
    /// A touch on it may still scroll its container.
    package let scrolls: Bool
    /// The action saves, and is answered afterwards.
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

    /// The button is held, or no longer: released, left, scrolled away or removed.
    package func hold(_ isHeld: Bool) {
        if !isHeld {
            center.report(.cancelled(target: target), in: context)
        } else if answers {
            center.report(.pressed(target: target, role: role, mayScroll: scrolls), in: context)
        }
    }

    /// Runs the action, whether by finger, key or voice; a busy button ignores it.
    package func act(_ action: () -> Void) {
        guard answers else { return }
        center.use(window)
        center.act(on: target, role: role, saves: saves, in: context, action)
    }
}

/// Look of a control under a pointer. Assumed; see Documentation/Sources.md, Touch targets and button styles (seed
/// 003).
package struct HoverAppearance: Sendable, Equatable {
    /// Whether the system may lift or move it.
    package let lifts: Bool

    package init(reducesMotion: Bool) { lifts = !reducesMotion }

    /// Opacity of the ink behind a control on a Mac.
    package static func tint(isOver: Bool, isEnabled: Bool) -> Double { isOver && isEnabled ? 0.06 : 0 }

    /// Seconds of its fade.
    package static let duration = 0.1
}

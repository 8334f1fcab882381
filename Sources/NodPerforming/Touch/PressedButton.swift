import Nod

/// A button that is pressed: who is told, as what, and what holds where it stands.
///
/// It says when it is held and runs its action; when a press is certain, seen and felt is the engine's.
@MainActor
public struct PressedButton {
    public let center: FeedbackCenter
    public let target: TargetID
    public let role: PressRole
    public let context: FeedbackContext
    /// It is not busy with the press before.
    public let answers: Bool
    /// A finger that rests on it may still scroll what it stands in.
    public let scrolls: Bool
    /// Its action saves, and answers when that is done.
    public let saves: Bool

    public init(
        center: FeedbackCenter,
        target: TargetID,
        role: PressRole,
        context: FeedbackContext,
        answers: Bool = true,
        scrolls: Bool = false,
        saves: Bool = false
    ) {
        self.center = center
        self.target = target
        self.role = role
        self.context = context
        self.answers = answers
        self.scrolls = scrolls
        self.saves = saves
    }

    /// The button is held down, or no more: let go, slid off, taken away by scrolling, or gone.
    public func hold(_ isHeld: Bool) {
        if !isHeld {
            center.report(.cancelled(target: target), in: context)
        } else if answers {
            center.report(.pressed(target: target, role: role, mayScroll: scrolls), in: context)
        }
    }

    /// Runs the button's action, whether a finger, a key or a voice asked for it; one that is busy with the press before runs none.
    public func act(_ action: () -> Void) {
        if answers { center.act(on: target, role: role, saves: saves, in: context, action) }
    }
}

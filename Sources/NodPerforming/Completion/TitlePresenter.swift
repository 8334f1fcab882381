import Nod

/// All that the title of an item in its row knows of its check: it is struck when that is drawn, not when the app has
/// saved.
@MainActor
package final class TitlePresenter: FeedbackStage {
    /// Called after it has to be drawn differently.
    package var didChange: @MainActor () -> Void = {}
    private var drawn = CheckAppearance()
    private var attached: (center: FeedbackCenter, item: ItemID)?

    package init() {}

    /// It is on screen, or shows another item from now on; `nil` is an item that nobody named.
    package func appear(for id: AnyHashable?, in center: FeedbackCenter) {
        disappear()
        guard let item = id.map({ center.item($0) }) else { return }
        attached = (center, item)
        center.attach(self, to: TargetID(item))
        didChange()
    }

    package func disappear() {
        if let (center, item) = attached { center.detach(self, from: TargetID(item)) }
        attached = nil
        drawn = CheckAppearance()
    }

    /// The check that the title belongs to, once it is on screen.
    package var target: TargetID? { attached.map { TargetID($0.item) } }

    /// As the engine knows the item, or else the app.
    package func appearance(ofOne isCompleted: Bool) -> CheckAppearance {
        guard let (center, item) = attached, center.session.check(of: item) != nil else {
            return CheckAppearance(isCompleted: isCompleted)
        }
        return drawn
    }

    package func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) {
        drawn.draw(isCompleted: isCompleted, state: state)
        didChange()
    }

    package func perform(_ score: Score, at time: Double) {
        drawn.play(score, at: time, motion: .full)
        didChange()
    }
}

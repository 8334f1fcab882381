import Nod

/// All that the title of an item in its row knows of its check: it is struck when that is drawn, not when the app has saved.
@MainActor
public final class TitlePresenter: FeedbackStage {
    /// Called after it has to be drawn differently.
    public var didChange: @MainActor () -> Void = {}
    private var drawn = CheckAppearance()
    private var attached: (center: FeedbackCenter, number: Int)?

    public init() {}

    /// It is on screen, or shows another item from now on; `nil` is an item that nobody named.
    public func appear(for id: AnyHashable?, in center: FeedbackCenter) {
        disappear()
        guard let number = id.map(center.number) else { return }
        attached = (center, number)
        center.attach(self, to: number)
        didChange()
    }

    public func disappear() {
        if let (center, number) = attached { center.detach(self, from: number) }
        attached = nil
        drawn = CheckAppearance()
    }

    /// The check that the title belongs to, once it is on screen.
    public var number: Int? { attached?.number }

    /// As the engine knows the item, or else the app.
    public func appearance(ofOne isCompleted: Bool) -> CheckAppearance {
        guard let (center, number) = attached, center.session.check(of: number) != nil else {
            return CheckAppearance(isCompleted: isCompleted)
        }
        return drawn
    }

    public func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) {
        drawn.draw(isCompleted: isCompleted, state: state)
        didChange()
    }

    public func perform(_ score: Score, at time: Double) {
        drawn.play(score, at: time, motion: .full)
        didChange()
    }
}

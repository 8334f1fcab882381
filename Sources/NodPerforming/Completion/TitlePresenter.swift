/// An item's title, struck when its check is drawn, not when the app has saved.
@MainActor
package final class TitlePresenter: ScorePlayer {
    private var isCompleted: Bool?

    package override init() {
        super.init()
        parts = [.title]
    }

    /// Appeared, or shows another item; `nil` without an id.
    package func appear(for id: AnyHashable?, in center: FeedbackCenter) {
        if let id { attach(to: TargetID(center.item(id)), of: center) } else { detach() }
        didPlay()
    }

    /// Struck characters of `count` and the line's opacity, by the engine's state or else the app's.
    package func line(through count: Int, ofOne isCompleted: Bool) -> (characters: Int, opacity: Double) {
        guard let (center, target) = attached, let check = center.session.check(of: ItemID(target)) else {
            return ScoreLook().line(through: count, isCompleted: isCompleted)
        }
        return look.line(through: count, isCompleted: check.wish)
    }

    package override func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) {
        if isCompleted != self.isCompleted { stopStriking() }
        self.isCompleted = isCompleted
        didPlay()
    }
}

/// The title of an item in its row: it is struck when its check is drawn, not when the app has saved.
@MainActor
package final class TitlePresenter: ScorePlayer {
    private var isCompleted: Bool?

    package override init() {
        super.init()
        parts = [.title]
    }

    /// It is on screen, or shows another item from now on; `nil` is an item that nobody named.
    package func appear(for id: AnyHashable?, in center: FeedbackCenter) {
        if let id { attach(to: TargetID(center.item(id)), of: center) } else { detach() }
        didPlay()
    }

    /// How many of its `count` characters are struck, and how visible the line is: as the engine knows the item, or else
    /// the app.
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

#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import SwiftUI

/// A check on screen: its presenter, and the scores that play over it.
@MainActor
final class CheckStage: ObservableObject {
    let presenter = CheckPresenter()
    let player = ScorePlayer()

    init() {
        presenter.didChange = { [weak self] in self?.objectWillChange.send() }
    }

    func appear(in center: FeedbackCenter, isCompleted: Bool, isInRow: Bool) {
        presenter.isInRow = isInRow
        presenter.appear(in: center, isCompleted: isCompleted)
        player.part = .check(bounces: CheckSymbol.bounces, isInRow: isInRow)
        if let target = presenter.target { player.attach(to: target, of: center) }
    }

    func disappear() {
        player.detach()
        presenter.disappear()
    }
}
#endif

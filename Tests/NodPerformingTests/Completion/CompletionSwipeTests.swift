import Foundation
import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("CompletionSwipe: a row or card that is swiped aside is completed")
struct CompletionSwipeTests {
    @Test("Swiped far enough it is completed once, with a light haptic and a toast, and returns to its place")
    func away() {
        let card = Card()
        card.drag(to: 20, 120, 190)
        #expect(card.world.recorder.haptics.isEmpty && !card.isCompleted)
        card.release()
        #expect(card.world.recorder.scores.map(\.moments) == [[.itemCompleted]])
        #expect(card.isCompleted && card.toggles == 1)
        #expect(card.world.recorder.haptics == [Haptic(.light)])
        #expect(card.world.recorder.toastTexts() == ["Completed “Buy milk” · Undo"])
        card.world.clock.advance(by: 0.05)
        #expect(card.offset > 1)
        card.world.clock.advance(by: 3)
        #expect(card.offset == 0)
    }

    @Test("In a list that it leaves, it continues outward from the finger, and is back only if it is open again")
    func outward() {
        let card = Card(leaves: true)
        card.drag(to: 20, 120, 190)
        var way = [card.offset]
        card.release()
        for _ in 0..<60 {
            way.append(min(card.offset, 400))
            card.world.clock.advance(by: 1.0 / 60)
        }
        #expect(way == way.sorted() && way[2] > way[1] + 5 && way.last == 400)
        #expect(!card.swipe.finger.isMoving && card.isCompleted)
        card.toggle()
        #expect(!card.isCompleted && card.offset == 0)
        let still = Card(leaves: true)
        still.swipe.check.context = FeedbackContext(reducesMotion: true)
        still.drag(to: 20, 190)
        let released = still.offset
        still.release()
        still.world.clock.advance(by: 1)
        #expect(still.offset == released && released > 100)
    }

    @Test("Let go too early, cancelled or gone across, nothing is completed and nothing is felt")
    func tooEarly() {
        for end in [Card.End.released, .cancelled] {
            let card = Card()
            card.drag(to: 20, 60)
            card.world.clock.advance(by: 0.3)
            if end == .released { card.release() } else { card.swipe.finger.cancel(clock: card.world.clock) }
            #expect(card.world.recorder.steps.isEmpty && card.toggles == 0)
        }
        let card = Card()
        card.scroll(by: 200)
        #expect(card.offset == 0 && !card.swipe.finger.isFollowing)
        card.release()
        #expect(card.world.recorder.steps.isEmpty && card.world.recorder.haptics.isEmpty)
    }

    @Test("Taken hold of on its way back, it does not jump")
    func caught() {
        let card = Card()
        card.drag(to: 20, 60)
        card.world.clock.advance(by: 0.2)
        card.release()
        card.world.clock.advance(by: 0.05)
        let before = card.offset
        card.drag(to: 0)
        #expect(abs(card.offset - before) < 0.001 && before > 1 && !card.swipe.finger.isMoving)
    }

    @Test("Swiped again, a completed one is reopened, and nothing is felt")
    func reopened() {
        let card = Card()
        for _ in 0..<2 {
            card.drag(to: 20, 190)
            card.release()
            card.world.clock.advance(by: 1)
        }
        #expect(card.toggles == 2 && !card.isCompleted)
        #expect(card.world.recorder.haptics == [Haptic(.light)])
        #expect(card.world.recorder.toasts.isEmpty)
    }

    @Test("Without a finger it does the same")
    func assistive() {
        let card = Card()
        card.swipe.act(isCompleted: card.isCompleted)
        #expect(card.isCompleted && card.toggles == 1)
        #expect(card.world.recorder.haptics == [Haptic(.light)])
    }

    @Test("The symbol below shows the item's state and, once armed, its next state")
    func symbol() {
        let card = Card()
        card.drag(to: 20, 60)
        #expect(card.symbol == "circle")
        card.drag(to: 190)
        #expect(card.symbol == "checkmark.circle.fill")
        card.release()
        #expect(card.symbol == "checkmark.circle.fill")
        card.drag(to: 20, 190)
        #expect(card.symbol == "circle")
    }

    @Test("Its check, of the same item, shows it completed and neither bounces nor pulses")
    func checkInside() {
        let card = Card()
        let check = CheckPresenter()
        check.item.id = "milk"
        check.parts = [.control, .bounce]
        check.appear(in: card.world.center, isCompleted: false)
        card.drag(to: 20, 190)
        card.release()
        let shown = check.appearance(ofOne: card.isCompleted)
        #expect(shown.isCompleted && shown.bounces == 0 && check.look == ScoreLook())
    }
}

/// A card of 400 points on screen, the app's value behind it, and a touch that starts at 0.
@MainActor
private final class Card {
    enum End { case released, cancelled }

    let world = World()
    let swipe = CompletionSwipe()
    private(set) var isCompleted = false
    private(set) var toggles = 0
    private var touches = 0.0
    private var isDown = false

    init(leaves: Bool = false) {
        swipe.check.item.leaves = leaves
        swipe.check.item.id = "milk"
        swipe.check.item.title = "Buy milk"
        swipe.check.saving = .action { [weak self] in self?.toggle() }
        swipe.check.appear(in: world.center, isCompleted: false)
    }

    var offset: Double { swipe.finger.offset(at: world.clock.now) }
    var symbol: String { swipe.symbol(isCompleted: isCompleted) }

    /// Moves through the places, 1/60 s each.
    func drag(to places: Double...) { for place in places { move(x: place, y: 0) } }

    func scroll(by y: Double) { move(x: 1, y: y) }

    func release() {
        swipe.release(isCompleted: isCompleted, clock: world.clock)
        isDown = false
    }

    private func move(x: Double, y: Double) {
        if !isDown { touches += 1 }
        isDown = true
        swipe.finger.move(
            from: CGPoint(x: 0, y: touches),
            to: CGPoint(x: x, y: touches + y),
            width: 400,
            isRightToLeft: false,
            leaves: swipe.leaves(isCompleted: isCompleted),
            in: swipe.check.context,
            clock: world.clock
        )
        world.clock.advance(by: 1.0 / 60)
    }

    func toggle() {
        toggles += 1
        isCompleted.toggle()
        swipe.check.tell(isCompleted: isCompleted)
    }
}

import Foundation
import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("CompletionSwipe: a row or card that is swiped aside is completed")
struct CompletionSwipeTests {
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
    let world = World()
    let swipe = CompletionSwipe()
    private(set) var isCompleted = false
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
    func drag(to places: Double...) {
        if !isDown { touches += 1 }
        isDown = true
        for x in places {
            swipe.finger.move(
                from: CGPoint(x: 0, y: touches),
                to: CGPoint(x: x, y: touches),
                width: 400,
                isRightToLeft: false,
                leaves: swipe.leaves(isCompleted: isCompleted),
                in: swipe.check.context,
                clock: world.clock
            )
            world.clock.advance(by: 1.0 / 60)
        }
    }

    func release() {
        swipe.release(isCompleted: isCompleted, clock: world.clock)
        isDown = false
    }

    func toggle() {
        isCompleted.toggle()
        swipe.check.tell(isCompleted: isCompleted)
    }
}

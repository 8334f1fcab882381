import Foundation
import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("SwipeFollower: what is swiped follows the finger, and goes or comes back")
struct SwipeFollowerTests {
    @Test("It follows one to one once it is clear where the finger goes, and stays where it was let go for good")
    func away() {
        let hand = Hand()
        hand.drag(to: 20, 140, 150)
        #expect(hand.offset == 130 && hand.swipe.slide(at: hand.clock.now) == 130)
        #expect(hand.release())
        hand.clock.advance(by: 5)
        #expect(hand.offset == 130)
        #expect(hand.clock.scheduled == 0)
    }

    @Test("Let go too early it comes back by its spring, and nothing runs then")
    func back() {
        let hand = Hand()
        hand.drag(to: 20, 60)
        hand.clock.advance(by: 0.2)
        #expect(!hand.release())
        #expect(hand.swipe.isReturning && hand.offset == 40)
        hand.clock.advance(by: 0.1)
        #expect(hand.offset > 1 && hand.offset < 39)
        hand.clock.advance(by: 5)
        #expect(!hand.swipe.isReturning && hand.offset == 0)
        #expect(hand.clock.scheduled == 0)
    }

    @Test("Under Reduce Motion it follows the hand and is back at once")
    func reduced() {
        let hand = Hand(FeedbackContext(reducesMotion: true))
        hand.drag(to: 20, 60)
        #expect(hand.offset == 40)
        hand.clock.advance(by: 0.2)
        #expect(!hand.release())
        #expect(hand.offset == 0 && !hand.swipe.isReturning)
    }

    @Test("From right to left it goes to the left, and against its way it hardly gives")
    func rightToLeft() {
        let hand = Hand(isRightToLeft: true)
        hand.drag(to: -20, -170)
        #expect(hand.offset < -140)
        #expect(hand.swipe.slide(at: hand.clock.now) == -hand.offset)
        #expect(hand.release())
        let other = Hand()
        other.drag(to: -20, -170)
        #expect(other.offset > -24 && other.offset < 0)
        #expect(!other.release())
    }

    @Test(
        "A finger that goes across moves nothing; one that is taken over lets it come back, and its end says nothing more"
    )
    func taken() {
        let hand = Hand()
        hand.swipe.move(to: CGPoint(x: 1, y: 40), hand)
        #expect(hand.offset == 0)
        #expect(!hand.release())
        let other = Hand()
        other.drag(to: 20, 170)
        other.swipe.cancel(clock: other.clock)
        #expect(!other.release())
        other.clock.advance(by: 5)
        #expect(other.offset == 0)
    }

    @Test("What comes back is let go for good where it is armed, and returns; against its way it does not give at all")
    func comesBack() {
        let hand = Hand(ending: .comesBack)
        hand.drag(to: 20, 60)
        #expect(hand.swipe.isFollowing && !hand.swipe.isArmed)
        #expect(abs(hand.swipe.progress(at: hand.clock.now) - 40.0 / 140) < 0.001)
        hand.drag(to: 170)
        #expect(hand.swipe.isArmed && hand.swipe.progress(at: hand.clock.now) == 1)
        hand.clock.advance(by: 0.2)
        #expect(hand.release())
        #expect(hand.swipe.isReturning && !hand.swipe.isFollowing)
        hand.clock.advance(by: 5)
        #expect(hand.offset == 0 && hand.swipe.progress(at: hand.clock.now) == 0 && hand.clock.scheduled == 0)
        let other = Hand(ending: .comesBack)
        other.drag(to: -20, -170)
        #expect(other.offset == 0 && !other.release())
    }

    @Test("Taken hold of on its way back, it does not jump")
    func caught() {
        let hand = Hand()
        hand.drag(to: 20, 60)
        hand.clock.advance(by: 0.2)
        _ = hand.release()
        hand.clock.advance(by: 0.05)
        let before = hand.offset
        hand.start = CGPoint(x: 5, y: 5)
        hand.drag(to: 0)
        #expect(abs(hand.offset - before) < 0.001)
        #expect(!hand.swipe.isReturning && before > 1)
    }
}

/// A finger on something 400 points wide; it comes down at 0.
@MainActor
private final class Hand {
    let clock = ManualClock()
    let swipe: SwipeFollower
    let context: FeedbackContext
    let isRightToLeft: Bool
    var start = CGPoint(x: 0, y: 0)

    init(
        _ context: FeedbackContext = FeedbackContext(),
        isRightToLeft: Bool = false,
        ending: SwipeFollower.Ending = .staysAway
    ) {
        swipe = SwipeFollower(ending)
        self.context = context
        self.isRightToLeft = isRightToLeft
    }

    var offset: Double { swipe.offset(at: clock.now) }

    /// 1/60 s from one place to the next.
    func drag(to places: Double...) {
        for place in places {
            swipe.move(to: CGPoint(x: start.x + place, y: start.y), self)
            clock.advance(by: 1.0 / 60)
        }
    }

    func release() -> Bool { swipe.release(clock: clock) }
}

extension SwipeFollower {
    @MainActor fileprivate func move(to end: CGPoint, _ hand: Hand) {
        move(
            from: hand.start,
            to: end,
            width: 400,
            isRightToLeft: hand.isRightToLeft,
            in: hand.context,
            clock: hand.clock
        )
    }
}

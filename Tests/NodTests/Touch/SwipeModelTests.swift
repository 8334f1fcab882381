import Nod
import Testing

/// A finger on a card of 400 points, which commits at 140.
private struct Hand {
    var model: SwipeModel
    var time = 0.0
    var y = 50.0
    private var x = 100.0

    init(
        rightToLeft: Bool = false,
        reduced: Bool = false,
        leaves: Bool = false,
        offset: Double = 0,
        width: Double = 400
    ) {
        model = SwipeModel(
            x: 100,
            y: 50,
            at: 0,
            width: width,
            offset: offset,
            isRightToLeft: rightToLeft,
            isReduced: reduced,
            leaves: leaves
        )
    }

    /// Moves by `dx` and `dy` in ten steps of `step` seconds.
    mutating func go(_ dx: Double, _ dy: Double = 0, step: Double = 0.016) {
        for _ in 0..<10 {
            time += step
            x += dx / 10
            y += dy / 10
            model.move(x: x, y: y, at: time)
        }
    }

    /// Pauses until no velocity is left, and releases.
    mutating func release(after pause: Double = 0.1) {
        time += pause
        model.release(at: time)
    }
}

@Suite("SwipeModel")
struct SwipeModelTests {
    @Test("Within the slop nothing has been decided, and a tap ends in nothing")
    func tap() {
        var hand = Hand()
        hand.go(5, 5)
        #expect(hand.model.phase == .waiting && hand.model.offset == 0)
        hand.release()
        #expect(!hand.model.isCommitted && hand.model.phase == .over && hand.model.journey == nil)
    }

    @Test("A finger that goes more across than along scrolls, and is let go for good")
    func scrolling() {
        var hand = Hand()
        hand.go(6, 20)
        #expect(hand.model.phase == .over)
        hand.go(300)
        #expect(hand.model.phase == .over && hand.model.offset == 0)
        hand.release()
        #expect(!hand.model.isCommitted)
    }

    @Test("As far across as along counts as scrolling")
    func diagonal() {
        var hand = Hand()
        hand.go(20, 20)
        #expect(hand.model.phase == .over)
    }

    @Test("The card follows one to one, without a jump by the slop, up to where it commits")
    func oneToOne() {
        var hand = Hand()
        hand.go(10)
        #expect(hand.model.phase == .following && hand.model.offset.magnitude < 1.5)
        let start = hand.model.offset
        for way in stride(from: 10.0, through: 120, by: 10) {
            hand.go(10)
            #expect((hand.model.offset - start - way).magnitude < 1e-9)
            #expect((hand.model.progress - hand.model.offset / 140).magnitude < 1e-9)
        }
    }

    @Test("Beyond it gives less and less, and never leaves the card's width")
    func resistance() {
        var hand = Hand()
        hand.go(150)
        var last = hand.model.offset
        var step = 10.0
        for _ in 0..<30 {
            hand.go(10)
            #expect(hand.model.phase == .armed && hand.model.progress == 1)
            #expect(hand.model.offset > last && hand.model.offset - last < step)
            step = hand.model.offset - last
            last = hand.model.offset
        }
        hand.go(100_000)
        #expect(hand.model.offset < 400)
    }

    @Test("The other direction gives a little, and commits nothing however far it is pulled")
    func backwards() {
        var hand = Hand()
        hand.go(-100)
        #expect(hand.model.phase == .following && hand.model.progress == 0)
        #expect((-24..<(-10)).contains(hand.model.offset))
        hand.go(-300, step: 0.001)
        hand.release(after: 0)
        #expect(!hand.model.isCommitted && hand.model.offset > -24 && hand.model.phase == .returning)
    }

    @Test(
        "Where it commits is a share of the width, within its bounds",
        arguments: [(100, 56), (400, 140), (1200, 160)]
    )
    func distance(width: Int, distance: Int) {
        #expect((Hand(width: Double(width)).model.commitDistance - Double(distance)).magnitude < 1e-9)
    }

    @Test("Let go behind the distance it commits, before it not")
    func byDistance() {
        var near = Hand()
        near.go(130)
        near.release()
        #expect(!near.model.isCommitted && near.model.phase == .returning)
        var far = Hand()
        far.go(160)
        #expect(far.model.phase == .armed)
        far.release()
        #expect(far.model.isCommitted && far.model.phase == .returning)
    }

    @Test("A flick commits before the distance does; a short twitch and a slow finger do not")
    func byFlick() {
        var flick = Hand()
        flick.go(60, step: 0.008)
        flick.release(after: 0.01)
        #expect(flick.model.isCommitted)
        var twitch = Hand()
        twitch.go(20, step: 0.002)
        twitch.release(after: 0.01)
        #expect(!twitch.model.isCommitted)
        var slow = Hand()
        slow.go(60, step: 0.03)
        slow.release(after: 0.01)
        #expect(!slow.model.isCommitted)
    }

    @Test("A flick back takes it back, and a finger that stood has no speed")
    func takenBack() {
        var hand = Hand()
        hand.go(300)
        hand.go(-60, step: 0.012)
        #expect(hand.model.phase == .armed)
        hand.release(after: 0)
        #expect(!hand.model.isCommitted)
        var standing = Hand()
        standing.go(100, step: 0.004)
        standing.release(after: 0.05)
        #expect(!standing.model.isCommitted)
    }

    @Test("It springs back from where it is with the speed it has", arguments: [false, true])
    func journey(rightToLeft: Bool) throws {
        let sign = rightToLeft ? -1.0 : 1
        var hand = Hand(rightToLeft: rightToLeft)
        hand.go(sign * 100)
        hand.model.cancel(at: hand.time)
        let track = try #require(hand.model.journey)
        #expect(track.value(at: 0) == hand.model.offset && hand.model.offset * sign > 80)
        let speed = (track.value(at: 0.0001) - track.value(at: 0)) / 0.0001
        #expect((speed - sign * 100 / 0.16).magnitude < 15)
        #expect(track.value(at: track.duration) == 0 && track.duration > 0.2 && track.duration < 1.5)
        #expect(hand.model.phase == .returning && !hand.model.isCommitted)
    }

    @Test("Let go for good it goes on outward with the speed it has, if it leaves", arguments: [false, true])
    func outward(rightToLeft: Bool) throws {
        let sign = rightToLeft ? -1.0 : 1
        var hand = Hand(rightToLeft: rightToLeft, leaves: true)
        hand.go(sign * 130)
        hand.release(after: 0)
        let track = try #require(hand.model.journey)
        #expect(hand.model.isCommitted && track.value(at: 0) == hand.model.offset)
        let way = (0..<100).map { sign * track.value(at: track.duration * Double($0) / 100) }
        #expect(zip(way, way.dropFirst()).allSatisfy { $1 >= min($0, 400) })
        let speed = (track.value(at: 0.0001) - track.value(at: 0)) / 0.0001
        #expect(sign * speed > 700 && track.value(at: track.duration) == sign * 400)
        hand = Hand(rightToLeft: rightToLeft, leaves: true)
        hand.go(sign * 60)
        hand.release()
        #expect(hand.model.journey?.value(at: 10) == 0)
    }

    @Test("From where it resists it comes back as fast as it was drawn, not as the finger was")
    func resistedSpeed() throws {
        var hand = Hand()
        hand.go(100)
        hand.go(200, step: 0.01)
        let before = hand.model.offset
        hand.go(2, step: 0.0001)
        let shown = (hand.model.offset - before) / 0.001
        hand.model.cancel(at: hand.time)
        let track = try #require(hand.model.journey)
        let speed = (track.value(at: 0.0001) - track.value(at: 0)) / 0.0001
        #expect(speed > 0 && speed < shown)
    }

    @Test("Right to left is the same in a mirror")
    func mirrored() {
        var left = Hand()
        var right = Hand(rightToLeft: true)
        for way in [30.0, 200, -20, -400] {
            left.go(way)
            right.go(-way)
            #expect(left.model.offset == -right.model.offset && left.model.phase == right.model.phase)
            #expect(left.model.progress == right.model.progress)
        }
    }

    @Test("With reduced motion it follows all the same, and is back at once")
    func reduced() {
        var hand = Hand(reduced: true)
        hand.go(100)
        #expect(hand.model.offset > 80)
        hand.model.cancel(at: hand.time)
        #expect(hand.model.phase == .returning && hand.model.journey == nil)
    }

    @Test("Caught on its way back it goes on from where it is", arguments: [-10.0, 60, 180])
    func caught(offset: Double) {
        var hand = Hand(offset: offset)
        #expect((hand.model.offset - offset).magnitude < 1e-9)
        hand.go(10)
        #expect((hand.model.offset - offset).magnitude < 2)
        var held = Hand(offset: offset)
        held.release()
        #expect(!held.model.isCommitted && held.model.phase == .returning && held.model.journey != nil)
    }

    @Test("What comes after the end changes nothing")
    func afterwards() {
        var hand = Hand()
        hand.go(200)
        hand.release()
        #expect(hand.model.isCommitted)
        let end = hand.model
        hand.go(50)
        hand.model.cancel(at: 9)
        hand.model.release(at: 9)
        #expect(hand.model.offset == end.offset && hand.model.journey == end.journey && hand.model.isCommitted)
    }

    @Test("Times that run backwards, stand still or jump make no speed that is none")
    func times() throws {
        var hand = Hand()
        hand.go(60, step: 0)
        hand.model.move(x: 400, y: 50, at: -5)
        hand.model.cancel(at: hand.time)
        let track = try #require(hand.model.journey)
        #expect(track.value(at: 0.05) < track.value(at: 0))
        var quick = Hand()
        quick.go(400, step: 1e-7)
        quick.model.cancel(at: quick.time)
        let peak = try #require(quick.model.journey)
        #expect((0..<60).allSatisfy { peak.value(at: Double($0) / 60) < 900 })
    }
}

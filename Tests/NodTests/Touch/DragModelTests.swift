import Nod
import Testing

@Suite("DragModel")
struct DragModelTests {
    private func mouse(reduced: Bool = false) -> DragModel {
        DragModel(x: 100, y: 100, at: 0, isTouch: false, isReduced: reduced)
    }

    private func finger() -> DragModel { DragModel(x: 100, y: 100, at: 0, isTouch: true) }

    /// Dragged 100 to the right and 50 up within 0.2 s.
    private func carried(reduced: Bool = false) -> DragModel {
        var model = mouse(reduced: reduced)
        model.move(x: 105, y: 100, at: 0.1)
        for step in 1...20 {
            let share = Double(step) / 20
            model.move(x: 105 + 100 * share, y: 100 - 50 * share, at: 0.1 + 0.2 * share)
        }
        return model
    }

    @Test("A mouse lifts by moving, and what it lifts does not jump by the way it took to know")
    func mouseLifts() {
        var model = mouse()
        #expect(model.deadline == nil)
        model.move(x: 103, y: 102, at: 0.1)
        #expect(model.phase == .waiting)
        model.wait(until: 60)
        #expect(model.phase == .waiting)
        model.move(x: 103, y: 103, at: 0.2)
        #expect(model.phase == .lifted && model.offsetX == 0 && model.offsetY == 0)
        model.move(x: 150, y: 43, at: 0.3)
        #expect(model.offsetX == 47 && model.offsetY == -60)
    }

    @Test("A finger lifts by staying 400 ms, and not a moment before")
    func fingerLifts() {
        var model = finger()
        #expect(model.deadline == 0.4)
        model.move(x: 105, y: 104, at: 0.2)
        model.wait(until: 0.399)
        #expect(model.phase == .waiting)
        model.wait(until: 0.4)
        #expect(model.phase == .lifted && model.deadline == nil && model.offsetX == 0 && model.offsetY == 0)
        model.move(x: 115, y: 204, at: 0.5)
        #expect(model.offsetX == 10 && model.offsetY == 100)
    }

    @Test("A finger that moves before scrolls, and never lifts again")
    func fingerScrolls() {
        var model = finger()
        model.move(x: 100, y: 109, at: 0.3)
        #expect(model.phase == .over && model.deadline == nil)
        model.wait(until: 5)
        model.move(x: 300, y: 109, at: 6)
        model.release(at: 7)
        #expect(model.phase == .over && model.journey(fromX: 50, y: 50, at: 7) == nil)
    }

    @Test("A late timer changes nothing: the next movement lifts from where the finger stayed")
    func lateTimer() {
        var model = finger()
        model.move(x: 180, y: 100, at: 0.45)
        #expect(model.phase == .lifted && model.offsetX == 80)
    }

    @Test("Let go it is dropped, taken back it is cancelled, and nothing comes after")
    func ends() {
        var dropped = carried()
        dropped.release(at: 0.31)
        dropped.cancel()
        #expect(dropped.phase == .dropped)
        var cancelled = carried()
        cancelled.cancel()
        cancelled.release(at: 0.31)
        #expect(cancelled.phase == .cancelled)
        var tap = mouse()
        tap.release(at: 0.1)
        #expect(tap.phase == .over)
    }

    @Test("It grows when it is lifted, and goes to its place from where it is with the speed it has")
    func journey() throws {
        var model = carried()
        let lift = try #require(model.lift)
        #expect(lift.value(at: 0) == 1 && lift.value(at: 9) == 1.03)
        model.release(at: 0.3)
        let journey = try #require(model.journey(fromX: 80, y: -40, at: 0.3))
        let first = journey.keyframe(0)
        let last = journey.keyframe(journey.keyframeCount - 1)
        #expect(first.x == 80 && first.y == -40 && first.scale > 1.01)
        #expect(last == (0, 0, 1))
        let speedX = (journey.x.value(at: 0.0001) - 80) / 0.0001
        let speedY = (journey.y.value(at: 0.0001) + 40) / 0.0001
        #expect((speedX - 500).magnitude < 15 && (speedY + 250).magnitude < 15)
        #expect(journey.duration > 0.2 && journey.duration < 1.5)
    }

    @Test("Dropped where it belongs it has hardly a way to go")
    func noWay() throws {
        var model = carried()
        model.release(at: 0.5)
        let journey = try #require(model.journey(fromX: 0, y: 0, at: 0.5))
        #expect(journey.x.duration == 0 && journey.y.duration == 0 && journey.scale.duration > 0)
        #expect(journey.keyframe(journey.keyframeCount - 1) == (0, 0, 1))
    }

    @Test("With reduced motion it follows, and neither grows nor springs")
    func reduced() {
        var model = carried(reduced: true)
        #expect(model.offsetX == 100 && model.lift == nil)
        model.release(at: 0.3)
        #expect(model.journey(fromX: 80, y: 0, at: 0.3) == nil)
    }

    @Test("Only what is lifted scrolls")
    func scrolls() {
        var waiting = finger()
        var lifted = carried()
        var way = 0.0
        for frame in 0..<120 {
            let time = 1 + Double(frame) / 60
            #expect(waiting.scroll(left: 300, right: 300, top: 590, bottom: 10, at: time) == (0, 0))
            let step = lifted.scroll(left: 300, right: 300, top: 590, bottom: 10, at: time)
            #expect(step.x == 0 && step.y >= 0)
            way += step.y
        }
        #expect(way > 300 && lifted.isNearEdge && !waiting.isNearEdge)
    }
}

@Suite("EdgeScroll, of drags")
struct DragEdgeScrollTests {
    @Test("Faster the nearer: nothing in the middle, all of it from a twentieth on and beyond the edge")
    func speeds() {
        let edge = EdgeScroll()
        let speeds = stride(from: 300.0, through: -50, by: -10).map { edge.speed(at: $0, of: 800) }
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(edge.speed(at: 200, of: 800) == 0 && edge.speed(at: 199, of: 800) > 0)
        #expect(edge.speed(at: 120, of: 800) == 420)
        #expect(edge.speed(at: 40, of: 800) == 1680 && edge.speed(at: -50, of: 800) == 1680)
        #expect(edge.speed(at: 10, of: 0) == 0)
    }

    @Test("An item dragged quickly past an edge scrolls nothing; away from the edge the time restarts")
    func rest() {
        var edge = EdgeScroll()
        let first = (0..<20).map { edge.scroll(before: 780, after: 20, at: Double($0) / 60) }
        #expect(first.allSatisfy { $0 == 0 } && edge.isNear)
        #expect(edge.scroll(before: 400, after: 400, at: 0.34) == 0 && !edge.isNear)
        #expect((21..<40).allSatisfy { edge.scroll(before: 780, after: 20, at: Double($0) / 60) == 0 })
    }

    @Test("At any frame rate it goes as far, in whole points", arguments: [30.0, 60, 144])
    func rates(rate: Double) {
        var edge = EdgeScroll()
        let steps = (0...Int(3 * rate)).map { edge.scroll(before: 20, after: 780, at: Double($0) / rate) }
        #expect(steps.allSatisfy { $0 == $0.rounded() && $0 <= 0 })
        let way = steps.reduce(0, +)
        // A third of the ramp, and all of the time after it.
        let expected = -1680 * (0.84 / 3 + 1.8)
        #expect((way - expected).magnitude < 40)
    }

    @Test("A page that stood still does not jump")
    func frozen() {
        var edge = EdgeScroll()
        for frame in 0...90 { _ = edge.scroll(before: 780, after: 20, at: Double(frame) / 60) }
        #expect(edge.scroll(before: 780, after: 20, at: 60) <= 168)
    }
}

import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("FeedbackCenter: clock, order and surroundings")
struct FeedbackCenterTests {
    @Test("What an answer itself leads to comes after it")
    func order() {
        let world = World()
        world.center.describe(7, FeedbackItem(saving: .immediately))
        let check = DrawnCheck()
        world.center.attach(check, to: 7)
        world.tap(7)
        #expect(check.lines == ["completing by tap", "completed by progress"])
        #expect(world.recorder.steps.map(\.effects.count) == [5, 2])
    }

    @Test(
        "A completed collection bursts once, when its bar is full: from that, or else from the check",
        arguments: [true, false]
    )
    func collectionMark(hasMark: Bool) {
        let world = World()
        let (check, mark, other) = (BurstStage(), BurstStage(), BurstStage())
        world.center.attach(check, to: 7)
        world.center.attach(other, to: 2)
        if hasMark { for stage in [BurstStage(), mark] { world.center.attach(stage, to: 3) } }
        let counts = [(1, 5), (3, 1)].map { CollectionCount(collection: $0.0, open: $0.1, total: 12) }
        world.clock.advance(to: 1)
        world.center.report(.toggled(CompletionToggle(item: 7, isCompleted: false, collections: counts)))
        #expect(other.bursts == [] && check.bursts == (hasMark ? [] : [1.28]))
        #expect(mark.bursts.count == (hasMark ? 1 : 0) && mark.bursts.allSatisfy { $0 == 1.28 })
        #expect(check.properties == [.disc, .tick, .strike, .scale])
        #expect(mark.properties == (hasMark ? [.progress, .badge] : []))
        #expect(world.recorder.haptics == [Haptic(.success)])
    }

    @Test("A row leaves after its answer was seen, however late the frame came")
    func seenFirst() {
        let world = World(countsFrames: true)
        let row = DrawnCheck()
        world.center.attach(row, to: 7)
        world.tap(7, leaves: true)
        world.clock.advance(to: 1)
        #expect(!row.lines.contains { $0.hasPrefix("leaves") })
        world.frames.show()
        world.clock.advance(to: 2)
        #expect(row.lines.last == "leaves at 1.45")
    }

    @Test("In the background nothing plays, and no frame is waited for")
    func background() {
        let world = World(countsFrames: true)
        world.center.change { $0.isHidden = true }
        #expect(world.recorder.stops == 2)
        let row = DrawnCheck()
        world.center.attach(row, to: 7)
        world.tap(7, leaves: true)
        #expect(world.recorder.haptics == [])
        world.clock.advance(to: 1)
        #expect(row.lines.last == "leaves at 0.45")
    }

    @Test("A touch that names no cause is felt, but for one within an instant of an answer")
    func loneTouch() {
        let world = World()
        world.center.feel(Haptic(.success))
        world.tap(7)
        world.clock.advance(by: 0.05)
        world.center.feel(Haptic(.success))
        #expect(world.recorder.haptics == [Haptic(.success), Haptic(.success)])
        #expect(world.recorder.scores.last?.held == [Held(.haptic, .interaction)])
        world.clock.advance(by: 0.1)
        world.center.feel(Haptic(.light))
        world.center.feel(Haptic(.error))
        #expect(world.recorder.haptics.suffix(2) == [Haptic(.light), Haptic(.error)])
    }

    @Test("Stored choices are read under the seeds' keys; what was never stored, or is something else, is the default")
    func stored() {
        #expect(Preferences(reading: { _ in nil }) == Preferences())
        #expect(Preferences(reading: { _ in [1] }) == Preferences())
        let stored: [String: Any] = [
            "completionHapticEnabled": false, "completionSoundEnabled": true, "nodSoundVolume": 0.25,
            "nodCelebrations": "subtle", "nodMotion": "reduced", "nodOtherHapticsEnabled": false,
        ]
        let read = Preferences { stored[$0.storedKey] }
        #expect(!read.completionHapticEnabled && read.completionSoundEnabled && read.soundVolume == 0.25)
        #expect(read.celebrations == .subtle && read.motion == .reduced && !read.otherHapticsEnabled)
    }

    @Test("A check whose action asks for a touch, too, is felt once; where it is quiet itself, as the action asks")
    func touchInsideAction() {
        let world = World()
        let check = CheckPresenter()
        check.saving = .action { world.center.feel(Haptic(.light)) }
        check.appear(in: world.center, isCompleted: false)
        check.press(true)
        check.press(false)
        check.tap(isCompleted: false)
        #expect(world.recorder.haptics == [Haptic(.success)])
        check.tell(isCompleted: true)
        check.tap(isCompleted: true)
        #expect(world.recorder.haptics == [Haptic(.success), Haptic(.light)])
    }

    @Test("An app's own id has one number, and another id another")
    func numbers() {
        let world = World()
        let one = world.center.item("a")
        #expect(one != world.center.item("b"))
        #expect(one == world.center.item("a"))
        #expect(TargetID(one) != world.center.newTarget())
        #expect(TargetID(one) != TargetID(world.center.collection("a")))
    }

    @Test("A stage that is gone gets nothing, and a new one gets the current state")
    func stages() {
        let world = World()
        world.tap(7)
        let late = DrawnCheck()
        world.center.attach(late, to: 7)
        world.center.detach(late, from: 7)
        world.tap(7)
        #expect(late.lines == ["completing by progress"])
    }
}

/// Records bursts with their start, and everything else drawn.
@MainActor
private final class BurstStage: FeedbackStage {
    private(set) var bursts: [Double] = []
    private(set) var properties: [TrackProperty] = []

    func perform(_ score: Score, at time: Double) {
        properties += score.tracks.map(\.property)
        if let burst = score.burst { bursts.append(time + burst.start) }
    }
}

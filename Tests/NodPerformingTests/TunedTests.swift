import Foundation
import Nod
import NodFile
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("An app with a feedback file: the same moments, answered in its figures")
struct TunedTests {
    /// Fixtures/calm.feedback.json.
    static let calm: Tuning = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try! FeedbackFile(Data(contentsOf: root.appendingPathComponent("Fixtures/calm.feedback.json"))).tuning
    }()

    private static func tuning(_ members: String) throws -> Tuning {
        try FeedbackFile(Data("{\"format\": \"nod-feedback\", \"version\": 1, \(members)}".utf8)).tuning
    }

    /// A check is pressed and completed, and its row leaves.
    private func completion(_ tuning: Tuning) -> World {
        let world = World()
        world.center.use(tuning)
        world.center.describe(7, FeedbackItem(title: "Buy milk", saving: .immediately))
        world.center.report(.pressed(target: 7, role: .check))
        world.center.report(.released(target: 7))
        world.tap(7, leaves: true)
        world.clock.advance(to: 1)
        return world
    }

    @Test("A completion happens as without a file; what it replaces is felt once, in its own figures")
    func completion() {
        let (plain, calm) = (completion(Tuning()), completion(Self.calm))
        #expect(calm.recorder.haptics == [Haptic(.light, intensity: 0.7)])
        #expect(plain.recorder.haptics == [Haptic(.success)])
        let steps = calm.recorder.steps.filter { $0.event != .tuned(Self.calm) }
        #expect(steps.map(\.time) == plain.recorder.steps.map(\.time))
        #expect(steps.map(\.event) == plain.recorder.steps.map(\.event))
        #expect(calm.recorder.scores.map(\.moments) == plain.recorder.scores.map(\.moments))
        #expect(calm.recorder.scores.map(\.stay) == plain.recorder.scores.map(\.stay))
        #expect(calm.recorder.toastTexts() == plain.recorder.toastTexts())
        #expect(calm.recorder.spoken() == ["Completed “Buy milk”"])
        let answer = calm.recorder.scores.first { $0.moments == [.completed] }
        let bounce = answer?.tracks.first { $0.property == .scale }
        #expect(bounce?.curve.spring == DampedSpring(response: 0.25, damping: 0.85))
    }

    @Test("Another file applies at run time to later answers; watchers are notified once")
    func runTime() {
        let world = World()
        let follower = Follower()
        world.center.watchTuning(follower) { follower.told.append($0) }
        world.center.use(Self.calm)
        world.center.use(Self.calm)
        world.center.report(.happened(.deleted, target: 1, item: nil, message: nil, cause: nil))
        world.center.use(Tuning())
        world.center.report(.happened(.deleted, target: 2, item: nil, message: nil, cause: nil))
        #expect(world.recorder.haptics == [Haptic(.medium, intensity: 0.6), Haptic(.heavy)])
        #expect(follower.told == [Self.calm, Tuning()])
        world.center.unwatchTuning(follower)
        world.center.use(Self.calm)
        #expect(follower.told.count == 2)
        #expect(world.center.session.director.context.tuning == Self.calm)
    }

    @Test("Rows, toasts, swipes and celebrations that a layout or a finger moves keep to its figures")
    func components() throws {
        var context = FeedbackContext()
        context.tuning = Self.calm
        let state = DampedSpring(response: 0.4, damping: 0.9)
        #expect(context.layoutSpring == state)
        #expect(RowMotion(in: context).comes.look(at: 0).scale == 0.9)
        #expect(RowMotion(in: context).goes.look(at: 0.1).slide == state.position(at: 0.1, from: 0, to: 64))
        #expect(RowMotion(in: context).closes == state)
        context.reducesMotion = true
        #expect(context.layoutSpring == nil)
        #expect(RowMotion(in: context).goes.duration == 0.25)
        #expect(CelebrationStyle.collectionCompleted.duration(in: context) == CelebrationStyle.reducedDuration)
        context.reducesMotion = false
        #expect(CelebrationStyle.collectionCompleted.duration(in: context) == 1.5)
        #expect(CelebrationStyle.itemCompleted.duration(in: context) == CelebrationStyle.itemCompleted.duration)
        #expect(comingBack(in: context) != comingBack(in: FeedbackContext()))
    }

    /// Position of a card 0.05 s after it was released too early.
    private func comingBack(in context: FeedbackContext) -> Double {
        let (follower, clock) = (SwipeFollower(.comesBack), ManualClock())
        for x in [0.0, 20, 40] {
            follower.move(
                from: CGPoint(x: 0, y: 0),
                to: CGPoint(x: x, y: 0),
                width: 300,
                isRightToLeft: false,
                in: context,
                clock: clock
            )
            clock.advance(by: 0.2)
        }
        _ = follower.release(clock: clock)
        return follower.offset(at: clock.now + 0.05)
    }

    @Test("A replaced press is felt once, when it acts; removed, never")
    func presses() throws {
        let replaced = try Self.tuning(
            #""basedOn": "child", "moments": {"pressedPrimary": {"haptic": {"kind": "heavy"}, "sound": "captured"}}"#
        )
        #expect(press(.primary, replaced) == [Haptic(.heavy)])
        #expect(press(.primary, replaced, scrolls: true) == [Haptic(.heavy)])
        #expect(press(.button, replaced) == [Haptic(.medium, intensity: 0.5)])
        let removed = try Self.tuning(#""basedOn": "child", "moments": {"pressedPrimary": {"haptic": null}}"#)
        #expect(press(.primary, removed) == [])
        #expect(press(.primary, removed, scrolls: true) == [])
    }

    private func press(_ role: PressRole, _ tuning: Tuning, scrolls: Bool = false) -> [Haptic] {
        let world = World()
        world.press(role, in: FeedbackContext(tuning: tuning), scrolls: scrolls)
        world.clock.advance(by: 1)
        return world.recorder.haptics
    }

    @Test(
        "A person chooses between the app's profile and the other kind; the app's is the default"
    )
    func chosen() throws {
        let children = try Self.tuning(#""basedOn": "child", "targets": {"least": 60}"#).profile
        let calm = Self.calm.profile
        #expect(calm.chosen(nil) == calm && calm.chosen("standard") == calm && calm.chosen("child") == .child)
        #expect(children.chosen(nil) == children && children.chosen("child") == children)
        #expect(children.chosen("standard") == .standard)
        #expect(Profile.standard.chosen("child") == .child && Profile.standard.chosen("?") == .standard)
    }

    @Test("“Try it” sounds as completing does with the file; without a sound, nothing plays")
    func tryIt() throws {
        let world = World()
        world.center.tryCompletedSound(volume: 0.5)
        world.center.use(try Self.tuning(#""moments": {"completed": {"sound": "captured"}}"#))
        world.center.tryCompletedSound(volume: 0.5)
        world.center.tryCompletedSound(volume: 0.5, in: FeedbackContext())
        world.center.use(try Self.tuning(#""moments": {"completed": {"sound": null}}"#))
        world.center.tryCompletedSound(volume: 0.5)
        #expect(world.recorder.sounds == [.completed, .captured, .completed])
    }

    @Test("A file for children speaks simply, and its buttons for children are its own")
    func children() throws {
        let tuning = try Self.tuning(#""basedOn": "child", "targets": {"least": 60}"#)
        #expect(Words.english.said(to: tuning.profile).text("retry") == "Try again")
        #expect(Words.english.said(to: Self.calm.profile).text("retry") == "Retry")
        #expect(tuning.profile.ofChildren.target == 60)
        #expect(Self.calm.profile.ofChildren == .child)
    }
}

private final class Follower {
    var told: [Tuning] = []
}

extension Curve {
    fileprivate var spring: DampedSpring? { if case .bounce(let spring, _, _) = self { spring } else { nil } }
}

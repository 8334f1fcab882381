import Nod
import NodPerforming
import NodTesting
import Testing

/// An observer of a center hears everything: played to a session that knows nothing, it has the same effects.
@MainActor
@Suite("A center's trace, replayed")
struct ReplayTests {
    @Test("Random use of a center has the same effects in a bare session", arguments: 0..<200)
    func replay(seed: Int) {
        var use = RandomUse(seed: UInt64(seed))
        use.run()
        #expect(use.world.recorder.steps.count > 20)
        var session = FeedbackSession()
        for step in use.world.recorder.steps {
            let effects = session.handle(step.event, in: step.context, at: step.time)
            guard effects != step.effects else { continue }
            Issue.record("seed \(seed), at \(step.time), \(step.event): \(effects)\nin place of\n\(step.effects)")
            return
        }
    }

    @Test(
        "A row leaves and comes back as it holds where it was completed, whatever holds elsewhere"
    )
    func remembers() {
        let world = World()
        let still = FeedbackContext(reducesMotion: true)
        world.center.describe(7, FeedbackItem(title: "Milk", saving: .immediately))
        world.center.report(.toggled(CompletionToggle(item: 7, isCompleted: false, leaves: true)), in: still)
        world.clock.advance(to: 1)
        let left = world.recorder.steps.flatMap(\.effects).compactMap { effect -> [TrackProperty]? in
            if case .leave(7, let score) = effect { score.tracks.map(\.property) } else { nil }
        }
        #expect(left == [[.opacity]])
        world.center.report(.toastActed(1))
        let returned = world.recorder.steps.flatMap(\.effects).compactMap { effect -> [TrackProperty]? in
            if case .enter(7, let score) = effect { score.tracks.map(\.property) } else { nil }
        }
        #expect(returned == [[.opacity]])
    }
}

/// Somebody uses an app, whose parts have profiles, preferences and colours of their own.
@MainActor
private struct RandomUse {
    let world = World()
    private var generator: SeededGenerator
    private let contexts: [FeedbackContext?]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        var silent = Preferences()
        silent.completionHapticEnabled = false
        contexts = [
            nil, nil, FeedbackContext(profile: .child), FeedbackContext(preferences: silent, reducesMotion: true),
            FeedbackContext(tuning: TunedTests.calm, isDark: true),
        ]
        for item in 1...4 {
            world.center.describe(
                ItemID(item),
                FeedbackItem(title: "Task \(item)", saving: item % 2 == 0 ? .immediately : .reported)
            )
        }
    }

    private mutating func random(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

    mutating func run() {
        for _ in 0..<60 {
            world.clock.advance(by: [0, 0.02, 0.3, 2][random(4)])
            step()
        }
        world.clock.advance(by: 20)
    }

    private mutating func step() {
        let (item, context, center) = (ItemID(1 + random(4)), contexts[random(5)], world.center)
        switch random(16) {
        case 0...4:
            let count = CollectionCount(collection: 50, open: 1 + random(2), total: 3)
            let isCompleted = center.session.check(of: item)?.wish ?? false
            let toggle = CompletionToggle(
                item: item,
                isCompleted: isCompleted,
                leaves: random(2) == 0,
                collections: [count]
            )
            center.report(.toggled(toggle), in: context)
        case 5: center.report(.saved(item: item, completed: nil))
        case 6: center.report(.refused(item: item))
        case 7: center.report(.unreachable(item: item))
        case 8:
            center.report(.pressed(target: 9, role: .primary), in: context)
            center.act(on: 9, role: .primary, in: context) { center.celebrate(.firstCapture, on: 9, in: context) }
        case 9: center.feel(Haptic(.medium), in: context)
        case 10: center.scatter(1 + random(8), on: TargetID(item), in: context)
        case 11: center.show(ToastMessage("Saved"), type: .success, in: context)
        case 12: center.inform(ToastMessage("Note"), in: context)
        case 13:
            if let toast = center.session.toasts.toasts.first { center.report(.toastActed(toast.id)) }
        case 14: center.adopt(contexts[2 + random(3)] ?? FeedbackContext())
        default: center.change { $0.isOffline.toggle() }
        }
    }
}

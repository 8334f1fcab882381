import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("Celebrations that an app asks for: each is felt once and resets the app's Bool once")
struct CelebrationTests {
    @Test(
        "The Bool is switched off when the style's time is over, however often it is redrawn",
        arguments: CelebrationStyle.allCases
    )
    func reset(style: CelebrationStyle) {
        let view = CelebratingView(style)
        view.switchOn(at: 1)
        view.update(at: 1.1)
        view.update(at: 1.3)
        view.watch(until: 10)
        #expect(view.lines == ["1.0 celebrates", "\(1 + style.duration) off"])
        #expect(view.world.clock.scheduled == 0)
    }

    @Test("Under Reduce Motion, the system's or the person's, after .3 s; it is still felt")
    func reduced() {
        var ownChoice = Preferences()
        ownChoice.motion = .reduced
        for context in [FeedbackContext(reducesMotion: true), FeedbackContext(preferences: ownChoice)] {
            let view = CelebratingView(.collectionCompleted, context)
            view.switchOn(at: 0)
            view.watch(until: 10)
            #expect(view.lines == ["0.0 celebrates", "0.3 off"])
            #expect(view.world.recorder.haptics == [Haptic(.medium)])
            #expect(view.world.recorder.scores.map { $0.burst == nil } == [true])
            #expect(view.world.recorder.scores[0].tracks.map(\.property) == [.successFlash])
        }
    }

    @Test("Switched off by the app in mid-flight and on again: only the second run resets it, at its own time")
    func retriggered() {
        let view = CelebratingView(.firstCapture)
        view.switchOn(at: 0)
        view.isActive = false
        view.update(at: 1)
        view.switchOn(at: 1.2)
        view.watch(until: 10)
        #expect(view.lines == ["0.0 celebrates", "1.2 celebrates", "2.7 off"])
        #expect(view.world.recorder.scores.compactMap(\.burst?.seed) == [1, 2])
    }

    @Test("After the view returned, or the app left the background, the next celebration is a separate run")
    func back() {
        let view = CelebratingView(.itemCompleted)
        view.switchOn(at: 0)
        view.stop(at: 0.25)
        view.switchOn(at: 0.5)
        view.watch(until: 10)
        #expect(view.lines == ["0.0 celebrates", "0.25 off", "0.5 celebrates", "0.9 off"])
    }

    @Test("An app whose reset switches it on again at once celebrates again")
    func resetLeadsToAnother() {
        let view = CelebratingView(.itemCompleted)
        view.onReset = { view in
            view.onReset = nil
            view.isActive = true
            view.follow()
        }
        view.switchOn(at: 0)
        view.watch(until: 10)
        #expect(view.lines == ["0.0 celebrates", "0.4 off", "0.4 celebrates", "0.8 off"])
    }

    @Test("It brings no toast and says nothing that a toast would; a first capture is announced")
    func words() {
        for style in CelebrationStyle.allCases {
            let view = CelebratingView(style)
            view.switchOn(at: 0)
            #expect(view.world.recorder.toasts.isEmpty)
            #expect(view.world.recorder.announcements == (style == .firstCapture ? [.firstCaptureSaved] : []))
            #expect(view.world.recorder.haptics.map { DeviceHaptic($0) } == [.impact(style.hapticStyle, intensity: 1)])
        }
    }

    @Test("Particles by themselves: as many as asked for within bounds, never felt, heard or said")
    func particles() {
        let world = World()
        for count in [0, 6, 80] { world.center.scatter(count, on: 1) }
        #expect(world.recorder.scores.compactMap(\.burst?.count) == [1, 6, 8])
        #expect(world.recorder.haptics == [] && world.recorder.sounds == [] && world.recorder.announcements == [])
        world.center.scatter(6, on: 1, in: FeedbackContext(reducesMotion: true))
        #expect(world.recorder.scores.last?.burst == nil)
        #expect(world.recorder.scores.last?.tracks.map(\.property) == [.successFlash])
    }
}

/// A view with an app's Bool, as `.celebrationOverlay(style:isActive:)` follows it.
@MainActor
private final class CelebratingView {
    let world = World()
    let presenter = CelebrationPresenter()
    let style: CelebrationStyle
    let context: FeedbackContext
    var isActive = false
    var onReset: ((CelebratingView) -> Void)?
    private(set) var lines: [String] = []

    init(_ style: CelebrationStyle, _ context: FeedbackContext = FeedbackContext()) {
        self.style = style
        self.context = context
        let target = presenter.target(of: world.center)
        world.center.observer = { [weak self, recorder = world.recorder] time, event, context, effects in
            recorder.note(time, event, context, effects)
            for case .perform(_, target) in effects { self?.lines.append("\(time) celebrates") }
        }
    }

    func switchOn(at time: Double) {
        isActive = true
        update(at: time)
    }

    func update(at time: Double) {
        world.clock.advance(to: time)
        follow()
    }

    func follow() {
        presenter.follow(isActive, style: style, in: context, of: world.center) { [weak self] in self?.reset() }
    }

    func stop(at time: Double) {
        world.clock.advance(to: time)
        presenter.stop()
    }

    func watch(until time: Double) { world.clock.advance(to: time) }

    private func reset() {
        isActive = false
        lines.append("\(world.clock.now) off")
        // A view follows its Bool when it is drawn again.
        follow()
        onReset?(self)
    }
}

import Nod
import NodPerforming
import NodTesting
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("HapticFeedback: haptics that an app plays")
@MainActor
struct HapticFeedbackTests {
    init() {
        System.version = 17
        _ = FeedbackCenter.shared
        _performed = []
    }

    @Test("Each function is the haptic of its name")
    func kinds() {
        HapticFeedback.selection()
        HapticFeedback.light()
        HapticFeedback.light(intensity: 0.4)
        HapticFeedback.medium()
        HapticFeedback.medium(intensity: 0.5)
        HapticFeedback.heavy()
        HapticFeedback.heavy(intensity: 0.6)
        HapticFeedback.success()
        HapticFeedback.warning()
        HapticFeedback.error()
        #expect(
            Device.asked == [
                "Selection().selectionChanged()",
                "Impact(light).impactOccurred(1.0)", "Impact(light).impactOccurred(0.4)",
                "Impact(medium).impactOccurred(1.0)", "Impact(medium).impactOccurred(0.5)",
                "Impact(heavy).impactOccurred(1.0)", "Impact(heavy).impactOccurred(0.6)",
                "Notification().notificationOccurred(success)", "Notification().notificationOccurred(warning)",
                "Notification().notificationOccurred(error)",
            ]
        )
    }

    @Test("It may be called on any thread")
    func thread() async {
        await Task.detached { HapticFeedback.success() }.value
        for _ in 0..<1000 where _performed.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(Device.asked == ["Notification().notificationOccurred(success)"])
    }

    @Test("In a test, an app's own code is felt there")
    func inATest() {
        let feedback = FeedbackTest()
        feedback.press(.button) { HapticFeedback.success() }
        #expect(feedback.recorder.haptics == [Haptic(.success)] && Device.asked.isEmpty)
    }

    @Test("In the action of a button that is felt, the stronger of the two is felt, once")
    func button() async {
        let host = Host {
            VStack {
                Button("Save") { HapticFeedback.success() }.buttonStyle(.primaryAction()).pressHaptics(.child)
                Button("Choose") { HapticFeedback.selection() }.buttonStyle(.primaryAction()).pressHaptics(.child)
            }
        }
        await host.tap("Save")
        #expect(Device.asked.filter { !$0.contains("prepare") } == ["Notification().notificationOccurred(success)"])
        await host.tap("Choose")
        #expect(Device.asked.filter { !$0.contains("prepare") } == ["Impact(medium).impactOccurred(0.7)"])
        // Waits until the answer has ended; a haptic before that would be merged into it.
        try? await Task.sleep(for: .milliseconds(120))
    }

    @Test("An app may choose Nod's patterns, and the phone's own again")
    func source() async {
        defer { HapticFeedback.source = .system }
        #expect(HapticFeedback.source == .system)
        HapticFeedback.source = .patterns
        await Device.answering([:]) {
            _errors["CHHapticEngine.makePlayer(with:)"] = CocoaError(.featureUnsupported)
            HapticFeedback.success()
            #expect(
                await Device.settled == ["CHHapticEngine().start()", "Notification().notificationOccurred(success)"]
            )
        }
    }
}

@Suite("AppleHaptics: the phone's own generators")
@MainActor
struct AppleHapticsTests {
    private let haptics = AppleHaptics(clock: ManualClock())

    init() {
        System.version = 17
        _performed = []
    }

    @Test("A finger that goes down readies the two likeliest, and what is played then is one of them")
    func prepared() async {
        let stage = await Stage { CompletionCheck("Buy milk", isCompleted: false) {} }
        stage.playsOnDevice()
        await stage.host.press("Mark")
        let readied = Device.called(UIFeedbackGenerator.self)
        #expect(Device.asked == ["Impact(medium).prepare()", "Notification().prepare()"])
        await stage.host.release("Mark")
        #expect(Device.called(UIFeedbackGenerator.self).first === readied.last)
        #expect(Device.asked.first == "Notification().notificationOccurred(success)")
    }

    @Test("Generators belong to the root's window, where the system knows that", arguments: [16, 17, 17.5, 18])
    func window(system: Double) async {
        let stage = await Stage(on: system) { Text("Root").holdsHaptics() }
        #expect(HapticWindow.latest === stage.host.window)
        for kind in [HapticKind.light, .selection, .warning] { haptics.play(Haptic(kind), in: .standard) }
        #expect(
            Device.asked
                == (system < 17.5
                    ? [
                        "Impact(light).impactOccurred(1.0)", "Selection().selectionChanged()",
                        "Notification().notificationOccurred(warning)",
                    ]
                    : [
                        "Impact(light, window).impactOccurred(1.0)", "Selection(window).selectionChanged()",
                        "Notification(window).notificationOccurred(warning)",
                    ])
        )
    }

    @Test("Another window gets new generators, and the first keeps none")
    func otherWindow() async {
        let first = await Stage(on: 18) { Text("First").holdsHaptics() }
        haptics.play(Haptic(.success), in: .standard)
        let second = await Stage(on: 18) { Text("Second").holdsHaptics() }
        _performed = []
        haptics.play(Haptic(.success), in: .standard)
        let played = _performed.last?.receiver as? UIFeedbackGenerator
        #expect(played?._store.call.values.first as? UIWindow === second.host.window)
        let released = _performed.filter { $0.name == "UIView.removeInteraction(_:)" }
        #expect(released.count == 7)
        #expect(released.allSatisfy { $0.receiver as? UIWindow === first.host.window })
    }

    @Test("In the background no window keeps a generator")
    func background() async {
        let stage = await Stage(on: 18) { Text("Root").holdsHaptics() }
        stage.playsOnDevice()
        stage.feedback.center.feel(Haptic(.success))
        #expect(Device.asked == ["Notification(window).notificationOccurred(success)"])
        stage.feedback.center.change { $0.isHidden = true }
        let styles = ["light", "medium", "heavy", "soft", "rigid"].map { "Impact(\($0), window)" }
        let all = styles + ["Selection(window)", "Notification(window)"]
        #expect(Device.asked.sorted() == all.map { "window.removeInteraction(\($0))" }.sorted())
        stage.feedback.center.change { $0.isHidden = false }
        stage.feedback.center.feel(Haptic(.success))
        #expect(Device.asked == ["Notification(window).notificationOccurred(success)"])
    }

    @Test("An app may play the impact of a celebration's style itself")
    func style() {
        UIImpactFeedbackGenerator(style: DeviceHaptic.Weight.rigid).impactOccurred()
        #expect(Device.asked == ["Impact(rigid).impactOccurred()"])
    }

    @Test("The phone says whether it has a motor", arguments: [(true, Motor.builtIn), (false, .absent)])
    func motor(hasMotor: Bool, motor: Motor) async {
        await Device.answering(["CHHapticEngine.capabilitiesForHardware()": { _ in Hardware(hasMotor) }]) {
            #expect(AppleHaptics.motor == motor)
        }
    }
}

private final class Hardware: NSObject, CHHapticDeviceCapability {
    let supportsHaptics: Bool
    init(_ supportsHaptics: Bool) { self.supportsHaptics = supportsHaptics }
}

@Suite("AppleHaptics: Nod's patterns by Core Haptics")
@MainActor
struct PatternHapticsTests {
    private let clock = ManualClock()
    private let haptics: AppleHaptics
    private static let player: [String: @Sendable (_Call) -> Any] = [
        "CHHapticEngine.makePlayer(with:)": { call in
            _perform(_Call("pattern", [call.values[0]]))
            return Player()
        }
    ]

    init() {
        System.version = 17
        haptics = AppleHaptics(clock: clock)
        haptics.source = .patterns
    }

    private func played() async -> [String] {
        for _ in 0..<20 { await Task.yield() }
        _performed.removeAll { $0.name == "pattern" }
        return Device.asked
    }

    @Test("Success is two knocks with bodies; the second dies away")
    func success() async throws {
        try await Device.answering(Self.player) {
            haptics.play(Haptic(.success), in: .standard)
            for _ in 0..<20 { await Task.yield() }
            let call = try #require(_performed.first { $0.name == "pattern" })
            let pattern = try #require(call.values[0] as? CHHapticPattern)._store.call
            let events = try #require(pattern.values[0] as? [CHHapticEvent]).map(\._store.call.values)
            let figures = events.map { event in
                (event[1] as! [CHHapticEventParameter]).map { "\($0._store.call.values[1])" } + [
                    "\(event[2])", "\(event[3])",
                ]
            }
            #expect(
                figures == [
                    ["0.65", "0.35", "0.0", "0.0"], ["0.39", "0.21", "0.0", "0.024"],
                    ["1.0", "0.55", "0.074", "0.0"], ["0.6", "0.33", "0.074", "0.032"],
                ]
            )
            let curves = try #require(pattern.values[1] as? [CHHapticParameterCurve]).map(\._store.call.values)
            let points = try #require(curves.first?[1] as? [CHHapticParameterCurve.ControlPoint])
            #expect(points.map { "\($0._store.call.values[1])" } == ["1.0", "0.5"] && "\(curves[0][2])" == "0.074")
        }
    }

    @Test("The engine is woken when a finger goes down, leaves the person's music alone, and stops when all is over")
    func engine() async throws {
        try await Device.answering(Self.player) {
            haptics.prepare(in: .standard)
            let engine = try #require(Device.called(CHHapticEngine.self).first)
            #expect(engine._store.properties["playsHapticsOnly"] as? Bool == true)
            #expect(await Device.settled == ["CHHapticEngine().start()"])
            haptics.play(Haptic(.light), in: .standard)
            #expect(await played().first == "Player.start(0.0)")
            clock.advance(by: 2)
            #expect(Device.asked == ["CHHapticEngine().stop(nil)"])
        }
    }

    @Test("An engine that was stopped or reset gives way to a new one, and what it says later stops nothing")
    func stopped() async throws {
        try await Device.answering(Self.player) {
            for handler in ["stoppedHandler", "resetHandler"] {
                haptics.play(Haptic(.success), in: .standard)
                let engine = try #require(Device.called(CHHapticEngine.self).first)
                _ = await played()
                let ends = {
                    if handler == "resetHandler" { engine.resetHandler() } else { engine.stoppedHandler(.systemError) }
                }
                ends()
                _ = await Device.settled
                haptics.play(Haptic(.success), in: .standard)
                let next = try #require(Device.called(CHHapticEngine.self).first)
                #expect(next !== engine)
                #expect(await played().prefix(2) == ["CHHapticEngine().start()", "Player.start(0.0)"])
                ends()
                _ = await Device.settled
                haptics.play(Haptic(.success), in: .standard)
                #expect(await played().first == "Player.start(0.0)")
                haptics.stop()
                _ = Device.asked
            }
        }
    }

    @Test(
        "Wherever Core Haptics refuses, the phone's own is felt once",
        arguments: [
            "CHHapticEngine.init()", "CHHapticEngine.start(completionHandler:)", "CHHapticEngine.makePlayer(with:)",
            "CHHapticPattern.init(events:parameterCurves:)",
        ]
    )
    func refused(call: String) async {
        await Device.answering(Self.player) {
            _errors[call] = Reset()
            haptics.prepare(in: .standard)
            _performed = []
            haptics.play(Haptic(.heavy, intensity: 0.5), in: .standard)
            let felt = await Device.settled.filter { !$0.hasPrefix("CHHaptic") }
            #expect(felt == ["Impact(heavy).impactOccurred(0.5)"])
        }
    }
}

private struct Reset: Error {}

private final class Player: NSObject, CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws { _perform(_Call("Player.start(atTime:)", [time])) }
}

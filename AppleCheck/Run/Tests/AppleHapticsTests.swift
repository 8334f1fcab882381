import Nod
import NodPerforming
import NodTesting
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("AppleHaptics: the phone's own generators")
@MainActor
struct AppleHapticsTests {
    private let haptics = AppleHaptics(clock: ManualClock())

    init() {
        System.version = 17
        _performed = []
    }

    @Test(
        "Each kind is the phone's own that means the same",
        arguments: zip(
            HapticKind.allCases,
            [
                "Selection().selectionChanged()", "Impact(light).impactOccurred(1.0)",
                "Impact(medium).impactOccurred(1.0)", "Impact(heavy).impactOccurred(1.0)",
                "Notification().notificationOccurred(success)", "Notification().notificationOccurred(warning)",
                "Notification().notificationOccurred(error)",
            ]
        )
    )
    func kinds(kind: HapticKind, played: String) {
        haptics.play(Haptic(kind))
        #expect(Device.asked == [played])
    }

    @Test("A weaker knock has its strength, and none at all is not played")
    func strength() {
        haptics.play(Haptic(.light, intensity: 0.5))
        haptics.play(Haptic(.heavy, intensity: 0))
        #expect(Device.asked == ["Impact(light).impactOccurred(0.5)"])
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

    @Test("Where nothing may be felt, no motor is woken")
    func quiet() async {
        var quiet = Preferences()
        quiet.completionHapticEnabled = false
        quiet[.otherHaptics] = 0
        let stage = await Stage { CompletionCheck("Buy milk", isCompleted: false) {} }
        stage.feedback.context = FeedbackContext(preferences: quiet)
        stage.playsOnDevice()
        await stage.host.press("Mark")
        #expect(Device.asked == [])
    }

    @Test("A generator is made once, and again after the background")
    func made() {
        for _ in 0..<2 { haptics.play(Haptic(.success)) }
        haptics.stop()
        haptics.play(Haptic(.success))
        let made = Device.called(UIFeedbackGenerator.self)
        #expect(made[0] === made[1])
        #expect(made[1] !== made[2])
    }

    @Test("Generators belong to the root's window, where the system knows that", arguments: [16, 17, 17.5, 18])
    func window(system: Double) async {
        let stage = await Stage(on: system) { Text("Root").holdsHaptics() }
        #expect(HapticWindow.latest === stage.host.window)
        for kind in [HapticKind.light, .selection, .warning] { haptics.play(Haptic(kind)) }
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

    @Test("Before a root is on screen they have no window")
    func noWindow() {
        System.version = 18
        HapticWindow.latest = nil
        haptics.play(Haptic(.selection))
        #expect(Device.asked == ["Selection().selectionChanged()"])
    }

    @Test("Another window has generators of its own, and the first keeps none")
    func otherWindow() async {
        let first = await Stage(on: 18) { Text("First").holdsHaptics() }
        haptics.play(Haptic(.success))
        let second = await Stage(on: 18) { Text("Second").holdsHaptics() }
        _performed = []
        haptics.play(Haptic(.success))
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

    @Test("An app may knock by itself with a celebration's style")
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
    let supportsAudio = true
    init(_ supportsHaptics: Bool) { self.supportsHaptics = supportsHaptics }
}

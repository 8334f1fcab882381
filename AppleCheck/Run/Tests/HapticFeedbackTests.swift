import Nod
import NodPerforming
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("HapticFeedback: what an app plays by itself")
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

    @Test("The person's switch holds for it, too")
    func switchedOff() async {
        defer { UserDefaults.standard.removeObject(forKey: Preference.otherHaptics.storedKey) }
        await choose(false)
        HapticFeedback.success()
        #expect(Device.asked == [])
        await choose(true)
        HapticFeedback.success()
        #expect(Device.asked == ["Notification().notificationOccurred(success)"])
    }

    private func choose(_ isOn: Bool) async {
        UserDefaults.standard.set(isOn, forKey: Preference.otherHaptics.storedKey)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil)
        for _ in 0..<20 { await Task.yield() }
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
        // What follows at once would be part of that answer.
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

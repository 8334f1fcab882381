import Nod
import NodPerforming
import NodTesting
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("AppState: the center follows the device, the app and the person, without any view")
@MainActor
struct AppStateTests {
    private let feedback = FeedbackTest()

    private func follow() { AppState(of: feedback.center).follow() }

    /// Posted from elsewhere: on Linux an observer's queue is waited for.
    private func happens(_ name: Notification.Name) async {
        await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
        for _ in 0..<20 { await Task.yield() }
    }

    @Test("Reduce Motion counts from the start, and when it is switched while the app runs")
    func reduceMotion() async {
        await Device.answering(["UIAccessibility.isReduceMotionEnabled": { _ in true }]) {
            follow()
            #expect(feedback.center.context.reducesMotion)
        }
        await happens(UIAccessibility.reduceMotionStatusDidChangeNotification)
        #expect(!feedback.center.context.reducesMotion)
        #expect(feedback.center.context.layoutSpring != nil)
    }

    @Test("In the background everything stops and nothing is felt; back in front it is as before")
    func background() async {
        follow()
        await happens(UIApplication.didEnterBackgroundNotification)
        #expect(feedback.recorder.stops == 2)
        feedback.center.feel(Haptic(.success))
        #expect(feedback.recorder.haptics == [])
        await happens(UIApplication.willEnterForegroundNotification)
        feedback.center.feel(Haptic(.success))
        #expect(feedback.recorder.haptics == [Haptic(.success)])
        #expect(feedback.recorder.stops == 2)
    }

    @Test("A phone shows one toast at a time, a tablet two", arguments: [(UIUserInterfaceIdiom.phone, 1), (.pad, 2)])
    func phone(idiom: UIUserInterfaceIdiom, count: Int) async {
        await Device.answering(["UIDevice.userInterfaceIdiom": { _ in idiom }]) { follow() }
        for text in ["Sorted by date.", "Backup saved."] { feedback.center.say(ToastMessage(text), as: .succeeded) }
        #expect(feedback.recorder.toasts.count == count)
    }

    @Test("A choice counts at once; one made in the Settings app, when the app is back in front")
    func preferences() async {
        defer { UserDefaults.standard.removeObject(forKey: Preference.otherHaptics.storedKey) }
        follow()
        UserDefaults.standard.set(false, forKey: Preference.otherHaptics.storedKey)
        feedback.center.feel(Haptic(.light))
        #expect(feedback.recorder.haptics == [Haptic(.light)])
        await happens(UIApplication.willEnterForegroundNotification)
        feedback.center.feel(Haptic(.light))
        #expect(feedback.recorder.haptics == [Haptic(.light)])
        UserDefaults.standard.set(true, forKey: Preference.otherHaptics.storedKey)
        await happens(UserDefaults.didChangeNotification)
        feedback.center.feel(Haptic(.light))
        #expect(feedback.recorder.haptics == [Haptic(.light), Haptic(.light)])
    }

    @Test("The app's center plays on the device")
    func shared() {
        let performers = FeedbackCenter.shared.performers
        #expect(performers.haptics is AppleHaptics)
        #expect(performers.sounds is TimedSounds)
        #expect(performers.announcer is AppleAnnouncer)
        #expect(performers.toasts === ToastManager.shared)
        #expect(performers.frames is PatientFrames)
    }

    @Test("A frame counts as drawn when the run loop has committed it, and is reported once")
    func frame() async {
        let stage = await Stage { Text("Row") }
        var frames = 0
        DrawnFrames().afterNextFrame { frames += 1 }
        await stage.host.settle()
        #expect(frames == 0)
        stage.host.frame()
        stage.host.frame()
        #expect(frames == 1)
    }
}

import NodPerforming
import NodTesting
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("What assistive technologies get, and in which words")
@MainActor
struct SpokenTests {
    private func milk() -> some View {
        CompletionCheck(isCompleted: false) {}.feedbackItem("milk", title: "Buy milk")
    }

    @Test("The innermost words of an app win, and what they lack is as before")
    func words() async {
        let stage = await Stage {
            milk()
                .feedbackWords(Words(["markTitleComplete": "„{title}“ abhaken"], in: "de"))
                .feedbackWords(Words(["markTitleComplete": "Fini {title}", "notCompleted": "Offen"], in: "de"))
        }
        #expect(stage.host.elements.first?.label == "„Buy milk“ abhaken")
        #expect(stage.host.elements.first?.value == "Offen")
        #expect(stage.host.elements.first?.inputLabels == ["Buy milk", "„Buy milk“ abhaken", "Mark complete"])
    }
}

@Suite("AppleAnnouncer: VoiceOver says it, in its time and its language")
@MainActor
struct AnnouncerTests {
    /// The announcements since the last call, each with its urgency.
    private var said: [String] {
        defer { _performed = [] }
        return _performed.compactMap { call in
            switch call.name {
            case "AccessibilityNotification.Announcement.post()":
                let announcement = (call.receiver as? AccessibilityNotification.Announcement)?._call.values[0]
                guard let text = announcement as? AttributedString else { return "plain" }
                return "\(String(text.characters)): \(text.accessibilitySpeechAnnouncementPriority ?? .default)"
            case "UIAccessibility.post(notification:argument:)":
                guard call.values[0] as? UIAccessibility.Notification == .announcement,
                    let text = call.values[1] as? NSAttributedString
                else { return "something else" }
                let waits = text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil)
                return "\(text.string): \(waits as? Bool == true ? "waits" : "interrupts")"
            default: return nil
            }
        }
    }

    @Test(
        "A completion waits for what is being said, a failure interrupts it",
        arguments: [(16.0, "waits", "interrupts"), (17, "low", "high"), (18, "low", "high")]
    )
    func urgency(system: Double, routine: String, failure: String) async {
        let stage = await Stage(on: system) { Milk() }
        stage.playsOnDevice()
        await stage.host.tap("Mark")
        #expect(said == ["Completed “Buy milk”: \(routine)"])
        stage.feedback.center.say(ToastMessage("Couldn't save."), as: .failed)
        #expect(said == ["Couldn't save.: \(failure)"])
    }

    @Test("The language is that of the place that shows toasts")
    func language() async {
        let before = ToastManager.shared.words
        defer { ToastManager.shared.words = before }
        let stage = await Stage {
            Milk().nod().feedbackWords(Words(["completed": "„{subject}“ erledigt"], in: "de"))
        }
        stage.playsOnDevice()
        await stage.host.tap("Mark")
        #expect(said == ["„Buy milk“ erledigt: low"])
    }
}

import Nod
import NodTesting
import Testing

/// A test of each component as an app writes them; the documentation shows the same.
@MainActor
@Suite("FeedbackTest: an app's own tests of what its taps are answered with")
struct FeedbackTestTests {
    @Test("A swipe is felt lightly; the check of the same item knows of it")
    func swipe() {
        let feedback = FeedbackTest()
        feedback.swipe("milk", title: "Buy milk", leaves: true)
        #expect(feedback.recorder.haptics == [FeedbackHaptic(.light)])
        feedback.tap("milk", title: "Buy milk", leaves: true)
        #expect(feedback.recorder.haptics == [])
        #expect(feedback.recorder.toastTexts() == [])
    }

    @Test("Check: completing gives one success haptic and stays 0.45 s")
    func check() {
        let feedback = FeedbackTest()
        feedback.tap("milk", title: "Buy milk", leaves: true)
        #expect(feedback.recorder.haptics == [FeedbackHaptic(.success)])
        #expect(feedback.recorder.scores.map(\.stay).max() == 0.45)
        #expect(feedback.recorder.toastTexts() == ["Completed “Buy milk” · Undo"])
        #expect(feedback.recorder.spoken() == ["Completed “Buy milk”"])
    }

    @Test("Saves: one that fails is taken back, and tried again")
    func failing() async {
        let feedback = FeedbackTest()
        await feedback.tap("milk", title: "Buy milk") { _ in throw CompletionSaveError.refused }
        #expect(feedback.recorder.toastTexts() == ["Couldn't save “Buy milk”. Try again. · Retry"])
        await feedback.pressToast()
        #expect(feedback.recorder.haptics == [FeedbackHaptic(.success), FeedbackHaptic(.error)])
    }

    @Test("Saves: one waits offline, and Undo saves the other state")
    func waiting() async {
        let feedback = FeedbackTest()
        var sent: [Bool] = []
        await feedback.setOffline(true)
        await feedback.tap("milk", title: "Buy milk") { sent.append($0) }
        #expect(sent.isEmpty)
        await feedback.setOffline(false)
        #expect(sent == [true])
        await feedback.pressToast()  // Undo
        #expect(sent == [true, false])
    }

    @Test("Texts are those of the profile")
    func simpleTexts() {
        let feedback = FeedbackTest(in: FeedbackContext(profile: .child))
        feedback.tap("milk", title: "Buy milk")
        #expect(feedback.recorder.spoken() == ["“Buy milk” is done"])
    }

    @Test("Rows: a completed one leaves after its answer was seen")
    func rows() {
        let feedback = FeedbackTest()
        let list = DepartingRowsPresenter<String, String>()
        func shown(_ open: String...) -> [String] {
            list.rows(of: open, id: { $0 }, in: feedback.center).map(\.id)
        }
        #expect(shown("milk", "eggs") == ["milk", "eggs"])
        feedback.tap("milk", leaves: true)
        #expect(shown("eggs") == ["milk", "eggs"])
        feedback.clock.advance(by: 1)
        #expect(shown("eggs") == ["eggs"])
        feedback.clock.advance(by: 10)
        #expect(feedback.clock.scheduled == 0)
    }

    @Test("Celebration: the last open item of a collection bursts, and says so by name; the first capture, too")
    func celebration() {
        let feedback = FeedbackTest()
        let groceries = CollectionProgress(id: 1, name: "Groceries", open: 1, total: 4)
        feedback.tap("milk", in: [groceries])
        #expect(feedback.recorder.scores.compactMap(\.burst?.count) == [8])
        #expect(feedback.recorder.toastTexts() == ["“Groceries” complete! · Undo"])
        feedback.report(FirstCapture.moment(hasCompletedFirstCapture: false))
        #expect(feedback.recorder.spoken() == ["Your first task"])
        feedback.report(FirstCapture.moment(hasCompletedFirstCapture: true))
        #expect(feedback.recorder.spoken() == ["Captured"])
    }

    @Test("Buttons: a child feels the press or, if that is stronger, what it leads to")
    func button() {
        let feedback = FeedbackTest(in: FeedbackContext(profile: .child))
        feedback.press(.primary)
        #expect(feedback.recorder.haptics == [FeedbackHaptic(.medium, intensity: 0.7)])
        feedback.press(.icon) { feedback.center.deleted(7) }
        #expect(feedback.recorder.haptics == [FeedbackHaptic(.heavy)])
        feedback.press(.button, saves: true) { feedback.center.feel(Haptic(.light)) }
        #expect(feedback.recorder.haptics == [FeedbackHaptic(.light)])
    }

    @Test("Sound, if the person switched it on; without motion the check fades")
    func context() {
        let feedback = FeedbackTest()
        feedback.tap("milk")
        #expect(feedback.recorder.sounds == [])
        feedback.context.preferences.completionSoundEnabled = true
        feedback.tap("eggs")
        #expect(feedback.recorder.sounds == [.completed])
        let still = Score(answering: [.completed], in: FeedbackContext(reducesMotion: true))
        #expect(still.haptic == FeedbackHaptic(.success) && still.tracks.map(\.property) == [.mark])
    }

    @Test("Toasts: a failure stays, and its button tries again")
    func toast() {
        let feedback = FeedbackTest()
        var retries = 0
        feedback.center.say(ToastMessage("Couldn't upload. Try again."), as: .failed) { retries += 1 }
        #expect(feedback.recorder.haptics == [FeedbackHaptic(.error)])
        feedback.clock.advance(by: 60)
        #expect(feedback.recorder.toastTexts() == ["Couldn't upload. Try again. · Retry"])
        feedback.center.report(.toastActed(feedback.recorder.toasts[0].id))
        #expect(retries == 1 && feedback.recorder.toasts.isEmpty)
    }
}

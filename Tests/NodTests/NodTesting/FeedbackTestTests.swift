import NodTesting
import Testing

/// A test of each component as an app writes them; the documentation shows the same.
@MainActor
@Suite("FeedbackTest: an app's own tests of what its taps are answered with")
struct FeedbackTestTests {
    @Test("A swipe is felt lightly and stays .6 s; the check of the same item knows of it")
    func swipe() throws {
        let feedback = FeedbackTest()
        feedback.swipe("milk", title: "Buy milk", leaves: true)
        try feedback.expect(.haptic(.light), .stays(0.6))
        #expect(feedback.recorder.toastTexts() == ["Completed “Buy milk” · Undo"])
        feedback.tap("milk", title: "Buy milk", leaves: true)
        try feedback.expect(.noHaptic)
        #expect(feedback.recorder.toastTexts().isEmpty)
    }

    @Test("Check: completing gives one success haptic and stays .45 s")
    func check() throws {
        let feedback = FeedbackTest()
        feedback.tap("milk", title: "Buy milk", leaves: true)
        try feedback.expect(.haptic(.success), .stays(0.45))
        #expect(feedback.recorder.toastTexts() == ["Completed “Buy milk” · Undo"])
        #expect(feedback.recorder.spoken() == ["Completed “Buy milk”"])
        feedback.tap("milk", title: "Buy milk", leaves: true)
        try feedback.expect(.noHaptic, .noToast)
        #expect(feedback.recorder.toastTexts() == [])
    }

    @Test("Rows: a completed one leaves after its answer was seen, and is kept when it is reopened in time")
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
    }

    @Test("Celebration: the last open item of a collection bursts, and says so by name")
    func celebration() throws {
        let feedback = FeedbackTest()
        let groceries = CollectionProgress(id: 1, name: "Groceries", open: 1, total: 4)
        feedback.tap("milk", in: [groceries])
        try feedback.expect(.burst(particles: 8), .haptic(.success), .toast(.collection))
        #expect(feedback.recorder.toastTexts() == ["“Groceries” complete! · Undo"])
    }

    @Test("Buttons: a child feels the press, and where nothing may move nothing does")
    func button() throws {
        let feedback = FeedbackTest(in: FeedbackContext(profile: .child))
        feedback.press(.primary)
        try feedback.expect(.haptic(.medium, intensity: 0.7))
        feedback.press(.icon) { feedback.center.deleted(7) }
        try feedback.expect(.haptic(.heavy), .toast(.deleted))
        feedback.context.reducesMotion = true
        feedback.press(.primary)
        try feedback.expect(.movesNothing, .haptic(.medium, intensity: 0.7))
    }

    @Test("Haptics the app asks for: one a press, the strongest")
    func haptics() throws {
        let feedback = FeedbackTest(in: FeedbackContext(profile: .child))
        feedback.press(.button) { feedback.center.feel(FeedbackHaptic(.success)) }
        try feedback.expect(.haptic(.success))
        feedback.press(.button, saves: true) { feedback.center.feel(FeedbackHaptic(.light)) }
        try feedback.expect(.haptic(.light))
    }

    @Test("Sound: only where the person switched it on")
    func sound() throws {
        let feedback = FeedbackTest()
        feedback.tap("milk")
        try feedback.expect(.noSound, .held(.sound, .person))
        feedback.context.preferences.completionSoundEnabled = true
        feedback.tap("eggs")
        try feedback.expect(.sound(.completed))
    }

    @Test("Toasts: a failure is announced assertively, stays, and its button tries again")
    func toast() throws {
        let feedback = FeedbackTest()
        var retries = 0
        feedback.happens("a failed upload") {
            feedback.center.say(ToastMessage("Couldn't upload. Try again."), as: .failed) { retries += 1 }
        }
        try feedback.expect(.haptic(.error), .announces(.toast, assertively: true))
        feedback.clock.advance(by: 60)
        #expect(feedback.recorder.toastTexts() == ["Couldn't upload. Try again. · Retry"])
        feedback.center.report(.toastActed(feedback.recorder.toasts[0].id))
        #expect(retries == 1)
        #expect(feedback.recorder.toasts.isEmpty)
    }

    @Test("Capture: the first one ever is celebrated")
    func capture() throws {
        let feedback = FeedbackTest()
        feedback.report(FirstCapture.moment(hasCompletedFirstCapture: false))
        try feedback.expect(.burst(particles: 7), .announces(.firstCaptureSaved), .stays(1.5))
        #expect(feedback.recorder.spoken() == ["Your first task"])
    }

    @Test("At rest nothing is scheduled")
    func rest() {
        let feedback = FeedbackTest()
        feedback.tap("milk", leaves: true)
        feedback.clock.advance(by: 10)
        #expect(feedback.clock.scheduled == 0)
    }

    @Test("What differs in all that was answered is said, and what was reported")
    func complaint() {
        let feedback = FeedbackTest()
        do throws(ScoreMismatch) {
            try feedback.expect(.haptic(.success))
            Issue.record("Nothing was reported, and it holds")
        } catch {
            #expect("\(error)".hasPrefix("The answer to nothing is not as expected (NodTests/FeedbackTestTests.swift:"))
            #expect(error.differences == ["expected haptic success\n     found no haptic"])
        }
        feedback.tap("milk")
        do throws(ScoreMismatch) {
            try feedback.expect(.noHaptic)
            Issue.record("A haptic is no haptic")
        } catch {
            #expect(error.subject == "a tap on the check of milk")
            #expect(error.scores.contains { $0.hasPrefix("haptic success") })
        }
    }
}

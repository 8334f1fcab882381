// platforms: iOS 16, macOS 13
import NodTesting
import NodUI

// Tests of an app.

@MainActor
private func completing() -> Bool {
    let feedback = FeedbackTest(in: FeedbackContext(profile: .child))
    feedback.tap("milk", title: "Buy milk", leaves: true)
    let isFelt = feedback.recorder.haptics == [FeedbackHaptic(.success)]
    feedback.press(.button) { HapticFeedback.success() }
    let moment: FeedbackMoment = .captured
    feedback.report(moment)
    return isFelt
}

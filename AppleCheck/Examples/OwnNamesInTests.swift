// platforms: iOS 16, macOS 13
import AppValues
import NodTesting
import NodUI

// Tests of an app with types that have the names of types in NodUI's modules.

@MainActor
private func completing() -> Bool {
    let names: [Any.Type] = [Profile.self, Event.self, Moment.self, Toast.self, Score.self, Effect.self, Haptic.self]
    let feedback = FeedbackTest(in: FeedbackContext(profile: .child))
    feedback.tap("\(names)", title: "Buy milk", leaves: true)
    let isFelt = feedback.recorder.haptics == [FeedbackHaptic(.success)]
    feedback.press(.button) { HapticFeedback.success() }
    let moment: FeedbackMoment = .captured
    feedback.report(moment)
    return isFelt
}

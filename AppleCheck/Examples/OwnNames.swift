// platforms: iOS 16, macOS 13
import AppValues
import NodUI
import SwiftUI

// An app with types that have the names of types in NodUI's modules.

private struct OwnNames: View {
    @State private var profile = Profile()
    @State private var toast: Toast? = Toast("Saved")
    @State private var isDone = false
    let theme = Theme.light
    let event: Event = .opened
    let effect = Effect.fade
    let others: [Any.Type] = [
        Moment.self, Track.self, Score.self, Palette.self, Feedback.self, Preferences.self, Sound.self, Tuning.self,
        Figure.self, Words.self, Burst.self, Curve.self, Haptic.self, LoadState.self, SaveError.self, StatusView.self,
        ToastType.self,
    ]

    var body: some View {
        CompletionCheck("Buy milk", isCompleted: $isDone)
            .feedbackProfile(.child)
            .celebration(.itemCompleted, trigger: profile)
    }
}

extension FeedbackProfile {
    /// Members of types with hidden names can be used.
    fileprivate static var large: FeedbackProfile {
        var profile = FeedbackProfile.child
        profile.target = 64
        return profile
    }
}

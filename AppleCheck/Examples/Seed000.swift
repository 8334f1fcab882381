// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

/// Seed 000, its call sites: the check in a card, the row's transition, the settings' two switches.
struct CompletionFeedbackExample: View {
    let title: String
    let isCompleted: Bool
    let onToggle: () -> Void

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: isCompleted, action: onToggle)
            Text(title)
        }
        .transition(
            .asymmetric(
                insertion: .scale.combined(with: .opacity),
                removal: .move(edge: .trailing).combined(with: .opacity)
            )
        )
    }
}

/// The same transition under its own name.
struct TaskRowExample: View {
    let isCompleted: Bool
    let onToggle: () -> Void

    var body: some View {
        CompletionCheck(isCompleted: isCompleted, action: onToggle)
            .taskRowTransition()
    }
}

struct CompletionSettingsExample: View {
    @AppStorage("completionHapticEnabled") private var completionHapticEnabled = true
    @AppStorage("completionSoundEnabled") private var completionSoundEnabled = false

    var body: some View {
        Section("Feedback") {
            Toggle("Completion haptic", isOn: $completionHapticEnabled)
            Toggle("Completion sound", isOn: $completionSoundEnabled)
        }
    }
}

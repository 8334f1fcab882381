// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

/// Seed 003, the seven touches.
struct HapticsExample: View {
    var body: some View {
        Button("Everything that can be felt") {
            // Light impact (toggles, switches)
            HapticFeedback.light()

            // Medium impact (standard buttons) - DEFAULT
            HapticFeedback.medium()

            // Heavy impact (important actions)
            HapticFeedback.heavy()

            // Success notification (task complete, save success)
            HapticFeedback.success()

            // Error notification (operation failed)
            HapticFeedback.error()

            // Warning notification (caution states)
            HapticFeedback.warning()

            // Selection feedback (picker, list selection)
            HapticFeedback.selection()
        }
    }
}

/// Seed 003, visual feedback: the animation standards as written there.
struct PressAnimationExample: View {
    let isPressed: Bool
    let isDisabled: Bool

    var body: some View {
        Text("Pressed")
            .scaleEffect(isPressed ? 0.97 : 1.0)
            .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isPressed)
            .brightness(isPressed ? -0.05 : 0)
            .opacity(isDisabled ? 0.5 : 1.0)
    }
}

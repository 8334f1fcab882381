// platforms: iOS 16, macOS 13
import SwiftUI

/// Seed 003, visual feedback: the animation standards as written there.
private struct PressAnimation: View {
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

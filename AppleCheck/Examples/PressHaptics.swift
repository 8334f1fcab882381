// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// Seed 003: presses of its styles are felt, unless a call site changes it.

private struct FeltButtons: View {
    @State private var showSettings = false

    var body: some View {
        VStack {
            Button("Aggiorna") {}.buttonStyle(.primaryAction()).pressHaptics(.child)
            Button("Materiale") {}.buttonStyle(.card).pressHaptics(.child)
            Button("Leggi") {}.buttonStyle(.childFriendlyLarge)
        }
        .toolbar {
            Button {
                showSettings = true
            } label: {
                Image(systemName: "gearshape")
            }
            .buttonStyle(.icon(color: .blue.opacity(0.8), size: 48))
            .accessibilityLabel("Impostazioni")
            .pressHaptics(PressHaptics(light: 0.5))
        }
    }
}

extension PressHaptics {
    /// The same light haptic for all.
    fileprivate init(light intensity: Double) {
        let light = FeedbackHaptic(.light, intensity: intensity)
        self.init(button: light, icon: light, card: light, primary: light, critical: light)
    }
}

#if os(iOS)
import UIKit

/// Seed 002: impacts that an app plays itself. UIKit's initializer stays unambiguous.
@MainActor private struct Knocks {
    let celebration = UIImpactFeedbackGenerator(style: CelebrationStyle.firstCapture.hapticStyle)
    let plain = UIImpactFeedbackGenerator(style: .medium)

    func prepare() {
        celebration.prepare()
        plain.prepare()
    }

    func celebrate() { celebration.impactOccurred() }
}
#endif

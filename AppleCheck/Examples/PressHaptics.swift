// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// Haptics of presses that an app chooses.

extension PressHaptics {
    /// The same light haptic for all.
    fileprivate init(light intensity: Double) {
        let light = FeedbackHaptic(.light, intensity: intensity)
        self.init(button: light, icon: light, card: light, primary: light, critical: light)
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

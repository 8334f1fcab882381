/// How much of each channel somebody allows: the system, the person, or the moment itself.
///
/// The answer is the minimum of all three, channel by channel.
package struct Levels: Sendable, Equatable {
    package var motion: MotionLevel
    package var haptic: Bool
    package var sound: Bool
    package var celebration: CelebrationLevel

    package init(
        motion: MotionLevel = .full,
        haptic: Bool = true,
        sound: Bool = true,
        celebration: CelebrationLevel = .full
    ) {
        self.motion = motion
        self.haptic = haptic
        self.sound = sound
        self.celebration = celebration
    }
}

package enum MotionLevel: Int32, Sendable, Comparable {
    /// Opacity only: nothing moves, grows or flies.
    case reduced
    case full

    package static func < (one: MotionLevel, other: MotionLevel) -> Bool { one.rawValue < other.rawValue }
}

/// How much is celebrated.
///
/// ```swift
/// var preferences = Preferences()
/// preferences.celebrations = .subtle
/// ```
public enum CelebrationLevel: Int32, Sendable, CaseIterable, Comparable {
    /// A completion keeps its check, haptic and toast.
    case off = 0
    /// Flash and pulse, no particles.
    case subtle = 1
    case full = 2

    var name: String {
        switch self {
        case .off: "off"
        case .subtle: "subtle"
        case .full: "full"
        }
    }

    public static func < (one: CelebrationLevel, other: CelebrationLevel) -> Bool { one.rawValue < other.rawValue }
}

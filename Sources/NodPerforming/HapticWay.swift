import Nod

/// Whose touches a phone plays.
///
/// ```swift
/// let source = HapticSource.patterns
/// ```
public enum HapticSource: Sendable, Equatable, CaseIterable {
    /// The phone's own, which people know from other apps and can switch off for the whole phone; a pattern only where its own
    /// know no strength.
    case system
    /// Nod's patterns, as they are designed, shown and exported. An app decides so; the phone's switch for system haptics
    /// does not silence them, the person's switch in the app does.
    case patterns
}

/// How a phone plays a haptic: with one of its own, or as a pattern.
package enum HapticWay: Sendable, Equatable {
    case own(DeviceHaptic)
    /// Where the motor plays none, the phone's own is better than nothing.
    case pattern(HapticPattern, orElse: DeviceHaptic)

    /// `nil` where nothing would be felt.
    package init?(_ haptic: Haptic, from source: HapticSource = .system) {
        guard haptic.intensity > 0 else { return nil }
        let own = DeviceHaptic(haptic)
        let isOwn = source == .system && (own.hasStrength || haptic.intensity == 1)
        self = isOwn ? .own(own) : .pattern(HapticPattern(haptic), orElse: own)
    }

    /// The haptics that a press most likely leads to: they are prepared while the finger goes down.
    package static let likely: [DeviceHaptic] = [.impact(.medium, intensity: 1), .notification(.success)]
}

/// The feedback of a trackpad, which has no strength: one that clicks, and one for steps of a choice.
///
/// Source: Documentation/Sources.md, Haptics.
package enum TrackpadHaptic: Sendable, Equatable {
    case generic
    case levelChange

    /// `nil` where nothing would be felt.
    package init?(_ haptic: Haptic) {
        guard haptic.intensity > 0 else { return nil }
        self = haptic.kind == .selection ? .levelChange : .generic
    }
}

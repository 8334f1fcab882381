import Nod

/// How a phone plays a haptic: with one of its own, or as a pattern where its own know no strength.
public enum HapticWay: Sendable, Equatable {
    /// A single knock, 0…1.
    case impact(ImpactWeight, intensity: Double)
    case selection
    case notification(NotificationKind)
    /// Taps of a strength that the device's own success, warning, error and selection can't have. Where the motor plays none,
    /// the device's own is better than nothing.
    case pattern(HapticPattern, orElse: PlainHaptic)

    public enum ImpactWeight: Sendable, CaseIterable {
        case light, medium, heavy
    }

    public enum NotificationKind: Sendable, CaseIterable {
        case success, warning, error
    }

    /// What a device has at one strength only.
    public enum PlainHaptic: Sendable, Equatable {
        case selection
        case notification(NotificationKind)
    }

    /// `nil` where nothing would be felt.
    public init?(_ haptic: Haptic) {
        guard haptic.intensity > 0 else { return nil }
        switch haptic.kind {
        case .light: self = .impact(.light, intensity: haptic.intensity)
        case .medium: self = .impact(.medium, intensity: haptic.intensity)
        case .heavy: self = .impact(.heavy, intensity: haptic.intensity)
        case .selection: self.init(plain: .selection, haptic)
        case .success: self.init(plain: .notification(.success), haptic)
        case .warning: self.init(plain: .notification(.warning), haptic)
        case .error: self.init(plain: .notification(.error), haptic)
        }
    }

    private init(plain: PlainHaptic, _ haptic: Haptic) {
        switch plain {
        case _ where haptic.intensity < 1: self = .pattern(HapticPattern(haptic), orElse: plain)
        case .selection: self = .selection
        case .notification(let kind): self = .notification(kind)
        }
    }

    /// What a press most likely leads to: these are made ready while the finger goes down.
    public static let likely: [HapticWay] = [.impact(.medium, intensity: 1), .notification(.success)]
}

/// The feedback of a trackpad, which has no strength: one that clicks, and one for steps of a choice.
///
/// Source: Documentation/Sources.md, Haptics.
public enum TrackpadHaptic: Sendable, Equatable {
    case generic
    case levelChange

    /// `nil` where nothing would be felt.
    public init?(_ haptic: Haptic) {
        guard haptic.intensity > 0 else { return nil }
        self = haptic.kind == .selection ? .levelChange : .generic
    }
}

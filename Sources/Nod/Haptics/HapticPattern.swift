/// A haptic as a row of short taps, for motors that know strength and sharpness.
///
/// The rhythm is that of `Vibration`, so that an answer is told apart in the same way on every device.
/// Source: Documentation/Sources.md, Haptics. The sharpness is assumed; no published figure was found.
public struct HapticPattern: Sendable, Equatable {
    public struct Tap: Sendable, Equatable {
        /// Seconds after the start.
        public var time: Double
        /// 0…1, of the strongest the motor gives.
        public var intensity: Double
        /// 0…1, from a soft thud to a crisp click.
        public var sharpness: Double
    }

    public let taps: [Tap]

    public init(_ haptic: Haptic) {
        let rhythm = Vibration(Haptic(haptic.kind)).milliseconds
        let longest = rhythm.enumerated().reduce(0) { $1.offset % 2 == 0 ? max($0, $1.element) : $0 }
        var taps: [Tap] = []
        var time = 0.0
        for (index, length) in rhythm.enumerated() {
            if index % 2 == 0 {
                let intensity = haptic.intensity * haptic.kind.strength * length / longest
                taps.append(Tap(time: time / 1000, intensity: intensity, sharpness: haptic.kind.sharpness))
            }
            time += length
        }
        self.taps = taps
    }
}

extension HapticKind {
    /// How strong the kind is at its full intensity, beside the others. Assumed.
    fileprivate var strength: Double {
        switch self {
        case .selection: 0.4
        case .light: 0.5
        case .medium: 0.75
        case .heavy, .success, .warning, .error: 1
        }
    }

    fileprivate var sharpness: Double {
        switch self {
        case .selection: 0.7
        case .light, .medium, .heavy: 0.5
        case .success: 0.4
        case .warning: 0.5
        case .error: 0.7
        }
    }
}

/// Output to a motor, which is occupied only between `start` and `stop`.
@MainActor
package protocol PatternOutput: AnyObject {
    /// Wakes the motor, so that the next pattern starts without delay.
    func start()
    /// Plays a pattern once the motor is awake; calls `otherwise` once if it can't.
    func play(_ pattern: HapticPattern, otherwise: @escaping @MainActor () -> Void)
    func stop()
}

/// Plays patterns on a prepared motor and releases it afterwards: nothing runs at rest.
@MainActor
package final class TimedPatterns {
    private let clock: any FeedbackClock
    private let output: any PatternOutput
    private var end: (any FeedbackWake)?

    /// Seconds that a prepared motor waits for a haptic. Assumed.
    static let patience = 1.0

    package init(clock: any FeedbackClock, output: any PatternOutput) {
        self.clock = clock
        self.output = output
    }

    package func prepare() {
        if end == nil { output.start() }
        stop(after: 0)
    }

    /// Plays a pattern; calls `otherwise` once if the motor can't.
    package func play(_ pattern: HapticPattern, otherwise: @escaping @MainActor () -> Void) {
        stop(after: pattern.duration)
        output.play(pattern) { [weak self] in
            self?.stop()
            otherwise()
        }
    }

    package func stop() {
        guard let end else { return }
        end.cancel()
        self.end = nil
        output.stop()
    }

    private func stop(after duration: Double) {
        end?.cancel()
        end = clock.wake(at: clock.now + duration + TimedPatterns.patience) { [weak self] in self?.stop() }
    }
}

/// Whose haptics a phone plays.
public enum HapticSource: Sendable, Equatable, CaseIterable {
    /// The phone's, which people know and can switch off for all apps; patterns only where these have no strength.
    case system
    /// Nod's patterns, as designed, shown and exported. The phone's switch for system haptics doesn't silence them; the
    /// person's switch in the app does.
    case patterns
}

/// How a phone plays a haptic.
package enum HapticPlayback: Sendable, Equatable {
    case own(DeviceHaptic)
    /// Falls back to the phone's haptic if the motor plays no patterns.
    case pattern(HapticPattern, orElse: DeviceHaptic)

    /// Tuned taps are always a pattern.
    package init?(_ haptic: Haptic, from source: HapticSource = .system, in design: FeedbackDesign = .standard) {
        guard haptic.intensity > 0 else { return nil }
        let own = DeviceHaptic(haptic)
        let isOwn =
            source == .system && design.taps[haptic.kind] == nil && (own.hasStrength || haptic.intensity == 1)
        self = isOwn ? .own(own) : .pattern(HapticPattern(haptic, in: design), orElse: own)
    }

    /// The likeliest haptics of a press; prepared on touch-down.
    package static let likely: [DeviceHaptic] = [.impact(.medium, intensity: 1), .notification(.success)]
}

/// Trackpad feedback; its strength is fixed. Source: Documentation/Sources.md, Haptics.
package enum TrackpadHaptic: Sendable, Equatable {
    case generic
    case levelChange

    package init?(_ haptic: Haptic) {
        guard haptic.intensity > 0 else { return nil }
        self = haptic.kind == .selection ? .levelChange : .generic
    }
}

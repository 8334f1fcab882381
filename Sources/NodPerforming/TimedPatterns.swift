/// A motor's output. It holds the motor only between `start` and `stop`.
@MainActor
package protocol PatternOutput: AnyObject {
    /// Wakes the motor, so that what comes next comes without delay.
    func start()
    /// Plays a pattern, as soon as the motor is awake; calls `otherwise` once if it can't, then or now.
    func play(_ pattern: HapticPattern, otherwise: @escaping @MainActor () -> Void)
    /// Lets the motor go.
    func stop()
}

/// Plays patterns on a motor that was woken before, and lets it go when they are over: nothing runs at rest.
@MainActor
package final class TimedPatterns {
    private let clock: any FeedbackClock
    private let output: any PatternOutput
    private var end: (any FeedbackWake)?

    /// Seconds a woken motor waits for a touch; a press is answered sooner or not at all. Assumed.
    static let patience = 1.0

    package init(clock: any FeedbackClock, output: any PatternOutput) {
        self.clock = clock
        self.output = output
    }

    /// A touch is about to come.
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

    /// The app goes to the background.
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
package enum HapticPlayback: Sendable, Equatable {
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

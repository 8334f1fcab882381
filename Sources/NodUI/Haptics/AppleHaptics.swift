#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

#if os(iOS)
import CoreHaptics
import UIKit
#elseif os(macOS)
import AppKit
#endif

/// Plays haptics on the device: UIKit's generators and Core Haptics on an iPhone, the trackpad on a Mac.
///
/// `HapticPlayback` and `TrackpadHaptic` choose the form of each haptic. Without a motor nothing happens.
@MainActor
final class AppleHaptics: HapticPerformer {
    var source = HapticSource.system

    #if os(iOS)
    private var generators: FeedbackGenerators?
    private let patterns: TimedPatterns

    init(clock: any FeedbackClock) { patterns = TimedPatterns(clock: clock, output: PatternPlayer()) }

    func prepare() {
        switch source {
        case .system: for own in HapticPlayback.likely { currentGenerators.prepare(own) }
        case .patterns: patterns.prepare()
        }
    }

    func play(_ haptic: Haptic) {
        switch HapticPlayback(haptic, from: source) {
        case .own(let own): currentGenerators.play(own)
        case .pattern(let pattern, let own): if !patterns.play(pattern) { currentGenerators.play(own) }
        case nil: break
        }
    }

    /// Made on first use, and again in another window.
    private var currentGenerators: FeedbackGenerators {
        if let generators, generators.window === HapticWindow.latest { return generators }
        generators?.release()
        let made = FeedbackGenerators(in: HapticWindow.latest)
        generators = made
        return made
    }

    /// Releasing the generators lets the motor sleep.
    func stop() {
        generators?.release()
        generators = nil
        patterns.stop()
    }
    #elseif os(macOS)
    init(clock: any FeedbackClock) {}

    func prepare() {}

    func play(_ haptic: Haptic) {
        guard let pattern = TrackpadHaptic(haptic)?.pattern else { return }
        // The performer may change with the device at hand, so it is asked for each time, as documented.
        NSHapticFeedbackManager.defaultPerformer.perform(pattern, performanceTime: .now)
    }

    func stop() {}
    #else
    // Vision Pro has no motor.
    init(clock: any FeedbackClock) {}

    func prepare() {}
    func play(_ haptic: Haptic) {}
    func stop() {}
    #endif
}

extension AppleHaptics {
    /// The motor of this device. A Mac's performer comes from “the current input device, accessibility settings, and
    /// user preferences” (Apple, `defaultPerformer`), and none of them can be asked beforehand.
    nonisolated static var motor: Motor {
        #if os(iOS)
        CHHapticEngine.capabilitiesForHardware().supportsHaptics ? .builtIn : .absent
        #elseif os(macOS)
        .trackpad
        #else
        .absent
        #endif
    }
}

#if os(iOS)
/// Core Haptics.
@MainActor
private final class PatternPlayer: PatternOutput {
    private var engine: CHHapticEngine?

    /// Doesn't wait: an earlier pattern starts the engine itself.
    func start() { try? running().start(completionHandler: nil) }

    func play(_ pattern: HapticPattern) -> Bool {
        do {
            let engine = try running()
            try engine.start()
            try engine.makePlayer(with: CHHapticPattern(pattern)).start(atTime: CHHapticTimeImmediate)
            return true
        } catch {
            // A reset server leaves an engine unusable; the next pattern makes a new one.
            engine = nil
            return false
        }
    }

    func stop() {
        engine?.stop()
        engine = nil
    }

    private func running() throws -> CHHapticEngine {
        if let engine { return engine }
        let made = try CHHapticEngine()
        // Without audio it does not touch the session, and with it the person's music.
        made.playsHapticsOnly = true
        engine = made
        return made
    }
}

extension CHHapticPattern {
    fileprivate convenience init(_ pattern: HapticPattern) throws {
        let limited = pattern.limited()
        try self.init(
            events: limited.events.map(CHHapticEvent.init),
            parameterCurves: limited.curves.flatMap { $0.pieces() }.map(CHHapticParameterCurve.init)
        )
    }
}

extension CHHapticEvent {
    nonisolated fileprivate convenience init(_ event: HapticEvent) {
        self.init(
            eventType: event.isTransient ? .hapticTransient : .hapticContinuous,
            parameters: [
                CHHapticEventParameter(parameterID: .hapticIntensity, value: Float(event.intensity)),
                CHHapticEventParameter(parameterID: .hapticSharpness, value: Float(event.sharpness)),
            ],
            relativeTime: event.time,
            duration: event.duration
        )
    }
}

extension CHHapticParameterCurve {
    /// The times of its points are relative to its own start.
    nonisolated fileprivate convenience init(_ curve: HapticCurve) {
        let start = curve.points.first?.time ?? 0
        self.init(
            parameterID: curve.parameter == .intensity ? .hapticIntensityControl : .hapticSharpnessControl,
            controlPoints: curve.points.map { point in
                ControlPoint(relativeTime: point.time - start, value: Float(point.value))
            },
            relativeTime: start
        )
    }
}
#endif

#if os(macOS)
extension TrackpadHaptic {
    fileprivate var pattern: NSHapticFeedbackManager.FeedbackPattern {
        switch self {
        case .generic: .generic
        case .levelChange: .levelChange
        }
    }
}
#endif
#endif

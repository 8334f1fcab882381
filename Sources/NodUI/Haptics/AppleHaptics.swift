#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

#if os(iOS)
import CoreHaptics
import UIKit
#elseif os(macOS)
import AppKit
#endif

/// Plays haptics: with UIKit's generators and Core Haptics on an iPhone, on the trackpad of a Mac.
@MainActor
final class AppleHaptics: HapticPerformer {
    var source = HapticSource.system

    #if os(iOS)
    private var generators: FeedbackGenerators?
    private let patterns: TimedPatterns

    init(clock: any FeedbackClock) { patterns = TimedPatterns(clock: clock, output: PatternPlayer()) }

    func prepare(in design: FeedbackDesign) {
        if source == .patterns || !design.taps.isEmpty { patterns.prepare() }
        if source == .system { for own in HapticPlayback.likely { currentGenerators.prepare(own) } }
    }

    func play(_ haptic: Haptic, in design: FeedbackDesign) {
        switch HapticPlayback(haptic, from: source, in: design) {
        case .own(let own): currentGenerators.play(own)
        case .pattern(let pattern, let own): patterns.play(pattern) { [weak self] in self?.currentGenerators.play(own) }
        case nil: break
        }
    }

    private var currentGenerators: FeedbackGenerators {
        if let generators, generators.window === HapticWindow.latest { return generators }
        generators?.release()
        let made = FeedbackGenerators(in: HapticWindow.latest)
        generators = made
        return made
    }

    /// Releases the generators, which lets the motor sleep.
    func stop() {
        generators?.release()
        generators = nil
        patterns.stop()
    }
    #elseif os(macOS)
    init(clock: any FeedbackClock) {}

    func prepare(in design: FeedbackDesign) {}

    func play(_ haptic: Haptic, in design: FeedbackDesign) {
        guard let pattern = TrackpadHaptic(haptic)?.pattern else { return }
        // The performer depends on the input device, so it isn't stored.
        NSHapticFeedbackManager.defaultPerformer.perform(pattern, performanceTime: .now)
    }

    func stop() {}
    #else
    init(clock: any FeedbackClock) {}

    func prepare(in design: FeedbackDesign) {}
    func play(_ haptic: Haptic, in design: FeedbackDesign) {}
    func stop() {}
    #endif
}

extension AppleHaptics {
    /// The motor of this device. On a Mac it depends on input device and settings that can't be queried (Apple,
    /// `defaultPerformer`).
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
/// Plays patterns with Core Haptics, whose engine starts asynchronously and calls back on other threads.
@MainActor
private final class PatternPlayer: PatternOutput {
    private var engine: CHHapticEngine?
    private var isRunning = false
    private var waiting: (pattern: HapticPattern, otherwise: @MainActor () -> Void)?
    /// Counts engines, so that calls from an earlier one are ignored.
    private var number = 0

    func start() {
        guard engine == nil, let made = try? CHHapticEngine() else { return }
        // With audio it would interrupt music.
        made.playsHapticsOnly = true
        made.stoppedHandler = { @Sendable [weak self, number] _ in
            Task { @MainActor [weak self] in self?.lost(number) }
        }
        // The engine is unusable after a reset; the next pattern makes another.
        made.resetHandler = { @Sendable [weak self, number] in
            Task { @MainActor [weak self] in self?.lost(number) }
        }
        engine = made
        made.start { @Sendable [weak self, number] error in
            let isRunning = error == nil
            Task { @MainActor [weak self] in if isRunning { self?.started(number) } else { self?.lost(number) } }
        }
    }

    func play(_ pattern: HapticPattern, otherwise: @escaping @MainActor () -> Void) {
        start()
        guard let engine else { return otherwise() }
        guard isRunning else {
            waiting = (pattern, otherwise)
            return
        }
        do {
            try engine.makePlayer(with: CHHapticPattern(pattern)).start(atTime: CHHapticTimeImmediate)
        } catch {
            lost(number)
            otherwise()
        }
    }

    func stop() {
        let engine = engine
        forget()
        engine?.stop()
    }

    private func started(_ number: Int) {
        guard number == self.number else { return }
        isRunning = true
        if let (pattern, otherwise) = forgetWaiting() { play(pattern, otherwise: otherwise) }
    }

    private func lost(_ number: Int) {
        guard number == self.number else { return }
        let waiting = forgetWaiting()
        forget()
        waiting?.otherwise()
    }

    private func forget() {
        number += 1
        engine = nil
        isRunning = false
        waiting = nil
    }

    private func forgetWaiting() -> (pattern: HapticPattern, otherwise: @MainActor () -> Void)? {
        defer { waiting = nil }
        return waiting
    }
}

extension CHHapticPattern {
    fileprivate convenience init(_ pattern: HapticPattern) throws {
        let fade = pattern.fade.map { CHHapticParameterCurve($0) }
        try self.init(events: pattern.events.map(CHHapticEvent.init), parameterCurves: fade.map { [$0] } ?? [])
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
    /// Times of control points are relative to the curve's start.
    nonisolated fileprivate convenience init(_ fade: ClosedRange<Double>) {
        self.init(
            parameterID: .hapticIntensityControl,
            controlPoints: [
                ControlPoint(relativeTime: 0, value: 1),
                ControlPoint(relativeTime: fade.upperBound - fade.lowerBound, value: 0.5),
            ],
            relativeTime: fade.lowerBound
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

#if !hasFeature(Embedded)
/// A stretch of constant strength, for plain motors.
///
/// ```swift
/// for step in HapticPattern(Haptic(.error)).steps { vibrate(step.milliseconds, step.intensity) }
/// ```
public struct HapticStep: Sendable, Equatable {
    public var milliseconds: Int
    /// 0…1 in thousandths; 0 is a pause.
    public var intensity: Double

    /// Seconds until a motor makes a click felt. Assumed.
    package static let click = 0.008
    /// Milliseconds between readings of a changing strength: motors follow no faster. Assumed.
    static let longestOfSlope = 10
}

extension HapticPattern {
    /// The pattern for motors that only have a strength: neighbours differ, and the last step isn't a pause.
    public var steps: [HapticStep] {
        func milliseconds(_ seconds: Double) -> Int { Int(Functions.nearest(seconds * 1000)) }
        var turns = events.flatMap { [milliseconds($0.time), milliseconds(feltUntil($0))] }
        if let fade {
            let ends = (milliseconds(fade.lowerBound), milliseconds(fade.upperBound))
            turns += stride(from: ends.0, to: ends.1, by: HapticStep.longestOfSlope)
        }
        var steps: [HapticStep] = []
        var start = 0
        for turn in turns.sorted() where turn > start {
            let intensity = Functions.nearest(intensity(at: Double(start + turn) / 2000) * 1000) / 1000
            if steps.last?.intensity == intensity {
                steps[steps.count - 1].milliseconds += turn - start
            } else {
                steps.append(HapticStep(milliseconds: turn - start, intensity: intensity))
            }
            start = turn
        }
        if steps.last?.intensity == 0 { steps.removeLast() }
        return steps
    }
}

extension Vibration {
    /// For motors that are only on or off: less than a quarter of the strongest is a pause. Assumed.
    public init(_ pattern: HapticPattern) {
        let steps = pattern.steps
        var strongest = 0.0
        for step in steps { strongest = max(strongest, step.intensity) }
        milliseconds = []
        for step in steps {
            // On and off alternate, so an even count ends with a pause.
            let isOn = step.intensity > strongest / 4
            if !isOn, milliseconds.isEmpty { milliseconds.append(0) }
            let wasOn = milliseconds.count % 2 == 1
            if isOn == wasOn, !milliseconds.isEmpty {
                milliseconds[milliseconds.count - 1] += Double(step.milliseconds)
            } else {
                milliseconds.append(Double(step.milliseconds))
            }
        }
        if milliseconds.count % 2 == 0, !milliseconds.isEmpty { milliseconds.removeLast() }
    }
}
#endif

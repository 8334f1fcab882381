/// A stretch of time at one strength: all that a plain motor knows.
///
/// ```swift
/// for step in HapticPattern(Haptic(.error)).steps { vibrate(step.milliseconds, step.intensity) }
/// ```
public struct HapticStep: Sendable, Equatable {
    /// Milliseconds, whole.
    public var milliseconds: Int
    /// 0…1, in thousandths, finer than any motor; 0 is a pause.
    public var intensity: Double

    package init(milliseconds: Int, intensity: Double) {
        self.milliseconds = milliseconds
        self.intensity = intensity
    }

    /// Seconds a motor needs for a click to be felt at all. Assumed.
    package static let click = 0.008
    /// Milliseconds after which a changing strength is read again. Assumed: motors follow no faster.
    static let longestOfSlope = 10
}

extension HapticPattern {
    /// The pattern for a motor that only knows strength: neighbours differ, and the last step is not a pause.
    public var steps: [HapticStep] {
        var steps: [HapticStep] = []
        var turns: [Int] = []
        for event in events {
            turns.append(HapticPattern.milliseconds(event.time))
            turns.append(HapticPattern.milliseconds(feltUntil(event)))
        }
        var end = 0
        for turn in turns { end = max(end, turn) }
        for curve in curves where curve.parameter == .intensity {
            for point in curve.points { turns.append(HapticPattern.milliseconds(point.time)) }
        }
        // A stretch as strong as the step before joins it; a pause at the end is dropped.
        var (start, last) = (0, HapticStep(milliseconds: 0, intensity: 0))
        while start < end {
            let edge = edge(after: start, turns, end: end)
            let intensity = Functions.nearest(intensity(at: Double(start + edge) / 2000) * 1000) / 1000
            if intensity != last.intensity {
                if last.milliseconds > 0 { steps.append(last) }
                last = HapticStep(milliseconds: 0, intensity: intensity)
            }
            last.milliseconds += edge - start
            start = edge
        }
        if last.intensity > 0 { steps.append(last) }
        return steps
    }

    /// The next of the milliseconds at which the strength may change: a turn, or one step further down a slope.
    private func edge(after start: Int, _ turns: [Int], end: Int) -> Int {
        var nearest = end
        for turn in turns where turn > start { nearest = min(nearest, turn) }
        for curve in curves where curve.parameter == .intensity {
            var last = curve.points.first
            for point in curve.points {
                if let last, last.value != point.value {
                    let (from, to) = (HapticPattern.milliseconds(last.time), HapticPattern.milliseconds(point.time))
                    let passed = (start - from) / HapticStep.longestOfSlope + 1
                    if from <= start, start < to { nearest = min(nearest, from + passed * HapticStep.longestOfSlope) }
                }
                last = point
            }
        }
        return nearest
    }

    private static func milliseconds(_ seconds: Double) -> Int {
        Int(Functions.nearest(max(seconds, 0) * 1000))
    }
}

extension Vibration {
    /// A pattern for a motor that is only on or off; a stretch weaker than a quarter of the strongest is a pause.
    /// Assumed.
    public init(_ pattern: HapticPattern) {
        let steps = pattern.steps
        var strongest = 0.0
        for step in steps { strongest = max(strongest, step.intensity) }
        milliseconds = []
        for step in steps {
            // Entries are on and off in turn, so an even number of them ended with a pause.
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

/// A stretch of time at one strength: all that a plain motor knows.
public struct HapticStep: Sendable, Equatable {
    /// Milliseconds, whole.
    public var milliseconds: Int
    /// 0…1, in thousandths, finer than any motor; 0 is a pause.
    public var intensity: Double

    public init(milliseconds: Int, intensity: Double) {
        self.milliseconds = milliseconds
        self.intensity = intensity
    }

    /// Seconds a motor needs for a click to be felt at all. Assumed.
    public static let click = 0.008
    /// Milliseconds after which a changing strength is read again. Assumed: motors follow no faster.
    static let longestOfSlope = 10
}

extension HapticPattern {
    /// The pattern for a motor that only knows strength: neighbours differ, the last is no pause.
    public var steps: [HapticStep] {
        let edges = edges
        var steps: [HapticStep] = []
        for (start, end) in zip(edges, edges.dropFirst()) {
            let middle = Double(start + end) / 2000
            let intensity = (intensity(at: middle) * 1000).rounded() / 1000
            append(HapticStep(milliseconds: end - start, intensity: intensity), to: &steps)
        }
        while let last = steps.last, last.intensity == 0 { steps.removeLast() }
        return steps
    }

    private func append(_ step: HapticStep, to steps: inout [HapticStep]) {
        if let last = steps.last, last.intensity == step.intensity {
            steps[steps.count - 1].milliseconds += step.milliseconds
        } else {
            steps.append(step)
        }
    }

    /// The milliseconds at which the strength may change, in order, from 0.
    private var edges: [Int] {
        var edges = [0]
        for event in events {
            edges.append(milliseconds(event.time))
            edges.append(milliseconds(feltUntil(event)))
        }
        let end = edges.max() ?? 0
        for curve in curves where curve.parameter == .intensity {
            for (from, to) in zip(curve.points, curve.points.dropFirst()) where from.value != to.value {
                edges += Array(
                    stride(
                        from: milliseconds(from.time),
                        to: min(milliseconds(to.time), end),
                        by: HapticStep.longestOfSlope
                    )
                )
            }
            edges += curve.points.map { milliseconds($0.time) }
        }
        edges.sort()
        var unique: [Int] = []
        for edge in edges where edge <= end && edge != unique.last { unique.append(edge) }
        return unique
    }

    private func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}

extension Vibration {
    /// A pattern for a motor that is only on or off; a stretch weaker than a quarter of the strongest is a pause. Assumed.
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

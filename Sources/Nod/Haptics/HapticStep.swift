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
        let ends = events.map { feltUntil($0) }
        var turns = events.map { HapticPattern.milliseconds($0.time) } + ends.map { HapticPattern.milliseconds($0) }
        let end = turns.max() ?? 0
        for curve in curves where curve.parameter == .intensity {
            for point in curve.points { turns.append(HapticPattern.milliseconds(point.time)) }
        }
        turns.sort()
        var felt = FeltEvents(events, until: ends)
        var turn = 0
        var steps: [HapticStep] = []
        // A stretch as strong as the step before joins it; a pause at the end is dropped.
        var (start, last) = (0, HapticStep(milliseconds: 0, intensity: 0))
        while start < end {
            while turn < turns.count, turns[turn] <= start { turn += 1 }
            let edge = edge(after: start, atMost: turn < turns.count ? min(turns[turn], end) : end)
            let middle = Double(start + edge) / 2000
            let intensity = Functions.nearest(shaped(felt.strongest(at: middle), at: middle) * 1000) / 1000
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
    private func edge(after start: Int, atMost turn: Int) -> Int {
        var nearest = turn
        for curve in curves where curve.parameter == .intensity {
            let next = curve.place { HapticPattern.milliseconds($0.time) <= start }
            guard next > 0, next < curve.points.count, curve.points[next].value != curve.points[next - 1].value else {
                continue
            }
            let from = HapticPattern.milliseconds(curve.points[next - 1].time)
            let passed = (start - from) / HapticStep.longestOfSlope + 1
            nearest = min(nearest, from + passed * HapticStep.longestOfSlope)
        }
        return nearest
    }

    private static func milliseconds(_ seconds: Double) -> Int {
        Int(Functions.nearest(HapticEvent.limit(seconds, 0, 2 * longestPattern) * 1000))
    }
}

/// The events that are felt as time goes on: thousands of them make thousands of stretches, each with a few.
private struct FeltEvents {
    private let events: [HapticEvent]
    private let ends: [Double]
    /// Those to come, the next at the end.
    private var coming: [Int]
    private var felt: [Int] = []

    init(_ events: [HapticEvent], until ends: [Double]) {
        self.events = events
        self.ends = ends
        coming = events.indices.sorted { events[$0].time > events[$1].time }
    }

    /// The intensity of the strongest; `time` never goes back.
    mutating func strongest(at time: Double) -> Double {
        while let next = coming.last, events[next].time <= time { felt.append(coming.removeLast()) }
        felt.removeAll { ends[$0] <= time }
        var strongest = 0.0
        for index in felt { strongest = max(strongest, events[index].intensity) }
        return strongest
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

/// The patterns of Nod's own haptics: each tap is a crisp click with a short soft body that a plain motor can play.
///
/// The rhythm is that of `Vibration`, so that people recognize an answer on every device.
/// Source: Documentation/Sources.md, Haptics.
extension HapticPattern {
    public init(_ haptic: Haptic) {
        let rhythm = Vibration(haptic).milliseconds
        var events: [HapticEvent] = []
        var (time, last) = (0.0, 0.0)
        for index in rhythm.indices {
            if index % 2 == 0 {
                let tap = haptic.kind.tap(index / 2)
                tap.add(to: &events, at: time / 1000, lasting: rhythm[index] / 1000, scaledBy: haptic.intensity)
            }
            last = time
            time += rhythm[index]
        }
        self.init(events, curves: haptic.kind.fades ? [.fade(from: last, to: time)] : [])
    }
}

/// One tap of a haptic.
struct HapticTap {
    var intensity: Double
    var sharpness: Double

    /// The click and its body, which is softer and weaker, so that the click stays what is felt first.
    func add(to events: inout [HapticEvent], at time: Double, lasting duration: Double, scaledBy scale: Double) {
        events.append(HapticEvent(time: time, intensity: intensity * scale, sharpness: sharpness))
        events.append(
            HapticEvent(
                time: time,
                duration: duration,
                intensity: intensity * scale * HapticTap.body,
                sharpness: sharpness * HapticTap.body
            )
        )
    }

    private static let body = 0.6
}

extension HapticCurve {
    /// Down to half by the end, which a plain motor still plays. Times in milliseconds.
    fileprivate static func fade(from start: Double, to end: Double) -> HapticCurve {
        HapticCurve(.intensity, [Point(time: start / 1000, value: 1), Point(time: end / 1000, value: 0.5)])
    }
}

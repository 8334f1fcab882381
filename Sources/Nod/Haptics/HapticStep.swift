/// A stretch of constant strength, for plain motors.
///
/// ```swift
/// for step in HapticPattern(Haptic(.error)).steps { vibrate(step.milliseconds, step.intensity) }
/// ```
public struct HapticStep: Sendable, Equatable {
    public var milliseconds: Int
    /// 0…1 in thousandths; 0 is a pause.
    public var intensity: Double

    package init(milliseconds: Int, intensity: Double) {
        self.milliseconds = milliseconds
        self.intensity = intensity
    }

    /// Seconds until a motor makes a click felt. Assumed.
    package static let click = 0.008
    /// Milliseconds between readings of a changing strength: motors follow no faster. Assumed.
    static let longestOfSlope = 10
}

extension HapticPattern {
    /// The pattern for motors that only know strength: neighbours differ, and the last step isn't a pause.
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
        // Equal stretches are joined; a pause at the end is dropped.
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

    /// The next millisecond at which the strength may change: a turn, or a step down a slope.
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

private struct FeltEvents {
    private let events: [HapticEvent]
    private let ends: [Double]
    private var coming: [Int]
    private var felt: [Int] = []

    init(_ events: [HapticEvent], until ends: [Double]) {
        self.events = events
        self.ends = ends
        coming = events.indices.sorted { events[$0].time > events[$1].time }
    }

    /// The strongest intensity; `time` never goes back.
    mutating func strongest(at time: Double) -> Double {
        while let next = coming.last, events[next].time <= time { felt.append(coming.removeLast()) }
        felt.removeAll { ends[$0] <= time }
        var strongest = 0.0
        for index in felt { strongest = max(strongest, events[index].intensity) }
        return strongest
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

/// Nod's haptics: each tap is a crisp click with a short soft body that plain motors can play. The rhythm is that of
/// `Vibration`, recognizable on every device. Source: Documentation/Sources.md, Haptics.
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

struct HapticTap {
    var intensity: Double
    var sharpness: Double

    /// A click and a softer, weaker body, so that the click dominates.
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
    /// Down to half by the end, which plain motors still play. Milliseconds.
    fileprivate static func fade(from start: Double, to end: Double) -> HapticCurve {
        HapticCurve(.intensity, [Point(time: start / 1000, value: 1), Point(time: end / 1000, value: 0.5)])
    }
}

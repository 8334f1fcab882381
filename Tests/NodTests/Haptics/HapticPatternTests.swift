import Nod
import Testing

@Suite("HapticPattern")
struct HapticPatternTests {
    static let everyHaptic = HapticKind.allCases.flatMap { kind in
        [1, 0.8, 0.5, 0.1].map { Haptic(kind, intensity: $0) }
    }

    @Test("One click for a touch; two and three for success, warning and error, in the rhythm of a plain motor")
    func rhythm() {
        func clicks(_ kind: HapticKind) -> [Double] {
            HapticPattern(Haptic(kind)).events.filter(\.isTransient).map(\.time)
        }
        let seven: [HapticKind] = [.selection, .light, .medium, .heavy, .success, .warning, .error]
        #expect(seven.map { clicks($0).count } == [1, 1, 1, 1, 2, 2, 3])
        #expect(clicks(.success) == [0, 0.074])
        #expect(clicks(.warning) == [0, 0.102])
        #expect(clicks(.error) == [0, 0.072, 0.144])
    }

    @Test("A plain motor plays of a pattern exactly what it plays of its haptic", arguments: everyHaptic)
    func vibration(of haptic: Haptic) {
        let played = Vibration(HapticPattern(haptic)).milliseconds
        #expect(played == Vibration(haptic).milliseconds.map { $0.rounded() })
    }

    @Test("Intensity scales every event alike", arguments: HapticKind.allCases)
    func intensity(of kind: HapticKind) {
        let full = HapticPattern(Haptic(kind)).events
        let half = HapticPattern(Haptic(kind, intensity: 0.5)).events
        #expect(half.map(\.intensity) == full.map { $0.intensity / 2 })
        #expect(half.map(\.sharpness) == full.map(\.sharpness))
    }

    @Test("Every figure is one a motor takes, and no answer is longer than half a second", arguments: everyHaptic)
    func range(of haptic: Haptic) {
        let pattern = HapticPattern(haptic)
        for event in pattern.events {
            #expect((0...1).contains(event.intensity) && (0...1).contains(event.sharpness))
        }
        for point in pattern.curves.flatMap(\.points) { #expect((0...1).contains(point.value)) }
        #expect(pattern.duration < 0.5)
    }

    @Test("Success grows stronger and crisper, an error stronger and duller")
    func characters() {
        func clicks(_ kind: HapticKind) -> [HapticEvent] { HapticPattern(Haptic(kind)).events.filter(\.isTransient) }
        let (success, error) = (clicks(.success), clicks(.error))
        #expect(success[0].intensity < success[1].intensity && success[0].sharpness < success[1].sharpness)
        #expect(error[0].intensity < error[2].intensity && error[0].sharpness > error[2].sharpness)
    }
}

@Suite("HapticCurve")
struct HapticCurveTests {
    let curve = HapticCurve(
        .intensity,
        [.init(time: 0.1, value: 1), .init(time: 0.2, value: 0.5), .init(time: 0.4, value: 0)]
    )

    @Test("Nothing before the first point, straight between points, still after the last")
    func values() {
        #expect(curve.value(at: 0.05) == nil)
        #expect(curve.value(at: 0.1) == 1)
        #expect(abs(curve.value(at: 0.15)! - 0.75) < 1e-12)
        #expect(abs(curve.value(at: 0.3)! - 0.25) < 1e-12)
        #expect(curve.value(at: 9) == 0)
    }

    @Test("Forty points become pieces of at most sixteen that say the same at every time")
    func pieces() {
        let long = HapticCurve(
            .intensity,
            (0..<40).map { .init(time: Double($0) / 10, value: Double($0 % 7) / 7) }
        )
        let pieces = long.pieces()
        #expect(pieces.map(\.points.count) == [16, 16, 10])
        let (one, many) = (pattern([long]), pattern(pieces))
        for time in stride(from: 0.0, to: 4, by: 0.01) {
            #expect(abs(one.intensity(at: time) - many.intensity(at: time)) < 1e-12)
        }
    }

    private func pattern(_ curves: [HapticCurve]) -> HapticPattern {
        HapticPattern([HapticEvent(time: 0, duration: 4, intensity: 1, sharpness: 0.5)], curves: curves)
    }
}

@Suite("HapticPattern for plain motors")
struct HapticStepTests {
    @Test("A click is a short step, a pause lies between, the end is no pause")
    func clicks() {
        let pattern = HapticPattern([
            HapticEvent(time: 0, intensity: 0.5, sharpness: 0.5),
            HapticEvent(time: 0.1, duration: 0.05, intensity: 1, sharpness: 0.5),
        ])
        #expect(
            pattern.steps == [
                HapticStep(milliseconds: 8, intensity: 0.5), HapticStep(milliseconds: 92, intensity: 0),
                HapticStep(milliseconds: 50, intensity: 1),
            ]
        )
        #expect(Vibration(pattern).milliseconds == [8, 92, 50])
    }

    @Test("A curve becomes steps of at most ten milliseconds")
    func slope() {
        let pattern = HapticPattern(
            [HapticEvent(time: 0, duration: 0.03, intensity: 1, sharpness: 0)],
            curves: [HapticCurve(.intensity, [.init(time: 0, value: 1), .init(time: 0.03, value: 0)])]
        )
        #expect(pattern.steps.map(\.milliseconds) == [10, 10, 10])
        #expect(pattern.steps.map { ($0.intensity * 100).rounded() } == [83, 50, 17])
    }

    @Test("What begins late begins with no vibration for a browser, which starts with “on”")
    func late() {
        let pattern = HapticPattern([HapticEvent(time: 0.05, intensity: 1, sharpness: 1)])
        #expect(Vibration(pattern).milliseconds == [0, 50, 8])
    }

    @Test("Two thousand clicks are as many steps and pauses, within seconds", .timeLimit(.minutes(1)))
    func manyClicks() {
        let clicks = (0..<2000).map { HapticEvent(time: Double($0) / 10, intensity: 1, sharpness: 0) }
        let steps = HapticPattern(clicks.reversed()).steps
        #expect(steps.count == 3999)
        #expect(Set(steps.map(\.milliseconds)) == [8, 92])
    }

    @Test("A curve whose points say no number, or no time, ends all the same")
    func oddCurve() {
        let curve = HapticCurve(.intensity, [.init(time: .nan, value: 1), .init(time: .infinity, value: .nan)])
        let event = HapticEvent(time: 0, duration: 0.1, intensity: 1, sharpness: 0)
        #expect(HapticPattern([event], curves: [curve]).steps.reduce(0) { $0 + $1.milliseconds } == 100)
    }

    @Test("What weighs nothing vibrates not at all")
    func nothing() {
        #expect(HapticPattern([]).steps.isEmpty)
        #expect(Vibration(HapticPattern([])).milliseconds.isEmpty)
        #expect(HapticPattern([HapticEvent(time: 1, intensity: 0, sharpness: 1)]).steps.isEmpty)
    }

    @Test("A minute of rumble is two events of thirty seconds for Core Haptics")
    func limited() {
        let minute = HapticPattern([HapticEvent(time: 1, duration: 70, intensity: 1, sharpness: 0)])
        #expect(minute.limited().events.map(\.time) == [1, 31, 61])
        #expect(minute.limited().events.map(\.duration) == [30, 30, 10])
        #expect(minute.limited().duration == minute.duration)
    }
}

import Testing

@testable import Nod

@Suite("HapticPattern")
struct HapticPatternTests {
    static let everyHaptic = HapticKind.allCases.flatMap { kind in
        [1, 0.8, 0.5, 0.1].map { Haptic(kind, intensity: $0) }
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
        #expect(pattern.duration < 0.5)
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

    @Test("A fade becomes steps of at most ten milliseconds")
    func slope() {
        let pattern = HapticPattern(
            [HapticEvent(time: 0, duration: 0.03, intensity: 1, sharpness: 0)],
            fade: 0...0.03
        )
        #expect(pattern.steps.map(\.milliseconds) == [10, 10, 10])
        #expect(pattern.steps.map { ($0.intensity * 100).rounded() } == [92, 75, 58])
    }

    @Test("What begins late begins with no vibration for a browser, which starts with “on”")
    func late() {
        let pattern = HapticPattern([HapticEvent(time: 0.05, intensity: 1, sharpness: 1)])
        #expect(Vibration(pattern).milliseconds == [0, 50, 8])
    }

    @Test("What weighs nothing vibrates not at all")
    func nothing() {
        #expect(HapticPattern([]).steps.isEmpty)
        #expect(Vibration(HapticPattern([])).milliseconds.isEmpty)
        #expect(HapticPattern([HapticEvent(time: 1, intensity: 0, sharpness: 1)]).steps.isEmpty)
    }
}

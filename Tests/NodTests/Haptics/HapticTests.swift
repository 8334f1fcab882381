import Nod
import Testing

@Suite("Haptic")
struct HapticTests {
    @Test("The stronger is that of the stronger kind, within a kind that of more intensity")
    func stronger() {
        let weak = Haptic(.medium, intensity: 0.5)
        let strong = Haptic(.medium, intensity: 0.7)
        #expect(Haptic.stronger(weak, strong) == strong)
        #expect(Haptic.stronger(Haptic(.heavy), Haptic(.success, intensity: 0.1)) == Haptic(.success, intensity: 0.1))
        #expect(Haptic.stronger(nil, weak) == weak)
        #expect(Haptic.stronger(weak, nil) == weak)
        #expect(Haptic.stronger(nil, nil) == nil)
    }

    @Test("Intensity stays between nothing and all")
    func intensity() {
        #expect(Haptic(.light, intensity: 3).intensity == 1)
        #expect(Haptic(.light, intensity: -1).intensity == 0)
    }
}

@Suite("Vibration")
struct VibrationTests {
    @Test("Each kind is distinct on a motor that is only on or off, and starts and ends with on")
    func patterns() {
        let patterns = HapticKind.allCases.map { Vibration(Haptic($0)).milliseconds }
        #expect(Set(patterns).count == HapticKind.allCases.count)
        #expect(patterns.allSatisfy { $0.count % 2 == 1 && $0.allSatisfy { $0 > 0 } })
    }

    @Test("A stronger kind is on for longer, at any intensity; no pulse is under 20 ms, and all are short")
    func length() {
        func pulses(_ kind: HapticKind, _ intensity: Double) -> [Double] {
            let rhythm = Vibration(Haptic(kind, intensity: intensity)).milliseconds
            return rhythm.indices.filter { $0 % 2 == 0 }.map { rhythm[$0] }
        }
        let kinds = HapticKind.allCases.sorted()
        for (one, next) in zip(kinds, kinds.dropFirst()) {
            #expect(pulses(one, 1).reduce(0, +) < pulses(next, 0).reduce(0, +))
        }
        #expect(kinds.allSatisfy { pulses($0, 0).min()! >= 20 })
        #expect(
            Vibration(Haptic(.medium, intensity: 0.5)).milliseconds[0] < Vibration(Haptic(.medium)).milliseconds[0]
        )
        #expect(HapticKind.allCases.allSatisfy { Vibration(Haptic($0)).milliseconds.reduce(0, +) <= 200 })
    }
}

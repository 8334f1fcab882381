import Nod
import Testing

@Suite("HapticPattern")
struct HapticPatternTests {
    @Test("One tap for a touch; two and three for success, warning and error, in the rhythm of a plain motor")
    func rhythm() {
        #expect(HapticKind.allCases.map { HapticPattern(Haptic($0)).taps.count } == [1, 1, 1, 1, 2, 2, 3])
        #expect(HapticPattern(Haptic(.success)).taps.map(\.time) == [0, 0.064])
        #expect(HapticPattern(Haptic(.warning)).taps.map(\.time) == [0, 0.094])
        #expect(HapticPattern(Haptic(.error)).taps.map(\.time) == [0, 0.064, 0.128])
    }

    @Test("The longer pulse of a rhythm is the stronger tap")
    func strength() {
        #expect(HapticPattern(Haptic(.success)).taps.map(\.intensity) == [14.0 / 22, 1])
        #expect(HapticPattern(Haptic(.error)).taps.map(\.intensity) == [24.0 / 36, 24.0 / 36, 1])
    }

    @Test("Intensity scales the strength and not the rhythm", arguments: HapticKind.allCases)
    func intensity(of kind: HapticKind) {
        let full = HapticPattern(Haptic(kind)).taps
        let half = HapticPattern(Haptic(kind, intensity: 0.5)).taps
        #expect(half.map(\.time) == full.map(\.time))
        #expect(half.map(\.intensity) == full.map { $0.intensity / 2 })
    }

    @Test("Every figure is one a motor takes", arguments: HapticKind.allCases)
    func range(of kind: HapticKind) {
        for tap in HapticPattern(Haptic(kind)).taps {
            #expect((0...1).contains(tap.intensity) && (0...1).contains(tap.sharpness) && tap.time < 0.5)
        }
    }
}

import Nod
import Testing

@Suite("CelebrationStyle")
struct CelebrationStyleTests {
    @Test("Durations .4, 1.5 and 2 s; the touch light, medium, medium; the peak 1.15, 1.15, 1")
    func figures() {
        #expect(CelebrationStyle.allCases.map(\.duration) == [0.4, 1.5, 2])
        #expect(CelebrationStyle.allCases.map(\.hapticStyle) == [.light, .medium, .medium])
        #expect(CelebrationStyle.allCases.map(\.scalePeak) == [1.15, 1.15, 1])
        #expect(CelebrationStyle.allCases.map(\.showsParticles) == [false, true, true])
    }
}

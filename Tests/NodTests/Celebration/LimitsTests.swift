import Nod
import Testing

@Suite("Limits")
struct LimitsTests {
    @Test("Three flashes in any second, not a fourth")
    func flashes() {
        var limit = FlashLimit()
        #expect([0, 0.1, 0.2, 0.3, 0.99, 1, 1.05, 1.1].map { limit.allows(at: $0) }
            == [true, true, true, false, false, true, false, true])
    }

    @Test("64 particles alive, a burst whole or not at all")
    func particles() {
        var limit = ParticleLimit()
        let burst = Burst(.collectionCompleted, seed: 1)
        for step in 0..<8 { #expect(limit.allows(burst, at: Double(step) / 10)) }
        #expect(!limit.allows(Burst(.itemCompleted, seed: 1), at: 1.9))
        #expect(limit.allows(burst, at: 2))
        #expect(!limit.allows(burst, at: 2.05))
    }

    @Test("What is held back does not count")
    func uncounted() {
        var limit = FlashLimit()
        for _ in 0..<100 { _ = limit.allows(at: 0.5) }
        #expect(limit.allows(at: 1.5))
    }
}

import Nod
import Testing

@Suite("Limits")
struct LimitsTests {
    @Test("Three flashes in any second, not a fourth")
    func flashes() {
        var limit = FlashLimit()
        let allowed = [0, 0.1, 0.2, 0.3, 0.99, 1, 1.05, 1.1].map { limit.allows(at: $0) }
        #expect(allowed == [true, true, true, false, false, true, false, true])
    }

    @Test("64 particles alive, a burst whole or not at all")
    func particles() {
        var limit = ParticleLimit()
        let burst = Burst(.collectionCompleted, seed: 1)
        let started = (0..<8).map { limit.allows(burst, at: Double($0) / 10) }
        #expect(started.allSatisfy { $0 })
        let ninth = limit.allows(Burst(.itemCompleted, seed: 1), at: 1.9)
        let later = [2, 2.05].map { limit.allows(burst, at: $0) }
        #expect(!ninth && later == [true, false])
    }

    @Test("What is held back does not count")
    func uncounted() {
        var limit = FlashLimit()
        for _ in 0..<100 { _ = limit.allows(at: 0.5) }
        let allowed = limit.allows(at: 1.5)
        #expect(allowed)
    }
}

import Nod
import Testing

@Suite("PointerVelocity, of swipes and drags")
struct PointerVelocityTests {
    private func velocity(_ steps: [(time: Double, position: Double)]) -> PointerVelocity {
        var velocity = PointerVelocity()
        for step in steps { velocity.add(step.position, at: step.time) }
        return velocity
    }

    @Test("A steady pointer has its speed, a single place none")
    func steady() {
        let steady = velocity((0..<20).map { (Double($0) * 0.01, Double($0) * 5) })
        #expect((steady.value(at: 0.19) - 500).magnitude < 1e-9)
        #expect(velocity([(0, 7)]).value(at: 0) == 0)
    }

    @Test("Only the last tenth of a second counts")
    func horizon() {
        let turned = velocity((0..<40).map { (Double($0) * 0.01, Double(min($0, 20)) * 5) })
        #expect(turned.value(at: 0.39) == 0)
    }

    @Test("After 40 ms without movement it is still, and earlier movement is forgotten")
    func pause() {
        let moved = velocity([(0, 0), (0.02, 20)])
        #expect(moved.value(at: 0.06) == 1000 && moved.value(at: 0.0601) == 0)
        #expect(velocity([(0, 0), (0.02, 20), (0.08, 80)]).value(at: 0.08) == 0)
    }

    @Test("Never faster than 8000, never from times that run backwards")
    func bounds() {
        #expect(velocity([(0, 0), (0.001, -90)]).value(at: 0.001) == -8000)
        #expect(velocity([(1, 0), (0.5, 90)]).value(at: 1) == 0)
    }
}

import Testing

@testable import Nod

@Suite("Curve")
struct CurveTests {
    @Test("A fade starts and ends still, in its values, and never leaves them")
    func fade() {
        let curve = Curve.fade(from: 1, to: 0)
        #expect(curve.value(at: 0, duration: 0.2) == 1)
        #expect(curve.value(at: 0.2, duration: 0.2) == 0)
        #expect(curve.value(at: 0.1, duration: 0.2) == 0.5)
        #expect(1 - curve.value(at: 0.001, duration: 0.2) < 0.0001)
        #expect(curve.value(at: 9, duration: 0.2) == 0)
    }

    @Test("A swell rises to its peak, holds it, and is back at the end")
    func swell() {
        let curve = Curve.swell(rest: 0, peak: 0.15, rise: 0.1, fall: 0.2)
        #expect(curve.value(at: 0, duration: 0.4) == 0)
        #expect(curve.value(at: 0.1, duration: 0.4) == 0.15)
        #expect(curve.value(at: 0.2, duration: 0.4) == 0.15)
        #expect(curve.value(at: 0.4, duration: 0.4) == 0)
        for step in 0...40 { #expect((0...0.15).contains(curve.value(at: Double(step) / 100, duration: 0.4))) }
    }

    @Test("A spring ends exactly at its target")
    func spring() {
        let curve = Curve.spring(.state, from: 0, to: 1, velocity: 0)
        #expect(curve.value(at: 0, duration: 0.5) == 0)
        #expect(curve.value(at: 0.5, duration: 0.5) == 1)
    }
}

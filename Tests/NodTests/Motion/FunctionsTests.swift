import Testing

@testable import Nod

/// The expected numbers were computed with mpmath at 50 digits from exactly these doubles.
@Suite("Functions")
struct FunctionsTests {
    @Test(
        "exp is right to 4e-16 from underflow to overflow",
        arguments: [
            (-708.3, 2.450295530965988e-308), (-1, 0.36787944117144233), (-0.34657359027997264, 0.7071067811865476),
            (0.34657359027997264, 1.414213562373095), (1e-10, 1.0000000001), (1, 2.718281828459045),
            (10.5, 36315.502674246636), (709.75, 1.7398368732641605e+308),
        ]
    )
    func exponential(x: Double, expected: Double) {
        #expect(relativeError(Functions.exp(x), expected) < 4e-16)
    }

    @Test("exp has sane edges")
    func exponentialEdges() {
        #expect(Functions.exp(0) == 1)
        #expect(Functions.exp(-745) == .leastNonzeroMagnitude)
        #expect(Functions.exp(-746) == 0)
        #expect(Functions.exp(-.infinity) == 0)
        #expect(Functions.exp(710) == .infinity)
        #expect(Functions.exp(.infinity) == .infinity)
        #expect(Functions.exp(.nan).isNaN)
    }

    @Test(
        "log is right to 4e-16, near 1 and for the smallest numbers too",
        arguments: [
            (.leastNonzeroMagnitude, -744.4400719213812), (1e-300, -690.7755278982137), (0.5, -0.6931471805599453),
            (0.7071067811865475, -0.34657359027997275), (0.9999999, -1.0000000494736474e-07),
            (1.0000001, 9.999999505838704e-08), (1.4142135623730951, 0.3465735902799727), (3, 1.0986122886681098),
            (1e300, 690.7755278982137),
        ]
    )
    func logarithm(x: Double, expected: Double) {
        #expect(relativeError(Functions.log(x), expected) < 4e-16)
    }

    @Test("log has sane edges")
    func logarithmEdges() {
        #expect(Functions.log(1) == 0)
        #expect(Functions.log(0) == -.infinity)
        #expect(Functions.log(-1).isNaN)
        #expect(Functions.log(.infinity) == .infinity)
        #expect(Functions.log(.nan).isNaN)
    }

    @Test(
        "power is right to 1e-14",
        arguments: [
            (0.5, 2.4, 0.18946457081379978), (0.04045, 2.4, 0.0004535283733272145), (2, 10, 1024), (10, -3, 0.001),
            (2, 0.08333333333333333, 1.0594630943592953),
        ]
    )
    func power(x: Double, y: Double, expected: Double) {
        #expect(relativeError(Functions.power(x, y), expected) < 1e-14)
    }

    @Test("power has sane edges")
    func powerEdges() {
        #expect(Functions.power(0, 2) == 0)
        #expect(Functions.power(0, 0) == 1)
        #expect(Functions.power(0, -1) == .infinity)
        #expect(Functions.power(7, 0) == 1)
        #expect(Functions.power(1, .infinity) == 1)
        #expect(Functions.power(.infinity, 2) == .infinity)
    }

    @Test(
        "sin is right to 4e-16, at the seams of its reduction and at a million radians too",
        arguments: [
            (1e-9, 1e-9), (0.5, 0.479425538604203), (0.7853981633974484, 0.7071067811865476), (2, 0.9092974268256817),
            (3.141592653589793, 1.2246467991473532e-16), (10.995574287564276, -1), (355, -3.014435335948845e-05),
            (-12345.678, 0.7040813137533816), (1e6, -0.34999350217129294),
        ]
    )
    func sine(x: Double, expected: Double) {
        #expect(relativeError(Functions.sin(x), expected) < 4e-16)
    }

    @Test(
        "cos is right to 4e-16, at the seams of its reduction and at a million radians too",
        arguments: [
            (0, 1), (0.5, 0.8775825618903728), (0.7853981633974484, 0.7071067811865475), (2, -0.4161468365471424),
            (1.5707963267948966, 6.123233995736766e-17), (10.995574287564276, -4.286263797015736e-16),
            (355, -0.999999999545659), (-12345.678, 0.7101193587160628), (1e6, 0.9367521275331447),
        ]
    )
    func cosine(x: Double, expected: Double) {
        #expect(relativeError(Functions.cos(x), expected) < 4e-16)
    }

    @Test("sin and cos have sane edges and never leave −1 … 1")
    func circleEdges() {
        #expect(Functions.sin(0) == 0)
        #expect(Functions.sin(.infinity).isNaN)
        #expect(Functions.cos(-.infinity).isNaN)
        #expect(Functions.sin(.nan).isNaN)
        for x in [1e7, 1e10, 1e15, 3e15, 1e16, 1e300] {
            #expect(Functions.sin(x).magnitude <= 1)
            #expect(Functions.cos(x).magnitude <= 1)
        }
    }

    /// The same number as in WebAssembly, with the engine compiled for size in Embedded mode.
    @Test("The bits are the ones every machine computes")
    func bits() {
        var generator = SeededGenerator(seed: 1)
        var hash: UInt64 = 0
        for _ in 0..<1000 {
            let x = generator.between(-30, 30)
            for value in [Functions.exp(x), Functions.log(x.magnitude), Functions.sin(x), Functions.cos(x)] {
                hash = hash &* 31 &+ value.bitPattern
            }
        }
        #expect(hash == 0x3584_5334_C89A_8667)
    }

    private func relativeError(_ value: Double, _ expected: Double) -> Double {
        ((value - expected) / expected).magnitude
    }
}

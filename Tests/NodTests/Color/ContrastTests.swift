import Testing

@testable import Nod

/// The expected numbers were computed with mpmath at 40 digits.
@Suite("Contrast")
struct ContrastTests {
    @Test("Luminance is exact, on both sides of the threshold")
    func luminance() {
        #expect(RGB(0x000000).luminance == 0)
        #expect((RGB(0xFFFFFF).luminance - 1).magnitude < 1e-15)
        #expect((RGB(0x808080).luminance - 0.21586050011389916).magnitude < 1e-15)
        #expect((RGB(0x0A0B0A).luminance - 0.0032578872274877673).magnitude < 1e-17)
    }

    @Test(
        "Ratios are exact and do not depend on the order",
        arguments: [
            (0x777777, 0xFFFFFF, 4.478089453577216), (0x767676, 0xFFFFFF, 4.542224959605254),
            (0xFF0000, 0xFFFFFF, 3.998476770753998), (0x0000FF, 0xFFFFFF, 8.592471358428805),
            (0x1B6562, 0xF7F0E3, 6.00694442529807), (0x0A0A0B, 0, 1.061154864710393),
        ] as [(UInt32, UInt32, Double)]
    )
    func ratio(one: UInt32, other: UInt32, expected: Double) {
        #expect((RGB.contrast(RGB(one), RGB(other)) - expected).magnitude < 1e-13)
        #expect(RGB.contrast(RGB(one), RGB(other)) == RGB.contrast(RGB(other), RGB(one)))
    }
}

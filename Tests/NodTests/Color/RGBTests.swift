import Testing

@testable import Nod

@Suite("RGB")
struct RGBTests {
    @Test("A code becomes components and comes back the same")
    func code() {
        let teal = RGB(0x1B6562)
        #expect(teal.red == 27.0 / 255)
        #expect(teal.green == 101.0 / 255)
        #expect(teal.blue == 98.0 / 255)
        for code: UInt32 in [0, 0xFFFFFF, 0x010203, 0x1B6562, 0xFF8000] { #expect(RGB(code).code == code) }
        #expect(RGB(0xAA_102030).code == 0x102030)
    }

    @Test("Components that are none become the nearest")
    func clamped() {
        #expect(RGB(red: -1, green: 2, blue: .nan) == RGB(0x00FF00))
    }

    @Test("A colour over another is mixed by its opacity")
    func composited() {
        let half = RGB(0xFF0000).composited(over: RGB(0x0000FF), opacity: 0.5)
        #expect(half == RGB(red: 0.5, green: 0, blue: 0.5))
        #expect(RGB(0x123456).composited(over: RGB(0xFFFFFF), opacity: 1) == RGB(0x123456))
        #expect(RGB(0x123456).composited(over: RGB(0xFFFFFF), opacity: 0) == RGB(0xFFFFFF))
        #expect(RGB(0x123456).composited(over: RGB(0xFFFFFF), opacity: 7) == RGB(0x123456))
    }
}

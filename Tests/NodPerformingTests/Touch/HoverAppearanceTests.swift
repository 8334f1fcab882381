import Testing

@testable import NodPerforming

@Suite("HoverAppearance")
struct HoverAppearanceTests {
    @Test("Only a pointer over an enabled control tints it")
    func tint() {
        #expect(HoverAppearance.tint(isOver: true, isEnabled: true) == 0.06)
        #expect(HoverAppearance.tint(isOver: true, isEnabled: false) == 0)
        #expect(HoverAppearance.tint(isOver: false, isEnabled: true) == 0)
    }
}

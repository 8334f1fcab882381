import Nod
import Testing

@Suite("TouchTarget")
struct TouchTargetTests {
    @Test("The four sizes of seed 003")
    func sides() { #expect(TouchTarget.allCases.map(\.side) == [44, 48, 56, 64]) }

    @Test("Without a size the target is the profile's")
    func asked() {
        #expect(Profile.standard.target(asked: nil) == 44 && Profile.child.target(asked: nil) == 48)
        #expect(Profile.child.target(asked: 56) == 56 && Profile.child.target(asked: -1) == 0)
    }

    @Test("An area below the profile's target is too small, whichever side it is; a rounded pixel is not")
    func tooSmall() {
        #expect(TouchArea(width: 48, height: 43).mark(for: .standard).isTooSmall)
        #expect(TouchArea(width: 43, height: 48).mark(for: .standard).isTooSmall)
        #expect(!TouchArea(width: 44, height: 43.95).mark(for: .standard).isTooSmall)
        #expect(TouchArea(width: 44, height: 44).mark(for: .child).isTooSmall)
    }

    @Test("The mark says its size, and what it misses")
    func caption() {
        #expect(TouchArea(width: 44, height: 200.4).mark(for: .standard).caption == "44 × 200")
        #expect(TouchArea(width: 40, height: 44).mark(for: .child).caption == "40 × 44 < 48")
        #expect(TouchArea(width: .nan, height: .infinity).mark(for: .child).caption.hasSuffix("× 100000"))
    }
}

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
}

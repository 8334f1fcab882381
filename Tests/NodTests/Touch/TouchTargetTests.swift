import Nod
import Testing

@Suite("TouchTarget")
struct TouchTargetTests {
    @Test("The four sizes of seed 003")
    func sides() { #expect(TouchTarget.allCases.map(\.side) == [44, 48, 56, 64]) }
}

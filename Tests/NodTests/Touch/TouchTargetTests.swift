import Testing

@testable import Nod

@Suite("TouchTarget")
struct TouchTargetTests {
    @Test("The four sizes of seed 003")
    func sides() { #expect(TouchTarget.allCases.map(\.side) == [44, 48, 56, 64]) }

    @Test("Without a size the target is the profile's")
    func asked() {
        #expect(Profile.standard.target(asked: nil) == 44 && Profile.child.target(asked: nil) == 48)
        #expect(Profile.child.target(asked: 56) == 56 && Profile.child.target(asked: -1) == 0)
    }

    @Test("A point in or on a shape is at no distance from it; beside it, as far as the nearest point of the edge")
    func distance() {
        let shape = TouchShape(x: 1, y: 2, width: 10, height: 4)
        #expect(shape.distance(x: 1, y: 2) == 0 && shape.distance(x: 6, y: 4) == 0)
        #expect(shape.distance(x: 14, y: 4) == 3 && shape.distance(x: -2, y: -2) == 5)
        let empty = TouchShape(x: 0, y: 0, width: -3, height: .nan)
        #expect(empty.width == 0 && empty.height == 0)
    }
}

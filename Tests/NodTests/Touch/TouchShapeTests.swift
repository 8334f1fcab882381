import Testing

@testable import Nod

@Suite("TouchShape")
struct TouchShapeTests {
    private let rectangle = TouchShape(x: 1, y: 2, width: 10, height: 4)
    private let rounded = TouchShape(x: 0, y: 0, width: 10, height: 6, radius: 2)
    private let circle = TouchShape(centerX: 3, centerY: 3, diameter: 6)

    @Test("A point within or on the edge is at no distance; beside it, it is as far as the nearest point of the edge")
    func distance() {
        #expect(rectangle.distance(x: 1, y: 2) == 0 && rectangle.distance(x: 6, y: 4) == 0)
        #expect(rectangle.distance(x: 14, y: 4) == 3 && rectangle.distance(x: -2, y: -2) == 5)
        #expect(rounded.distance(x: 5, y: 0) == 0 && rounded.distance(x: 0, y: 3) == 0)
        #expect((rounded.distance(x: 0, y: 0) - (8.0.squareRoot() - 2)).magnitude < 1e-12)
        #expect(
            circle.distance(x: 3, y: 8) == 2 && (circle.distance(x: 0, y: 0) - 1.2426406871192848).magnitude < 1e-12
        )
    }

    @Test("A size that is none counts as 0, and a radius as half the shorter side at most")
    func sizes() {
        #expect(TouchShape(x: 0, y: 0, width: -3, height: .nan).width == 0)
        #expect(TouchShape(x: 0, y: 0, width: -3, height: .nan).height == 0)
        #expect(TouchShape(x: 0, y: 0, width: 8, height: 4, radius: 9).radius == 2)
        #expect(TouchShape(x: 0, y: 0, width: 8, height: 4, radius: -1).radius == 0)
    }
}

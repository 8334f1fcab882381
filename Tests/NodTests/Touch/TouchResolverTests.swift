import Testing

@testable import Nod

@Suite("TouchResolver")
struct TouchResolverTests {
    private let resolver = TouchResolver()
    /// Two controls of 7 mm, 3 mm apart.
    private let pair = [
        TouchControl(TouchShape(x: 0, y: 0, width: 7, height: 7)),
        TouchControl(TouchShape(x: 10, y: 0, width: 7, height: 7)),
    ]

    private func target(_ x: Double, _ y: Double, _ controls: [TouchControl]) -> Int? {
        resolver.target(of: TouchPoint(x: x, y: y), among: controls)
    }

    @Test("In the middle between two no control gets it, since that is unclear")
    func unclear() {
        #expect(target(8.5, 3, pair) == nil && target(8.4, 3, pair) == nil)
    }

    @Test("What deletes or pays has to be surer, and is touched within its bounds as others are")
    func critical() {
        let deletes = [pair[0], TouchControl(pair[1].shape, kind: .critical)]
        let edge = stride(from: 8.5, to: 10, by: 0.05).first { target($0, 3, pair) == 1 }
        let criticalEdge = stride(from: 8.5, to: 10, by: 0.05).first { target($0, 3, deletes) == 1 }
        #expect((edge ?? 10) < (criticalEdge ?? 0))
        #expect(target(10, 3, deletes) == 1)
    }

    @Test("A finger that stays for half a second, or moves, does not tap")
    func isTap() {
        #expect(TouchResolver.isTap(lasting: 0.49, moved: 7.9) && !TouchResolver.isTap(lasting: 0.5, moved: 0))
        #expect(!TouchResolver.isTap(lasting: 0.1, moved: SwipeModel.slop))
    }

    @Test("A long row is meant anywhere along it, and no less than what is small beside it")
    func rows() {
        let list = [
            TouchControl(TouchShape(x: 0, y: 0, width: 60, height: 7)),
            TouchControl(TouchShape(x: 0, y: 10, width: 60, height: 7)),
        ]
        for x in [2.0, 30, 58] { #expect(target(x, 7.6, list) == 0 && target(x, 9.4, list) == 1) }
    }

    @Test("Without controls that can be touched, without numbers, nothing is meant")
    func nonsense() {
        #expect(target(.nan, 3, pair) == nil && target(.infinity, 3, pair) == nil)
        #expect(target(5, 5, [TouchControl(TouchShape(x: .nan, y: 0, width: 4, height: 4))]) == nil)
    }

    @Test("Whatever the layout, a touch on a control is that control's, and none goes to an obstacle or beyond reach")
    func holdsAlways() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let controls = (0..<8).map { _ in
                TouchControl(
                    TouchShape(
                        x: generator.between(0, 30),
                        y: generator.between(0, 30),
                        width: generator.between(0, 12),
                        height: generator.between(0, 12)
                    ),
                    kind: TouchControl.Kind.allCases[Int(generator.between(0, 3))]
                )
            }
            let touch = TouchPoint(x: generator.between(-5, 45), y: generator.between(-5, 45))
            let distances = controls.map { $0.shape.distance(x: touch.x, y: touch.y) }
            let meant = resolver.target(of: touch, among: controls)
            if let top = distances.lastIndex(of: 0) {
                #expect(meant == (controls[top].kind == .obstacle ? nil : top))
            } else if let meant {
                #expect(controls[meant].kind != .obstacle && distances[meant] <= 5)
            }
        }
    }
}

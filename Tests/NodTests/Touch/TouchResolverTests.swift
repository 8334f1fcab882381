import Testing

@testable import Nod

@Suite("TouchResolver")
struct TouchResolverTests {
    private let resolver = TouchResolver()
    /// Two of 7 mm, 3 mm apart.
    private let pair = [
        TouchControl(TouchShape(x: 0, y: 0, width: 7, height: 7)),
        TouchControl(TouchShape(x: 10, y: 0, width: 7, height: 7)),
    ]

    private func target(_ x: Double, _ y: Double, _ controls: [TouchControl]) -> Int? {
        resolver.target(of: TouchPoint(x: x, y: y), among: controls)
    }

    @Test("What is drawn stands, up to its edge and whatever is beside it")
    func drawn() {
        let tiny = TouchControl(TouchShape(centerX: 7, centerY: 3, diameter: 1))
        #expect(target(3.5, 3.5, pair) == 0 && target(7, 0, pair) == 0 && target(10, 7, pair) == 1)
        #expect(target(7.5, 3.5, pair + [tiny]) == 2)
    }

    @Test("Of what lies one on the other, the upper one is touched")
    func covered() {
        let over = TouchControl(TouchShape(x: 2, y: 2, width: 3, height: 3))
        #expect(target(3, 3, pair + [over]) == 2 && target(3, 3, [over] + pair) == 1)
    }

    @Test("Beside controls, a touch is given to the one that is meant")
    func beside() {
        #expect(target(7.8, 3, pair) == 0 && target(9.2, 3, pair) == 1)
        #expect(target(3, 8.5, pair) == 0 && target(3, -2, pair) == 0)
    }

    @Test("In the middle between two it is nobody's, since that is unclear")
    func unclear() {
        #expect(target(8.5, 3, pair) == nil && target(8.4, 3, pair) == nil)
    }

    @Test("Further away than five millimetres it is nobody's")
    func far() {
        let alone = [pair[0]]
        #expect(target(11.9, 3.5, alone) == 0 && target(12.1, 3.5, alone) == nil && target(200, 300, alone) == nil)
        #expect(target(3, 3, []) == nil)
    }

    @Test("An obstacle is never touched, and takes the touches that were aimed at it")
    func obstacles() {
        let blocked = [pair[0], TouchControl(pair[1].shape, kind: .obstacle)]
        #expect(target(12, 3, blocked) == nil && target(9.2, 3, blocked) == nil)
        #expect(target(8.5, 3, blocked) == nil && target(7.8, 3, blocked) == 0)
        // A cover over a control.
        #expect(target(3, 3, pair + [TouchControl(pair[0].shape, kind: .obstacle)]) == nil)
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
        #expect(!TouchResolver.isTap(lasting: 0.1, moved: SwipeModel.Figures().slop))
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
                        height: generator.between(0, 12),
                        radius: generator.between(0, 6)
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
                #expect(controls[meant].kind != .obstacle && distances[meant] <= resolver.reach)
            }
        }
    }
}

@Suite("TouchHabit")
struct TouchHabitTests {
    private let usual = TouchPoint(x: 0, y: -0.32)

    private func taught(_ x: Double, _ y: Double, times: Int) -> TouchHabit {
        var habit = TouchHabit()
        for _ in 0..<times { habit.confirm(TouchPoint(x: x, y: y)) }
        return habit
    }

    @Test("It begins with everybody's offset and comes to the person's own")
    func learns() {
        #expect(TouchHabit().offset(from: usual) == usual)
        #expect((taught(0.6, 0.2, times: 40).offset(from: usual).x - 0.3).magnitude < 1e-9)
        #expect((taught(0.6, 0.2, times: 2000).offset(from: usual).x - 0.5).magnitude < 0.01)
    }

    @Test("It is never further than a millimetre from everybody's, and hears nothing from touches far off")
    func isBounded() {
        let far = taught(4, -4, times: 500).offset(from: usual)
        #expect(far == TouchPoint(x: 1, y: -1.32))
        #expect(taught(40, 0, times: 500) == TouchHabit() && taught(.nan, 0, times: 5) == TouchHabit())
    }

    @Test("It forgets: what a hand did long ago counts less than what it does now")
    func forgets() {
        var habit = taught(0.8, 0, times: 1000)
        for _ in 0..<600 { habit.confirm(TouchPoint(x: -0.8, y: 0)) }
        #expect(habit.offset(from: usual).x < -0.5 && habit.count <= 200)
    }

    @Test("It is kept as three numbers; others are none")
    func isKept() {
        let habit = taught(0.6, 0.2, times: 30)
        #expect(TouchHabit(kept: habit.kept) == habit)
        for wrong in [[], [1, 2], [-1, 0, 0], [1, .nan, 0], [1e9, 0, 0]] { #expect(TouchHabit(kept: wrong) == nil) }
    }

    @Test("A person whose touches land low is understood better with it")
    func helps() {
        let column = [
            TouchControl(TouchShape(x: 0, y: 0, width: 7, height: 7)),
            TouchControl(TouchShape(x: 0, y: 9, width: 7, height: 7)),
        ]
        let touch = TouchPoint(x: 3.5, y: 8.1)
        #expect(TouchResolver().target(of: touch, among: column) == 1)
        #expect(TouchResolver(habit: taught(0, 0.9, times: 400)).target(of: touch, among: column) == 0)
    }
}

import Nod
import Testing

@testable import NodPerforming

@Suite("Marks of touch targets")
struct TouchMarksTests {
    private static func place(
        _ x: Double,
        side: Double,
        _ role: TouchPlace.Role = .control(.action)
    ) -> TouchPlace {
        TouchPlace(x: x, y: 0, width: side, height: side, role: role)
    }

    private func marks(
        _ places: [TouchPlace],
        _ population: TouchPopulation?,
        _ profile: Profile = .standard
    ) -> TouchMarks {
        TouchMarks(of: places.map { ($0, profile) }, missedBy: population, on: .phone)
    }

    @Test("Without people, each area has its size alone")
    func sizes() {
        let marks = marks([Self.place(0, side: 44), Self.place(60, side: 24)], nil)
        #expect(marks.marks.map(\.caption) == ["44 × 44", "24 × 24 < 44"])
        #expect(marks.marks.map(\.isTooSmall) == [false, true])
        #expect(!marks.marks.contains { $0.isWorst } && marks.summary.isEmpty)
    }

    @Test("With people, each area says how often it is missed, as the engine's model has it")
    func missed() {
        let (small, large) = (Self.place(0, side: 24), Self.place(100, side: 64))
        let scale = TouchDevice.phone.pointsPerMillimeter
        let control = TouchControl(TouchShape(x: 0, y: 0, width: 24 / scale, height: 24 / scale))
        let share = TouchPopulation.hurried.model.outcome(of: 0, among: [control]).missed
        let shares = MissedTouches(of: [small, large], by: .hurried, on: .phone).shares
        #expect(abs(shares[0]! - share) < 0.001 && shares[1]! < 0.005)
        #expect(
            marks([small, large], .hurried).marks.map(\.caption) == [
                "24 × 24 < 44, 30.5 % missed (#1)", "64 × 64, 0.2 % missed (#2)",
            ]
        )
    }

    @Test("The five that are missed most are named, the worst first; what nobody misses is not")
    func worst() {
        let sides: [Double] = [40, 20, 36, 16, 32, 24, 28]
        let places = sides.enumerated().map { Self.place(Double($0) * 200, side: $1) }
        let marks = marks(places + [Self.place(1500, side: 200)], .usual)
        #expect(marks.marks.indices.filter { marks.marks[$0].isWorst } == [1, 3, 4, 5, 6])
        #expect(marks.summary.map { $0.prefix(3) } == ["Mis", "#1:", "#2:", "#3:", "#4:", "#5:"])
        #expect(marks.summary[1].hasSuffix("16 × 16 < 44") && marks.summary[2].hasSuffix("20 × 20 < 44"))
        #expect(self.marks([Self.place(0, side: 200)], .careful).summary == ["Nothing missed by “careful”"])
    }

    @Test("What is guessed says so", arguments: TouchPopulation.allCases)
    func assumed(population: TouchPopulation) {
        let title = marks([Self.place(0, side: 24)], population).summary[0]
        #expect(title == "Missed most by “\(population)”\(population.isAssumed ? " (assumed)" : "")")
    }

    @Test("A neighbour that takes touches adds to the misses of what is below; a toast or container is no target")
    func neighbours() {
        let card = TouchPlace(x: 0, y: 0, width: 100, height: 60, role: .control(.action))
        let check = Self.place(40, side: 24)
        let alone = MissedTouches(of: [card], by: .usual, on: .phone).shares
        let covered = MissedTouches(of: [card, check], by: .usual, on: .phone).shares
        #expect(covered[0]! > alone[0]! + 0.1)
        let separate = Self.place(40, side: 24, .separate)
        #expect(MissedTouches(of: [card, separate], by: .usual, on: .phone).shares == [alone[0], nil])
        #expect(marks([card, separate], .usual).marks.count == 1)
    }
}

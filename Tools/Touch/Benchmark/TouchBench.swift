import Foundation
import Nod

/// How well real touches are understood, beside padding: `touch-bench FILE`, with `touches.csv` of Documentation/Research/Touch.md.
@main
struct TouchBench {
    static func main() throws {
        let attempts = try Attempt.read(CommandLine.arguments[1])
        let people = Set(attempts.map(\.person))
        print("\(attempts.count) first attempts of \(people.count) people, in %")
        print("drawn   ", shares(attempts) { $0.nearest(within: 0) })
        // The largest that does not overlap.
        print("padding ", shares(attempts) { $0.nearest(within: Attempt.gap / 2) })
        print("centre  ", shares(attempts) { $0.nearest(within: .infinity) })
        print("resolver", shares(attempts) { TouchResolver().target(of: $0.place, among: $0.controls) })
        // With one person left out.
        let others = people.map { person in
            (person, TouchResolver(model: TouchModel(fitting: attempts.filter { $0.person != person })))
        }
        let fitted = Dictionary(uniqueKeysWithValues: others)
        print("fitted  ", shares(attempts) { fitted[$0.person]!.target(of: $0.place, among: $0.controls) })
        print("The model fitted to all:", TouchModel(fitting: attempts))
    }

    /// - Parameter answer: the index of the control that is given a touch; 0 is what was aimed at.
    private static func shares(_ attempts: [Attempt], _ answer: (Attempt) -> Int?) -> String {
        let answers = attempts.map(answer)
        func share(_ isCounted: (Int?) -> Bool) -> String {
            String(format: "%.1f", 100 * Double(answers.count(where: isCounted)) / Double(answers.count))
        }
        return "right \(share { $0 == 0 }) none \(share { $0 == nil }) wrong \(share { $0 ?? 0 > 0 })"
    }
}

/// A first attempt at a round target that has neighbours.
struct Attempt {
    let person: String
    /// Diameter of the target, in millimetres.
    let target: Double
    /// From the target's centre.
    let place: TouchPoint
    /// The target, then its neighbours.
    let controls: [TouchControl]

    /// Millimetres between target and neighbours.
    static let gap = 0.5

    /// Of the controls that are near enough, the one whose centre is nearest.
    func nearest(within reach: Double) -> Int? {
        func away(_ index: Int) -> Double {
            let shape = controls[index].shape
            return hypot(place.x - shape.x - shape.width / 2, place.y - shape.y - shape.height / 2)
        }
        return controls.indices.filter { controls[$0].shape.distance(x: place.x, y: place.y) <= reach }
            .min { away($0) < away($1) }
    }

    /// Without practice, which are sets 0 and 1, and without what is more than 15 mm off: it was aimed at something else.
    static func read(_ path: String) throws -> [Attempt] {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
            .map { $0.split(separator: ",").map(String.init) }
        return lines.dropFirst().compactMap { line in
            let fields = Dictionary(uniqueKeysWithValues: zip(lines[0], line))
            func number(_ column: String) -> Double { Double(fields[column]!)! }
            let place = TouchPoint(x: number("dx_mm"), y: number("dy_mm"))
            guard number("set") >= 2, number("attempt") == 1, hypot(place.x, place.y) <= 15 else { return nil }
            let (target, neighbor, sides) = (number("target_mm"), number("neighbour_mm"), fields["neighbours"]!)
            let away = (target + neighbor) / 2 + gap
            var circles = [(0.0, 0.0, target)]
            if sides.contains("lr") { circles += [(-away, 0, neighbor), (away, 0, neighbor)] }
            if sides.contains("tb") { circles += [(0, -away, neighbor), (0, away, neighbor)] }
            let controls = circles.map { TouchControl(TouchShape(centerX: $0, centerY: $1, diameter: $2)) }
            return Attempt(person: fields["person"]!, target: target, place: place, controls: controls)
        }
    }
}

extension TouchModel {
    /// The mean along, and in each direction the spread of the greatest likelihood. Across, an offset is that of one hand.
    init(fitting attempts: [Attempt]) {
        let offset = TouchPoint(x: 0, y: attempts.map(\.place.y).reduce(0, +) / Double(attempts.count))
        self.init(
            horizontal: Spread(fitting: attempts.map { ($0.target, $0.place.x - offset.x) }),
            vertical: Spread(fitting: attempts.map { ($0.target, $0.place.y - offset.y) }),
            offset: offset
        )
    }
}

extension TouchModel.Spread {
    /// Variances σa² + αL², weighted again until they are their own weights.
    init(fitting touches: [(length: Double, away: Double)]) {
        var (base, growth) = (1.0, 0.01)
        for _ in 0..<100 {
            var (w, wl, wll, wv, wlv) = (0.0, 0.0, 0.0, 0.0, 0.0)
            for (length, away) in touches {
                let square = length * length
                let variance = base + growth * square
                let weight = 1 / (variance * variance)
                w += weight
                wl += weight * square
                wll += weight * square * square
                wv += weight * away * away
                wlv += weight * square * away * away
            }
            let determinant = w * wll - wl * wl
            guard determinant > 0 else { break }
            base = max((wll * wv - wl * wlv) / determinant, 0.01)
            growth = max((w * wlv - wl * wv) / determinant, 0)
        }
        self.init(base: base.squareRoot(), growth: growth)
    }
}

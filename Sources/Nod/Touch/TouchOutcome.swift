/// What becomes of the touches that are aimed at one control. The three shares make 1.
public struct TouchOutcome: Sendable, Equatable {
    /// The share that finds it.
    public var hit: Double
    /// The share that finds nothing.
    public var none: Double
    /// The share that finds another control.
    public var other: Double

    /// The share that does not find it.
    public var missed: Double { none + other }
}

extension TouchModel {
    /// What becomes of touches aimed at the control at `index`, each taken by the topmost that it lands on: later ones lie
    /// above earlier ones. Integrated: exact to .1 per cent.
    ///
    /// What lies above the target, as its own part or as a cover, takes its touches.
    public func outcome(of index: Int, among controls: [TouchControl]) -> TouchOutcome {
        let straight = TouchIntegral(self, of: index, among: controls, slips: false).outcome
        guard slipShare > 0 else { return straight }
        let slipped = TouchIntegral(self, of: index, among: controls, slips: true).outcome
        func both(_ part: Double, _ slip: Double) -> Double { part + slipShare * (slip - part) }
        return TouchOutcome(
            hit: both(straight.hit, slipped.hit),
            none: both(straight.none, slipped.none),
            other: both(straight.other, slipped.other)
        )
    }
}

/// Adds up where touches land, line by line: exactly along each, by Gauss and Legendre from line to line.
private struct TouchIntegral {
    private let landing: (x: TouchLanding, y: TouchLanding)
    private let middle: TouchPoint
    /// Those that can be reached, and the target's place among them.
    private var shapes: [TouchShape] = []
    private var target = 0

    /// Beyond this many σ lies less than .00001 per cent.
    private static let far = 5.5

    /// Strips from line to line, at most: more would be metres, over which touches are spread evenly.
    private static let mostStrips = 500.0

    init(_ model: TouchModel, of index: Int, among controls: [TouchControl], slips: Bool) {
        let aim = controls[index].shape
        landing = model.landing(on: aim, slips: slips)
        middle = TouchPoint(x: aim.centerX + model.offset.x, y: aim.centerY + model.offset.y)
        let reach = (
            x: landing.x.core + Self.far * landing.x.sigma, y: landing.y.core + Self.far * landing.y.sigma
        )
        for (place, control) in controls.enumerated() {
            let shape = control.shape
            guard (shape.centerX - middle.x).magnitude < reach.x + shape.width / 2,
                (shape.centerY - middle.y).magnitude < reach.y + shape.height / 2
            else { continue }
            if place == index { target = shapes.count }
            shapes.append(shape)
        }
    }

    var outcome: TouchOutcome {
        var hit = 0.0
        var other = 0.0
        let lines = edges
        for place in lines.indices.dropFirst() where lines[place] > lines[place - 1] {
            let (top, bottom) = (lines[place - 1], lines[place])
            let strips = Int(min((bottom - top) / landing.y.sigma, Self.mostStrips)) + 1
            let half = (bottom - top) / Double(strips) / 2
            for strip in 0..<strips {
                let center = top + half * Double(2 * strip + 1)
                for (at, weight) in Self.points {
                    let y = center + half * at
                    let share = weight * half * landing.y.density(at: y - middle.y)
                    let line = shares(at: y)
                    hit += share * line.hit
                    other += share * line.other
                }
            }
        }
        return TouchOutcome(hit: hit, none: max(1 - hit - other, 0), other: other)
    }

    /// Of Gauss and Legendre, five to a strip: their places and weights.
    private static let points: [(Double, Double)] = [
        (0, 0.5688888888888889), (-0.5384693101056831, 0.47862867049936647), (0.5384693101056831, 0.47862867049936647),
        (-0.906179845938664, 0.23692688505618908), (0.906179845938664, 0.23692688505618908),
    ]

    /// Where a shape begins, is straight, bends or ends, from above to below.
    private var edges: [Double] {
        let reach = landing.y.core + Self.far * landing.y.sigma
        let (first, last) = (middle.y - reach, middle.y + reach)
        var edges = [first, last]
        for shape in shapes {
            let (top, bottom) = (shape.y, shape.y + shape.height)
            for edge in [top, top + shape.radius, bottom - shape.radius, bottom] where edge > first && edge < last {
                edges.insertInOrder(edge)
            }
        }
        return edges
    }

    /// The target's and the others' shares of a line.
    private func shares(at y: Double) -> (hit: Double, other: Double) {
        var edges: [Double] = []
        // Those that the line crosses: few of many.
        var crossed: [Int] = []
        var reaches: [Double] = []
        for (place, shape) in shapes.enumerated() {
            guard let reach = shape.reach(at: y), reach > 0 else { continue }
            crossed.append(place)
            reaches.append(reach)
            edges.insertInOrder(shape.centerX - reach)
            edges.insertInOrder(shape.centerX + reach)
        }
        var hit = 0.0
        var other = 0.0
        var before = edges.isEmpty ? 0 : landing.x.share(below: edges[0] - middle.x)
        for place in edges.indices.dropFirst() {
            let share = landing.x.share(below: edges[place] - middle.x)
            let x = (edges[place - 1] + edges[place]) / 2
            if let owner = crossed.indices.last(where: { (x - shapes[crossed[$0]].centerX).magnitude < reaches[$0] }) {
                if crossed[owner] == target { hit += share - before } else { other += share - before }
            }
            before = share
        }
        return (hit, other)
    }
}

extension [Double] {
    fileprivate mutating func insertInOrder(_ value: Double) {
        var place = count
        while place > 0, self[place - 1] > value { place -= 1 }
        insert(value, at: place)
    }
}

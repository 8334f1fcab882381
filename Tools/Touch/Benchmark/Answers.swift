import Nod

extension Attempt {
    /// Millimetres between target and neighbours.
    static let gap = 0.5

    /// The target, then its neighbours.
    var controls: [TouchControl] {
        let away = (target + neighbor) / 2 + Self.gap
        var places = [(0.0, 0.0, target)]
        if isBesides { places += [(-away, 0, neighbor), (away, 0, neighbor)] }
        if isAboveAndBelow { places += [(0, -away, neighbor), (0, away, neighbor)] }
        return places.map { x, y, diameter in
            TouchControl(TouchShape(centerX: x, centerY: y, diameter: diameter))
        }
    }
}

/// Ways to tell which control a touch was meant for.
enum Answerer {
    case drawn, padding, edge, centre
    case nod(TouchResolver)

    /// The index of the control; nil for none.
    func answer(to attempt: Attempt) -> Int? {
        let controls = attempt.controls
        let touch = TouchPoint(x: attempt.x, y: attempt.y)
        func nearest(_ distance: (TouchShape) -> Double) -> (index: Int, distance: Double)? {
            controls.enumerated().map { ($0.offset, distance($0.element.shape)) }.min { $0.1 < $1.1 }
        }
        func within(_ reach: Double) -> Int? {
            nearest { $0.distance(x: touch.x, y: touch.y) }.flatMap { $0.distance <= reach ? $0.index : nil }
        }
        switch self {
        case .drawn: return within(0)
        // The largest that does not overlap.
        case .padding: return within(Attempt.gap / 2)
        case .edge: return within(.infinity)
        case .centre:
            return nearest { shape in
                let (x, y) = (touch.x - shape.x - shape.width / 2, touch.y - shape.y - shape.height / 2)
                return (x * x + y * y).squareRoot()
            }?.index
        case .nod(let resolver): return resolver.target(of: touch, among: controls)
        }
    }
}

/// How many touches were understood, in per cent.
struct Tally: CustomStringConvertible {
    private var right = 0
    private var none = 0
    private var wrong = 0

    init(_ answerer: Answerer, _ attempts: [Attempt]) {
        for attempt in attempts { count(answerer.answer(to: attempt)) }
    }

    private mutating func count(_ answer: Int?) {
        if answer == 0 { right += 1 } else if answer == nil { none += 1 } else { wrong += 1 }
    }

    static func + (one: Tally, other: Tally) -> Tally {
        var sum = one
        sum.right += other.right
        sum.none += other.none
        sum.wrong += other.wrong
        return sum
    }

    var description: String {
        func percent(_ part: Int) -> String { (100 * Double(part) / Double(max(right + none + wrong, 1))).digits(1) }
        return "right \(percent(right)) none \(percent(none)) wrong \(percent(wrong))"
    }
}

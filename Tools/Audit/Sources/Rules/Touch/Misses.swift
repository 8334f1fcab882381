import Nod

/// How often people would miss a target of a known size on a phone, as a clause of a message.
///
/// ```swift
/// Misses.Size(width: 24, height: 24).map(Misses.init(of:))?.said
/// // adults would miss it with 17 % of their touches, children with 52 % (assumed)
/// ```
///
/// Targets count as rectangles: round ones are missed more often. Source: Documentation/Touch.md.
struct Misses {
    /// Points.
    struct Size: Equatable {
        let width: Double
        let height: Double

        /// nil where a side is not known, or is no size of a screen.
        init?(width: Double?, height: Double?) {
            guard let width, let height, Misses.lengths.contains(width), Misses.lengths.contains(height) else {
                return nil
            }
            (self.width, self.height) = (width, height)
        }
    }

    private static let lengths = 0.0...10_000

    private let adults: TouchOutcome
    private let children: TouchOutcome
    private let hasNeighbour: Bool

    /// Of a target with nothing near it.
    init(of size: Size) {
        self.init(0, of: [Self.control(size, x: 0, y: 0)])
    }

    /// Of the one of two targets whose touches hit the other more often; `gap` points are between them, their middles in line.
    init?(of one: Size, and other: Size, gap: Double, inRow: Bool) {
        guard Self.lengths.contains(gap.magnitude) else { return nil }
        let controls = [
            Self.control(one, x: -one.width / 2, y: -one.height / 2),
            inRow
                ? Self.control(other, x: one.width / 2 + gap, y: -other.height / 2)
                : Self.control(other, x: -other.width / 2, y: one.height / 2 + gap),
        ]
        let (first, second) = (Self(0, of: controls), Self(1, of: controls))
        self = second.isWorse(than: first) ? second : first
    }

    private init(_ index: Int, of controls: [TouchControl]) {
        adults = TouchPopulation.usual.model.outcome(of: index, among: controls)
        children = TouchPopulation.child.model.outcome(of: index, among: controls)
        hasNeighbour = controls.count > 1
    }

    private static func control(_ size: Size, x: Double, y: Double) -> TouchControl {
        TouchControl(TouchDevice.phone.shape(x: x, y: y, width: size.width, height: size.height))
    }

    /// More of its touches hit the neighbour.
    func isWorse(than other: Self) -> Bool { adults.other > other.adults.other }
}

extension Misses {
    var said: String {
        let assumed = TouchPopulation.child.isAssumed ? " (assumed)" : ""
        let (missed, others) = (Self.percent(children.missed), Self.percent(children.other))
        return hasNeighbour
            ? "adults would miss one with \(Self.percent(adults.missed)) of their touches and hit the other with "
                + "\(Self.percent(adults.other)), children with \(missed) and \(others)\(assumed)"
            : "adults would miss it with \(Self.percent(adults.missed)) of their touches, "
                + "children with \(missed)\(assumed)"
    }

    /// Tenths below ten, since there they matter.
    private static func percent(_ share: Double) -> String {
        share < 0.0995 ? "\((share * 1000).rounded() / 10) %" : "\(Int((share * 100).rounded())) %"
    }
}

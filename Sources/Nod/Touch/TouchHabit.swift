/// How far from the middle of what they hit a person's touches land: learnt from confirmed taps, and never much.
///
/// For one device, kept there, and only where the person wants it: `TouchResolver` has none unless it is given one.
public struct TouchHabit: Sendable, Equatable {
    /// Confirmed taps, as far as they count.
    public private(set) var count = 0.0
    private var sum = TouchPoint(x: 0, y: 0)

    /// Older taps fade: a hand may change.
    private static let memory = 200.0
    /// As many taps have to say the same as the model's own figure counts for.
    private static let patience = 40.0
    /// Millimetres in each direction, from the model's own.
    private static let most = 1.0

    public init() {}

    /// What `kept` gave once; nil for anything else.
    public init?(kept: [Double]) {
        guard kept.count == 3, kept.allSatisfy({ $0.isFinite }), kept[0] >= 0, kept[0] <= Self.memory else {
            return nil
        }
        count = kept[0]
        sum = TouchPoint(x: kept[1], y: kept[2])
    }

    /// To be kept on the device.
    public var kept: [Double] { [count, sum.x, sum.y] }

    /// A tap that stood: it was answered, and not undone.
    ///
    /// - Parameter touch: from the centre of what it hit, in millimetres.
    public mutating func confirm(_ touch: TouchPoint) {
        guard touch.x.magnitude < TouchModel.longest, touch.y.magnitude < TouchModel.longest else { return }
        if count >= Self.memory {
            let fade = (Self.memory - 1) / count
            (count, sum) = (count * fade, TouchPoint(x: sum.x * fade, y: sum.y * fade))
        }
        (count, sum) = (count + 1, TouchPoint(x: sum.x + touch.x, y: sum.y + touch.y))
    }

    /// Where this person's touches land, begun from everybody's.
    func offset(from usual: TouchPoint) -> TouchPoint {
        func learnt(_ usual: Double, _ sum: Double) -> Double {
            let own = (sum + Self.patience * usual) / (count + Self.patience)
            return min(max(own, usual - Self.most), usual + Self.most)
        }
        return TouchPoint(x: learnt(usual.x, sum.x), y: learnt(usual.y, sum.y))
    }
}

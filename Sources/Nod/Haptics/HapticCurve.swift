/// A parameter over a pattern's time: multiplies the intensity of its events, or is added to their sharpness.
///
/// ```swift
/// let fade = HapticCurve(.intensity, [.init(time: 0, value: 1), .init(time: 0.2, value: 0)])
/// ```
///
/// Without effect before its first point, linear in between, constant after the last. Source: Documentation/Sources.md,
/// AHAP.
public struct HapticCurve: Sendable, Equatable {
    public enum Parameter: Int32, Sendable, CaseIterable {
        /// Factors, 0…1.
        case intensity = 0
        /// Added, −1…1.
        case sharpness = 1
    }

    public struct Point: Sendable, Equatable {
        public var time: Double
        public var value: Double

        public init(time: Double, value: Double) {
            self.time = time
            self.value = value
        }
    }

    public var parameter: Parameter
    public var points: [Point]

    public init(_ parameter: Parameter, _ points: [Point]) {
        self.parameter = parameter
        self.points = points
    }
}

extension HapticCurve {
    /// The value at a time in seconds; `nil` before the curve begins.
    public func value(at time: Double) -> Double? {
        let place = place { $0.time <= time }
        guard place > 0 else { return nil }
        let last = points[place - 1]
        guard place < points.count else { return last.value }
        let next = points[place]
        return last.value + (next.value - last.value) * (time - last.time) / (next.time - last.time)
    }

    /// The first point that isn't past, by binary search.
    func place(whereNot isPast: (Point) -> Bool) -> Int {
        var (low, high) = (0, points.count)
        while low < high {
            let middle = (low + high) / 2
            if isPast(points[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The curve in pieces of at most `count` points, each starting where the last one ends. Core Haptics reads at most
    /// 16: Documentation/Sources.md, AHAP.
    public func pieces(of count: Int = HapticPattern.mostCurvePoints) -> [HapticCurve] {
        guard points.count > count, count > 1 else { return [self] }
        var pieces: [HapticCurve] = []
        var start = 0
        while start < points.count - 1 {
            let end = min(start + count, points.count)
            pieces.append(HapticCurve(parameter, Array(points[start..<end])))
            start = end - 1
        }
        return pieces
    }
}

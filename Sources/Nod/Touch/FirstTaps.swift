/// How often the first tap at something led to an answer that stood.
///
/// ```swift
/// let taps = FirstTaps([
///     AnsweredTouch(time: 0, place: TouchPoint(x: 20, y: 31), answer: .none),
///     AnsweredTouch(time: 0.8, place: TouchPoint(x: 20, y: 28), answer: .control(7)),
/// ])
/// print(taps.success ?? 1, taps.touches[1].isRetry) // 0.0 true
/// ```
///
/// A touch that nothing answers and that nothing follows was perhaps aimed at nothing: it is not counted.
///
/// Source: Documentation/Touch.md, First taps.
public struct FirstTaps: Sendable, Equatable {
    public enum Verdict: Int32, Sendable, CaseIterable {
        /// Dead, and nothing shows that it was aimed at anything.
        case aimless = 0
        /// The first touch at something, answered, and the answer stood.
        case success = 1
        /// The first touch at something, dead.
        case missed = 2
        /// The first touch at something, answered, and the answer was undone.
        case wrong = 3
        /// A touch at the same thing after one that was dead.
        case again = 4

        /// Whether it is a first touch at something: those that success is a share of.
        public var isFirst: Bool { self == .success || self == .missed || self == .wrong }
    }

    /// A touch with its verdict, in the order of those that were judged.
    public struct Touch: Sendable, Equatable {
        public var verdict: Verdict
        /// The control that it was aimed at, as far as that is known.
        public var control: Int32?
        /// It hit what a dead touch before had missed.
        public var isRetry = false
        /// It was the fourth of four touches in the same place.
        public var isRage = false
        /// Its answer was undone.
        public var isUndone = false
    }

    public private(set) var touches: [Touch]

    // Seconds, and millimetres.
    static let retryTime = 2.0
    static let retryDistance = 12.0
    static let rageCount = 4
    static let rageTime = 1.0
    /// 44 points of a phone.
    static let rageDistance = 44 / TouchDevice.phone.pointsPerMillimeter
    static let undoTime = 3.0

    /// - Parameter answered: in the order of their times.
    public init(_ answered: [AnsweredTouch]) {
        touches = []
        for touch in answered {
            let isTapped = touch.place != nil && !touch.isDead
            touches.append(Touch(verdict: isTapped ? .success : .aimless, control: touch.control))
        }
        for place in answered.indices {
            judgeUndo(place, answered)
            judgeRetry(place, answered)
        }
        judgeRage(answered)
    }

    /// The share of first touches that were answered, with an answer that stood; nil where there was none.
    public var success: Double? {
        let first = touches.filter { $0.verdict.isFirst }
        guard !first.isEmpty else { return nil }
        return Double(first.filter { $0.verdict == .success }.count) / Double(first.count)
    }

    /// The latest answer before it that stood.
    private mutating func judgeUndo(_ undo: Int, _ answered: [AnsweredTouch]) {
        guard case .undo(let control) = answered[undo].answer else { return }
        var place = undo
        while place > 0 {
            place -= 1
            let touch = answered[place]
            guard answered[undo].follows(touch, within: Self.undoTime) else { return }
            guard !touch.isDead, touch.place != nil, !touches[place].isUndone,
                control == nil || touch.control == control
            else { continue }
            touches[place].isUndone = true
            if touches[place].verdict == .success { touches[place].verdict = .wrong }
            return
        }
    }

    /// A dead touch was aimed at what is hit next, close to it and soon.
    private mutating func judgeRetry(_ dead: Int, _ answered: [AnsweredTouch]) {
        guard answered[dead].isDead else { return }
        var place = dead + 1
        while place < answered.count, answered[place].follows(answered[dead], within: Self.retryTime) {
            let touch = answered[place]
            if !touch.isDead, touch.isNear(answered[dead], by: Self.retryDistance) {
                touches[dead].verdict = touches[place].isRetry ? .again : .missed
                touches[dead].control = touch.control
                touches[place].verdict = .again
                touches[place].isRetry = true
                return
            }
            place += 1
        }
    }

    private mutating func judgeRage(_ answered: [AnsweredTouch]) {
        var first = 0
        while first < answered.count {
            guard let fourth = rage(from: first, answered) else {
                first += 1
                continue
            }
            touches[fourth].isRage = true
            // Nobody touches nothing so often: the first of those that found nothing was aimed at something.
            var isAimed = false
            for place in first...fourth
            where touches[place].verdict == .aimless && answered[place].isNear(answered[first], by: Self.rageDistance) {
                touches[place].verdict = isAimed ? .again : .missed
                isAimed = true
            }
            first = fourth + 1
        }
    }

    /// The fourth of four touches where the first one is.
    private func rage(from first: Int, _ answered: [AnsweredTouch]) -> Int? {
        var count = 0
        var place = first
        while place < answered.count, answered[place].follows(answered[first], within: Self.rageTime) {
            if answered[place].isNear(answered[first], by: Self.rageDistance) { count += 1 }
            if count == Self.rageCount { return place }
            place += 1
        }
        return nil
    }
}

extension AnsweredTouch {
    fileprivate func follows(_ other: AnsweredTouch, within seconds: Double) -> Bool {
        time >= other.time && time - other.time <= seconds
    }

    fileprivate func isNear(_ other: AnsweredTouch, by distance: Double) -> Bool {
        guard let place, let origin = other.place else { return false }
        let (x, y) = (place.x - origin.x, place.y - origin.y)
        return x * x + y * y <= distance * distance
    }
}

/// A touch, and what answered it.
public struct AnsweredTouch: Sendable, Equatable {
    public enum Answer: Sendable, Equatable {
        /// Nothing, or something disabled.
        case none
        /// A control, by its number.
        case control(Int32)
        /// An Undo of the answer of a control; nil: of the latest answer.
        case undo(of: Int32?)
    }

    /// Seconds, since any instant.
    public var time: Double
    /// Millimetres on the screen; nil for an answer to a key.
    public var place: TouchPoint?
    public var answer: Answer

    public init(time: Double, place: TouchPoint?, answer: Answer) {
        self.time = time
        self.place = place
        self.answer = answer
    }
}

/// How often the first tap at something led to an answer that stood, and how often a second one was needed.
///
/// ```swift
/// let taps = FirstTaps([
///     AnsweredTouch(time: 0, place: TouchPoint(x: 20, y: 31), answer: .none),
///     AnsweredTouch(time: 0.8, place: TouchPoint(x: 20, y: 28), answer: .control(7)),
/// ])
/// print(taps.count, taps.successes, taps.retries) // 1 0 1
/// ```
///
/// A touch that nothing answers and that no retry follows was perhaps aimed at nothing: it is not counted.
///
/// Source: Documentation/Touch.md, First taps.
public struct FirstTaps: Sendable, Equatable {
    /// First touches at something.
    public private(set) var count = 0
    /// Those that were answered, with an answer that was not undone.
    public private(set) var successes = 0
    /// Hits after a touch that nothing answered.
    public private(set) var retries = 0

    // Seconds and millimetres; assumed.
    private static let retryTime = 2.0
    private static let retryDistance = 12.0
    private static let undoTime = 3.0

    /// - Parameter touches: in the order of their times.
    public init(_ touches: [AnsweredTouch]) {
        // Hits whose answer may still be undone, and touches that a hit may still turn out to retry.
        var hits: [(touch: AnsweredTouch, control: Int32?, isFirst: Bool)] = []
        var dead: [AnsweredTouch] = []
        for touch in touches {
            let control: Int32?
            switch touch.answer {
            case .none:
                dead.append(touch)
                continue
            case .control(let number): control = number
            case .undo(let number):
                control = number
                let undone = hits.lastIndex {
                    touch.follows($0.touch, within: Self.undoTime) && (number == nil || $0.control == number)
                }
                if let undone, hits.remove(at: undone).isFirst { successes -= 1 }
            }
            guard touch.place != nil else { continue }
            let missed = dead.count
            dead.removeAll {
                touch.follows($0, within: Self.retryTime) && touch.isNear($0, within: Self.retryDistance)
            }
            let isFirst = dead.count == missed
            count += 1
            if isFirst { successes += 1 } else { retries += 1 }
            hits.append((touch, control, isFirst))
        }
    }
}

extension AnsweredTouch {
    fileprivate func follows(_ other: AnsweredTouch, within seconds: Double) -> Bool {
        time >= other.time && time - other.time <= seconds
    }

    fileprivate func isNear(_ other: AnsweredTouch, within distance: Double) -> Bool {
        guard let place, let origin = other.place else { return false }
        let (x, y) = (place.x - origin.x, place.y - origin.y)
        return x * x + y * y <= distance * distance
    }
}

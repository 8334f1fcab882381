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
/// Source: Documentation/Research/Touch.md, First taps.
public struct FirstTaps: Sendable, Equatable {
    /// First touches at something.
    public private(set) var count = 0
    /// Those that were answered, with an answer that was not undone.
    public private(set) var successes = 0
    /// Hits after a touch that nothing answered.
    public private(set) var retries = 0

    // Seconds and millimetres; assumed.
    fileprivate static let retryTime = 2.0
    fileprivate static let retryDistance = 12.0
    fileprivate static let undoTime = 3.0

    /// - Parameter touches: in the order of their times.
    public init(_ touches: [AnsweredTouch]) {
        // A number for each touch, because lists of the touches cost half as much code again.
        var states = [Int](repeating: State.over, count: touches.count)
        for index in 0..<touches.count {
            let touch = touches[index]
            if touch.answer == .none { states[index] = State.unanswered }
            if case .undo(let number) = touch.answer {
                var earlier = index - 1
                while earlier >= 0, !(states[earlier] >= State.retry && touch.undoes(touches[earlier], number)) {
                    earlier -= 1
                }
                if earlier >= 0 {
                    if states[earlier] == State.first { successes -= 1 }
                    states[earlier] = State.over
                }
            }
            guard touch.answer != .none, touch.place != nil else { continue }
            states[index] = State.first
            for earlier in 0..<index where states[earlier] == State.unanswered && touch.retries(touches[earlier]) {
                states[earlier] = State.over
                states[index] = State.retry
            }
            count += 1
            if states[index] == State.first { successes += 1 } else { retries += 1 }
        }
    }

    private enum State {
        static let over = 0
        /// A hit may still turn out to retry it.
        static let unanswered = 1
        /// Hits whose answer may still be undone.
        static let retry = 2
        static let first = 3
    }
}

extension AnsweredTouch {
    /// Whether it takes back the answer of an earlier touch; `nil`: of any control.
    fileprivate func undoes(_ other: AnsweredTouch, _ number: Int32?) -> Bool {
        follows(other, within: FirstTaps.undoTime) && (number == nil || other.control == number)
    }

    fileprivate func retries(_ other: AnsweredTouch) -> Bool {
        follows(other, within: FirstTaps.retryTime) && isNear(other, within: FirstTaps.retryDistance)
    }

    /// The control whose answer it was.
    private var control: Int32? {
        switch answer {
        case .none: nil
        case .control(let number): number
        case .undo(let number): number
        }
    }

    private func follows(_ other: AnsweredTouch, within seconds: Double) -> Bool {
        time >= other.time && time - other.time <= seconds
    }

    private func isNear(_ other: AnsweredTouch, within distance: Double) -> Bool {
        guard let place, let origin = other.place else { return false }
        let (x, y) = (place.x - origin.x, place.y - origin.y)
        return x * x + y * y <= distance * distance
    }
}

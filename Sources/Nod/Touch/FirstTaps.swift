/// A touch or a key, and what it led to.
struct AnsweredTouch {
    enum Answer: Equatable {
        /// Nothing, or something disabled.
        case none
        case control(Int32)
        /// Undoes the answer of a control; `nil`: the latest answer.
        case undo(of: Int32?)
    }

    /// Seconds since any fixed time.
    var time: Double
    /// Millimetres; `nil` for a key.
    var place: TouchPoint?
    var answer: Answer
}

/// How often the first tap led to an answer that wasn't undone, and how often a second was needed.
///
/// Ignores unanswered touches without a retry: they may have been aimed at nothing. Source:
/// Documentation/Research/Touch.md, First taps.
struct FirstTaps {
    private(set) var count = 0
    private(set) var successes = 0
    /// Hits after an unanswered touch.
    private(set) var retries = 0

    // Seconds and millimetres; assumed.
    fileprivate static let retryTime = 2.0
    fileprivate static let retryDistance = 12.0
    fileprivate static let undoTime = 3.0

    init<Touches: RandomAccessCollection<AnsweredTouch>>(_ touches: Touches) where Touches.Index == Int {
        // A number per touch, because lists of touches would take 50 % more code.
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
        static let unanswered = 1
        /// Hits whose answer may still be undone.
        static let retry = 2
        static let first = 3
    }
}

extension AnsweredTouch {
    /// Whether it undoes an earlier touch's answer; a `nil` number matches any control.
    fileprivate func undoes(_ other: AnsweredTouch, _ number: Int32?) -> Bool {
        follows(other, within: FirstTaps.undoTime) && (number == nil || other.control == number)
    }

    fileprivate func retries(_ other: AnsweredTouch) -> Bool {
        guard follows(other, within: FirstTaps.retryTime), let place, let origin = other.place else { return false }
        let (x, y) = (place.x - origin.x, place.y - origin.y)
        return x * x + y * y <= FirstTaps.retryDistance * FirstTaps.retryDistance
    }

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
}

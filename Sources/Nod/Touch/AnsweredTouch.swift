/// A touch, and what answered it: what `FirstTaps` judges.
public struct AnsweredTouch: Sendable, Equatable {
    public enum Answer: Sendable, Equatable {
        /// Nothing, or something disabled.
        case none
        /// A control, by a number of its own.
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

    var isDead: Bool {
        if case .none = answer { true } else { false }
    }
    var control: Int32? {
        switch answer {
        case .none: nil
        case .control(let control): control
        case .undo(let control): control
        }
    }
}

/// What a moment feels and sounds like in place of what it would.
public struct Replacement: Sendable, Equatable {
    public var moment: Moment
    public var haptic: Change<Haptic>
    public var sound: Change<Sound>

    public init(_ moment: Moment, haptic: Change<Haptic> = .kept, sound: Change<Sound> = .kept) {
        self.moment = moment
        self.haptic = haptic
        self.sound = sound
    }

    public enum Change<Value: Sendable & Equatable>: Sendable, Equatable {
        case kept
        /// Neither felt nor heard.
        case removed
        case replaced(Value)

        /// What is there after the change of what `asked` for it.
        public func applied(to asked: Value?) -> Value? {
            switch self {
            case .kept: asked
            case .removed: nil
            case .replaced(let value): value
            }
        }
    }
}

extension FeedbackDesign {
    /// What is said of a moment; one that keeps everything where nothing is.
    public func replacement(of moment: Moment) -> Replacement {
        replacements.first { $0.moment == moment } ?? Replacement(moment)
    }
}

/// The haptic and sound of a moment, in place of its own.
///
/// ```swift
/// let quiet = Replacement(.captured, haptic: .replaced(Haptic(.light)), sound: .removed)
/// ```
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

        /// Applies the change to the haptic or sound that was `asked` for.
        package func applied(to asked: Value?) -> Value? {
            switch self {
            case .kept: asked
            case .removed: nil
            case .replaced(let value): value
            }
        }
    }
}

extension FeedbackDesign {
    /// Answers a moment with another haptic; its sound stays.
    package mutating func change(hapticOf moment: Moment, to haptic: Replacement.Change<Haptic>) {
        var changed = replacement(of: moment)
        changed.haptic = haptic
        replacements.removeAll { $0.moment == moment }
        replacements.append(changed)
    }

    /// The replacement of a moment; where there is none, one that keeps everything.
    package func replacement(of moment: Moment) -> Replacement {
        replacements.first { $0.moment == moment } ?? Replacement(moment)
    }
}

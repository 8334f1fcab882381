/// Replaces the haptic and sound of a moment.
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
        case removed
        case replaced(Value)

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
    package mutating func change(hapticOf moment: Moment, to haptic: Replacement.Change<Haptic>) {
        var changed = replacement(of: moment)
        changed.haptic = haptic
        replacements.removeAll { $0.moment == moment }
        replacements.append(changed)
    }

    package func replacement(of moment: Moment) -> Replacement {
        replacements.first { $0.moment == moment } ?? Replacement(moment)
    }
}

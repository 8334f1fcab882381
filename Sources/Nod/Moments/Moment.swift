/// Something that deserves an answer. Views report it; the director decides the answer.
///
/// ```swift
/// let score = Score(answering: [.captured])
/// ```
///
/// Raw values cross to other performers: never reuse one.
public enum Moment: Int32, Sendable, CaseIterable {
    case completed = 1
    case reopened = 2
    case itemCompleted = 3
    case captured = 4
    case firstCapture = 5
    /// The last open item of a non-empty collection was completed.
    case collectionCompleted = 6
    case selected = 7
    case toggled = 8
    case deleted = 9
    case succeeded = 10
    case warned = 11
    case failed = 12
    case inserted = 13
    case departed = 14
    case moved = 15
    case presented = 16
    case dismissed = 17
    case pressedButton = 100
    case pressedIcon = 101
    case pressedCard = 102
    case pressedPrimary = 103
    case pressedCritical = 104
    case pressedCheck = 105

    private static let firstPress = pressedButton.rawValue

    public static func pressed(_ role: PressRole) -> Moment {
        Moment(rawValue: firstPress + role.rawValue) ?? .pressedButton
    }

    public var role: PressRole? { PressRole(rawValue: rawValue - Moment.firstPress) }
}

/// Kind of button; decides how far it shrinks and which haptic it has.
public enum PressRole: Int32, Sendable, CaseIterable {
    case button = 0
    case icon = 1
    case card = 2
    case primary = 3
    case critical = 4
    /// A completion check: only seen, because its own answer follows at once.
    case check = 5
}

extension Moment {
    /// Everyday moments: short, with at most two visual properties at a time.
    package var isRoutine: Bool { CelebrationStyle.allCases.allSatisfy { $0.moment != self } }

    /// Whether the completion switches apply. Source: Documentation/Sources.md, Completion feedback (seed 000).
    public var isOfCompleting: Bool {
        switch self {
        case .completed, .reopened, .itemCompleted, .firstCapture, .collectionCompleted, .pressedCheck: true
        default: false
        }
    }
}

public enum FirstCapture {
    public static func moment(hasCompletedFirstCapture: Bool) -> Moment {
        hasCompletedFirstCapture ? .captured : .firstCapture
    }
}

/// Something happened that deserves an answer. A view reports it; the director decides what the answer is.
///
/// ```swift
/// let score = Score(answering: [.captured])
/// ```
///
/// The raw value is the number that crosses to other performers: a new moment takes a new one, and none is used again.
public enum Moment: Int32, Sendable, CaseIterable {
    /// A check is set.
    case completed = 1
    /// A check is cleared.
    case reopened = 2
    /// An item was completed by a swipe.
    case itemCompleted = 3
    /// The composer saved.
    case captured = 4
    /// The composer saved for the first time ever.
    case firstCapture = 5
    /// The last open item of a collection that is not empty was completed.
    case collectionCompleted = 6
    /// A picker, tab or segment changed.
    case selected = 7
    /// A switch changed.
    case toggled = 8
    /// An item went to the bin.
    case deleted = 9
    /// Something else was saved.
    case succeeded = 10
    /// Caution.
    case warned = 11
    /// An operation failed.
    case failed = 12
    /// A row came.
    case inserted = 13
    /// A row left.
    case departed = 14
    /// Rows changed places.
    case moved = 15
    /// Something came over the page: a toast.
    case presented = 16
    /// It went.
    case dismissed = 17
    /// A button goes down, by its role.
    case pressedButton = 100
    case pressedIcon = 101
    case pressedCard = 102
    case pressedPrimary = 103
    case pressedCritical = 104
    case pressedCheck = 105

    private static let firstPress = pressedButton.rawValue

    /// A button goes down.
    public static func pressed(_ role: PressRole) -> Moment {
        Moment(rawValue: firstPress + role.rawValue) ?? .pressedButton
    }

    /// The kind of button that goes down, if one does.
    public var role: PressRole? { PressRole(rawValue: rawValue - Moment.firstPress) }
}

/// The kind of a button: it decides how far it gives and what is felt.
///
/// ```swift
/// let effects = session.handle(.pressed(target: 1, role: .primary), at: now)
/// ```
public enum PressRole: Int32, Sendable, CaseIterable {
    case button = 0
    case icon = 1
    case card = 2
    case primary = 3
    case critical = 4
    /// A completion check: its own answer follows at once, so the press itself is only seen.
    case check = 5
}

extension Moment {
    /// Routine moments happen all day: they change at most two visual properties and are over quickly.
    package var isRoutine: Bool { celebration == nil }

    /// Completing is felt and heard by switches of its own: the check, both ways, a swipe, the first capture and a finished collection.
    ///
    /// Source: Documentation/Sources.md, Completion feedback (seed 000).
    public var isOfCompleting: Bool {
        switch self {
        case .completed, .reopened, .itemCompleted, .firstCapture, .collectionCompleted, .pressedCheck: true
        default: false
        }
    }

    /// The celebration this moment is, if it is one.
    package var celebration: CelebrationStyle? {
        switch self {
        case .itemCompleted: .itemCompleted
        case .firstCapture: .firstCapture
        case .collectionCompleted: .collectionCompleted
        default: nil
        }
    }
}

/// Something happened that deserves an answer. A view reports it; the director decides what the answer is.
public enum Moment: Sendable, Equatable {
    /// A button goes down.
    case pressed(PressRole)
    /// A check is set.
    case completed
    /// A check is cleared.
    case reopened
    /// An item was completed by a swipe.
    case itemCompleted
    /// The composer saved.
    case captured
    /// The composer saved for the first time ever.
    case firstCapture
    /// The last open item of a collection that is not empty was completed.
    case collectionCompleted
    /// A picker, tab or segment changed.
    case selected
    /// A switch changed.
    case toggled
    /// An item went to the bin.
    case deleted
    /// Something else was saved.
    case succeeded
    /// Caution.
    case warned
    /// An operation failed.
    case failed
    /// A row came.
    case inserted
    /// A row left.
    case departed
    /// Rows changed places.
    case moved
}

/// What kind of button goes down: it decides how far it gives and what is felt.
public enum PressRole: Int32, Sendable, CaseIterable {
    case button
    case icon
    case card
    case primary
    case critical
    /// A completion check: its own answer follows at once, so the press itself is only seen.
    case check
}

extension Moment {
    /// Routine moments happen all day: they change at most two visual properties and are over quickly.
    public var isRoutine: Bool { celebration == nil }

    /// The celebration this moment is, if it is one.
    public var celebration: CelebrationStyle? {
        switch self {
        case .itemCompleted: .itemCompleted
        case .firstCapture: .firstCapture
        case .collectionCompleted: .collectionCompleted
        default: nil
        }
    }
}

/// The parts that carry out a score; each is optional.
package struct Performers {
    package var haptics: (any HapticPerformer)?
    package var sounds: (any SoundPerformer)?
    package var announcer: (any AnnouncementPerformer)?
    package var toasts: (any ToastPerformer)?
    /// Without it, a row's stay starts at the tap.
    package var frames: (any FrameSource)?

    package init() {}
}

@MainActor
package protocol HapticPerformer: AnyObject {
    /// Readies the motor so that the next haptic starts without delay.
    func prepare(in design: FeedbackDesign)
    func play(_ haptic: Haptic, in design: FeedbackDesign)
    func stop()
}

@MainActor
package protocol SoundPerformer: AnyObject {
    /// Plays it once; `volume` is 0…1 of the sound's peak.
    func play(_ sound: Sound, in design: FeedbackDesign, volume: Double)
    func stop()
}

@MainActor
package protocol AnnouncementPerformer: AnyObject {
    func announce(_ words: SpokenWords, isAssertive: Bool)
}

@MainActor
package protocol ToastPerformer: AnyObject {
    /// Shows a toast or updates the one with its `id`.
    func show(_ toast: ToastContent)
    func dismiss(_ id: ToastID)
    /// Moves the toasts to a window that was used.
    func windowUsed(_ window: Int)
}

extension ToastPerformer {
    package func windowUsed(_ window: Int) {}
}

/// Words for a screen reader, turned into text by the performer, which has the language.
public enum SpokenWords: Sendable, Equatable {
    case toast(ToastContent)
    case captured
    case firstCaptureSaved
    /// The app's words, such as a field's error.
    case text(String)
}

/// A toast with everything that its text mentions.
public struct ToastContent: Sendable, Equatable, Identifiable {
    public var toast: Toast
    /// Titles of its items, oldest first, without unnamed ones.
    public var titles: [String]
    /// Names of its collections, oldest first.
    public var collections: [String]
    public var message: ToastMessage?
    /// The server refused a save: the connection isn't to blame.
    package var isRefusal = false
    package var tone: ToastTone

    public var id: ToastID { toast.id }
}

/// The app's words for a toast and its button.
///
/// ```swift
/// let message = ToastMessage("Couldn't upload. Try again.", actionTitle: "Retry")
/// ```
public struct ToastMessage: Sendable, Equatable {
    public var text: String
    public var actionTitle: String?

    public init(_ text: String, actionTitle: String? = nil) {
        self.text = text
        self.actionTitle = actionTitle
    }
}

/// Meaning of a toast: shown by a symbol, not by colour alone.
package enum ToastTone: Sendable, Equatable, CaseIterable {
    case success
    case deleted
    case info
    case warning
    case failure

    init(_ kind: ToastKind) {
        switch kind {
        case .completed, .collection: self = .success
        case .deleted: self = .deleted
        case .notice: self = .info
        case .failure: self = .failure
        }
    }

    init(_ moment: Moment) {
        switch moment {
        case .warned: self = .warning
        case .failed: self = .failure
        default: self = .success
        }
    }
}

/// Which completions show a toast; all are announced.
public enum CompletionToasts: Sendable, Equatable {
    /// None; other toasts still appear.
    case hidden
    case collections
    case all

    func shows(_ kind: ToastKind) -> Bool {
        switch kind {
        case .completed: self == .all
        case .collection: self != .hidden
        default: true
        }
    }
}

/// Type of an app's toast.
public enum ToastType: Sendable, Equatable, CaseIterable {
    case success
    case error
    case warning
    case info

    /// The moment that answers it, if any.
    var moment: Moment? {
        switch self {
        case .success: .succeeded
        case .error: .failed
        case .warning: .warned
        case .info: nil
        }
    }
}

/// Layout of toasts, in points. Source: Documentation/Sources.md, Toasts.
package enum ToastLayout {
    package static let mostWidth = 480.0
    package static let margin = 12.0
    package static let padding = 16.0
    package static let spacing = 8.0
    /// Lines of text, so that buttons stay visible. A failure also states the next step.
    package static let mostLines = 2
    package static let mostLinesOfFailure = 8
    package static let cornerRadius = 14.0
    package static let borderWidth = 1.0
    package static let shadowRadius = 12.0
    package static let shadowOpacity = 0.18
    package static let shadowOffset = 8.0
}

/// The performers that carry out a score. Each draws, plays or speaks, and decides nothing; any may be missing.
package struct Performers {
    package var haptics: (any HapticPerformer)?
    package var sounds: (any SoundPerformer)?
    package var announcer: (any AnnouncementPerformer)?
    package var toasts: (any ToastPerformer)?
    /// Without one, a row's stay is counted from the tap.
    package var frames: (any FrameSource)?

    package init(
        haptics: (any HapticPerformer)? = nil,
        sounds: (any SoundPerformer)? = nil,
        announcer: (any AnnouncementPerformer)? = nil,
        toasts: (any ToastPerformer)? = nil,
        frames: (any FrameSource)? = nil
    ) {
        self.haptics = haptics
        self.sounds = sounds
        self.announcer = announcer
        self.toasts = toasts
        self.frames = frames
    }
}

@MainActor
package protocol HapticPerformer: AnyObject {
    /// A touch is about to come: a motor that was prepared answers without delay.
    func prepare()
    func play(_ haptic: Haptic)
    /// The app goes to the background: nothing may run there.
    func stop()
}

@MainActor
package protocol SoundPerformer: AnyObject {
    /// Plays it once; `volume` is 0…1 of the sound's own peak.
    func play(_ sound: Sound, volume: Double)
    /// The app goes to the background: nothing may run there.
    func stop()
}

@MainActor
package protocol AnnouncementPerformer: AnyObject {
    func announce(_ words: SpokenWords, isAssertive: Bool)
}

@MainActor
package protocol ToastPerformer: AnyObject {
    /// A toast came, or says something else than before; its `id` tells which.
    func show(_ toast: ToastContent)
    func dismiss(_ id: ToastID)
    /// Something in the window was tapped: toasts belong there.
    func windowUsed(_ window: Int)
}

extension ToastPerformer {
    package func windowUsed(_ window: Int) {}
}

/// The words of a screen reader; the text is made where the language is known.
///
/// ```swift
/// let words = SpokenWords.captured
/// ```
public enum SpokenWords: Sendable, Equatable {
    case toast(ToastContent)
    case captured
    case firstCaptureSaved
    /// Words of the app's own, as what a field asks for.
    case text(String)
}

/// A toast with everything its text speaks of.
///
/// ```swift
/// draw(content.titles, content.collections)
/// ```
public struct ToastContent: Sendable, Equatable, Identifiable {
    public var toast: Toast
    /// Titles of its items, oldest first; those the app never named are left out.
    public var titles: [String]
    /// Names of its collections, oldest first.
    public var collections: [String]
    /// The app's own words, where it has some.
    public var message: ToastMessage?
    /// How it is meant.
    package var tone: ToastTone

    public var id: ToastID { toast.id }

    package init(
        toast: Toast,
        titles: [String] = [],
        collections: [String] = [],
        message: ToastMessage? = nil,
        tone: ToastTone? = nil
    ) {
        self.toast = toast
        self.titles = titles
        self.collections = collections
        self.message = message
        self.tone = tone ?? ToastTone(toast.kind)
    }
}

/// Words of an app's own for a toast, and what its button does.
///
/// ```swift
/// let message = ToastMessage("Couldn't upload. Try again.", actionTitle: "Retry")
/// ```
public struct ToastMessage: Sendable, Equatable {
    public var text: String
    /// The button's title in place of Retry or Undo.
    public var actionTitle: String?

    public init(_ text: String, actionTitle: String? = nil) {
        self.text = text
        self.actionTitle = actionTitle
    }
}

/// How what a toast says is meant: it has a symbol of its own, so that nobody needs its colour.
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

/// Which toasts answer completions; they are announced either way.
public enum CompletionToasts: Sendable, Equatable {
    /// None; what else was to be told is shown.
    case hidden
    /// Those of collections whose last open item was completed.
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

/// A message of the app's own, for a toast.
///
/// ```swift
/// let type: ToastType = .success
/// ```
public enum ToastType: Sendable, Equatable, CaseIterable {
    case success
    /// Stays until it is dismissed.
    case error
    case warning
    /// Neither felt nor heard.
    case info

    /// The moment that answers so; `nil` where nothing but the toast does.
    var moment: Moment? {
        switch self {
        case .success: .succeeded
        case .error: .failed
        case .warning: .warned
        case .info: nil
        }
    }
}

/// Figures of how toasts are laid out, in points.
///
/// Source: Documentation/Sources.md, Toasts.
package enum ToastLayout {
    /// A line of text does not get longer than can be read.
    package static let mostWidth = 480.0
    /// Between the toasts and the edges of the screen.
    package static let margin = 12.0
    /// Between the edges of a toast and its text.
    package static let padding = 16.0
    package static let spacing = 8.0
    /// Of text, so that the buttons stay in sight however long a title is. A failure also says how to go on.
    package static let mostLines = 2
    package static let mostLinesOfFailure = 8
    package static let cornerRadius = 14.0
    package static let borderWidth = 1.0
    package static let shadowRadius = 12.0
    package static let shadowOpacity = 0.18
    package static let shadowOffset = 8.0
}

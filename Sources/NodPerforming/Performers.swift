import Nod

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
    /// How many items its only collection has; `nil` where that is not known, or there are several.
    package var total: Int?
    /// The app's own words, where it has some.
    public var message: ToastMessage?
    /// How it is meant.
    package var tone: ToastTone

    public var id: ToastID { toast.id }

    package init(
        toast: Toast,
        titles: [String] = [],
        collections: [String] = [],
        total: Int? = nil,
        message: ToastMessage? = nil,
        tone: ToastTone? = nil
    ) {
        self.toast = toast
        self.titles = titles
        self.collections = collections
        self.total = total
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

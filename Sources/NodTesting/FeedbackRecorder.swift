import Nod
import NodPerforming

/// Performers that play nothing and remember everything: what a person would have felt, heard, been told and been shown.
///
/// Hand `performers` to a center, let the app do its work, and read what came of it.
@MainActor
public final class FeedbackRecorder {
    public private(set) var haptics: [Haptic] = []
    public private(set) var sounds: [Sound] = []
    public private(set) var announcements: [SpokenWords] = []
    /// The toasts in sight, oldest first.
    public private(set) var toasts: [ToastContent] = []
    /// Every call of the engine with what came of it.
    public private(set) var steps: [TraceRunner.Step] = []
    /// How often a motor was made ready, and how often everything was told to stop.
    public private(set) var preparations = 0
    public private(set) var stops = 0

    public init() {}

    public var performers: Performers {
        Performers(haptics: self, sounds: self, announcer: self, toasts: self)
    }

    /// Remembers every event of a center, too.
    public func observe(_ center: FeedbackCenter) {
        center.observer = { [weak self] time, event, effects in self?.note(time, event, effects) }
    }

    /// Remembers one event: for an observer that does something besides.
    public func note(_ time: Double, _ event: Event, _ effects: [Effect]) {
        steps.append(TraceRunner.Step(time, event, effects))
    }

    /// The effects, one a line, each with its time.
    public var lines: [String] { steps.flatMap(\.lines) }

    /// What a screen reader said, in words.
    public func spoken(in words: Words = .english) -> [String] { announcements.map { words.text(of: $0) } }

    /// What the toasts in sight say, oldest first, each with its button: “Completed “Buy milk” · Undo”.
    public func toastTexts(in words: Words = .english) -> [String] {
        toasts.map { toast in
            words.pieces(of: toast).text + (words.actionText(of: toast).map { " · \($0)" } ?? "")
        }
    }

    /// Every score that was performed, in order.
    public var scores: [Score] {
        steps.flatMap(\.effects).compactMap {
            if case .perform(let score, _) = $0 { score } else { nil }
        }
    }

    /// Forgets what was felt, heard and said so far; toasts stay in sight.
    public func clear() {
        haptics = []
        sounds = []
        announcements = []
        steps = []
    }
}

extension FeedbackRecorder: HapticPerformer, SoundPerformer, AnnouncementPerformer, ToastPerformer {
    public func prepare() { preparations += 1 }
    public func play(_ haptic: Haptic) { haptics.append(haptic) }
    public func play(_ sound: Sound, volume: Double) { sounds.append(sound) }
    public func stop() { stops += 1 }
    public func announce(_ words: SpokenWords, isAssertive: Bool) { announcements.append(words) }

    public func show(_ toast: ToastContent) {
        if let index = toasts.firstIndex(where: { $0.id == toast.id }) {
            toasts[index] = toast
        } else {
            toasts.append(toast)
        }
    }

    public func dismiss(_ id: Int) { toasts.removeAll { $0.id == id } }
}

import Nod
import NodPerforming

/// Performers that play nothing and record everything a person would have felt, heard and seen.
///
/// ```swift
/// let feedback = FeedbackTest()
/// feedback.tap("milk", title: "Buy milk")
/// #expect(feedback.recorder.spoken() == ["Completed “Buy milk”"])
/// ```
@MainActor
public final class FeedbackRecorder {
    public private(set) var haptics: [Haptic] = []
    public private(set) var sounds: [Sound] = []
    public private(set) var announcements: [SpokenWords] = []
    /// The toasts in sight, oldest first.
    public private(set) var toasts: [ToastContent] = []
    /// Every call of the engine with its effects.
    package private(set) var steps: [TraceRunner.Step] = []
    /// How often a motor was prepared, and how often everything was stopped.
    public private(set) var preparations = 0
    public private(set) var stops = 0

    package init() {}

    package var performers: Performers {
        Performers(haptics: self, sounds: self, announcer: self, toasts: self)
    }

    /// Records every event of a center, too.
    package func observe(_ center: FeedbackCenter) {
        center.observer = { [weak self] time, event, context, effects in
            self?.note(time, event, context, effects)
        }
    }

    /// Records one event, for an observer that does more.
    package func note(_ time: Double, _ event: Event, _ context: FeedbackContext?, _ effects: [Effect]) {
        steps.append(TraceRunner.Step(time, event, in: context, effects))
    }

    /// The effects, one a line, each with its time.
    public var lines: [String] { steps.flatMap(\.lines) }

    /// The announcements of a screen reader, in words.
    public func spoken(in words: Words = .english) -> [String] { announcements.map { words.text(of: $0) } }

    /// The texts of the toasts in sight, oldest first, each with its button: “Completed “Buy milk” · Undo”.
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

    /// Clears what was felt, heard and announced so far; toasts stay in sight.
    public func clear() {
        haptics = []
        sounds = []
        announcements = []
        steps = []
    }
}

extension FeedbackRecorder: HapticPerformer, SoundPerformer, AnnouncementPerformer, ToastPerformer {
    package func prepare() { preparations += 1 }
    package func play(_ haptic: Haptic) { haptics.append(haptic) }
    package func play(_ sound: Sound, volume: Double) { sounds.append(sound) }
    package func stop() { stops += 1 }
    package func announce(_ words: SpokenWords, isAssertive: Bool) { announcements.append(words) }

    package func show(_ toast: ToastContent) {
        if let index = toasts.firstIndex(where: { $0.id == toast.id }) {
            toasts[index] = toast
        } else {
            toasts.append(toast)
        }
    }

    package func dismiss(_ id: ToastID) { toasts.removeAll { $0.id == id } }
}

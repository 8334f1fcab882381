import Nod
import NodPerforming

/// Performers that record what a person would have felt, heard and seen.
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
    /// Visible toasts, oldest first.
    public private(set) var toasts: [ToastContent] = []
    private weak var center: FeedbackCenter?
    package private(set) var steps: [TraceRunner.Step] = []
    /// How often a motor was prepared, and everything stopped.
    public private(set) var preparations = 0
    public private(set) var stops = 0

    package init() {}

    package var performers: Performers {
        var performers = Performers()
        (performers.haptics, performers.sounds) = (self, self)
        (performers.announcer, performers.toasts) = (self, self)
        return performers
    }

    package func observe(_ center: FeedbackCenter) {
        self.center = center
        center.observer = { [weak self] time, event, context, effects in
            self?.note(time, event, context, effects)
        }
    }

    /// Records an event, for a custom observer.
    package func note(_ time: Double, _ event: Event, _ context: FeedbackContext?, _ effects: [Effect]) {
        steps.append(TraceRunner.Step(time, event, in: context, effects))
    }

    /// The effects, one per line with their times.
    public var lines: [String] { steps.flatMap(\.lines) }

    /// Announcements in words, simple ones in a child's profile.
    public func spoken(in words: Words = .english) -> [String] {
        announcements.map { said(in: words).text(of: $0) }
    }

    /// Texts of visible toasts with their buttons, oldest first: “Completed “Buy milk” · Undo”.
    public func toastTexts(in words: Words = .english) -> [String] {
        let words = said(in: words)
        return toasts.map { toast in
            words.pieces(of: toast).text + (words.actionText(of: toast).map { " · \($0)" } ?? "")
        }
    }

    private func said(in words: Words) -> Words { words.said(to: center?.context.profile ?? .standard) }

    public var scores: [Score] {
        steps.flatMap(\.effects).compactMap {
            if case .perform(let score, _) = $0 { score } else { nil }
        }
    }

    /// Clears what was felt, heard and announced; toasts stay.
    public func clear() {
        haptics = []
        sounds = []
        announcements = []
        steps = []
    }
}

extension FeedbackRecorder: HapticPerformer, SoundPerformer, AnnouncementPerformer, ToastPerformer {
    package func prepare(in design: FeedbackDesign) { preparations += 1 }
    package func play(_ haptic: Haptic, in design: FeedbackDesign) { haptics.append(haptic) }
    package func play(_ sound: Sound, in design: FeedbackDesign, volume: Double) { sounds.append(sound) }
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

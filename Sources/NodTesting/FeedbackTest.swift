import NodPerforming

// Exports single names, as NodUI does: an app's tests may have types with other names of Nod.
@_exported import enum Nod.CelebrationStyle
@_exported import struct Nod.FeedbackContext
@_exported import enum Nod.FirstCapture
@_exported import enum Nod.PressRole
@_exported import struct NodPerforming.CollectionProgress
@_exported import class NodPerforming.DepartingRowsPresenter
@_exported import class NodPerforming.FeedbackCenter
@_exported import struct NodPerforming.ToastMessage
@_exported import struct NodPerforming.UserFacingError

public typealias CompletionSaveError = SaveError
public typealias FeedbackHaptic = Haptic
public typealias FeedbackMoment = Moment
public typealias FeedbackPreferences = Preferences
public typealias FeedbackProfile = Profile
public typealias FeedbackTarget = TargetID
public typealias FeedbackTuning = Tuning

/// An app's feedback in a test: a center with a manual clock and a recorder.
///
/// ```swift
/// @MainActor @Test func completing() {
///     let feedback = FeedbackTest()
///     feedback.tap("milk", title: "Buy milk", leaves: true)
///     #expect(feedback.recorder.haptics == [Haptic(.success)])
/// }
/// ```
///
/// Pass `center` to the code under test instead of `FeedbackCenter.shared`.
@MainActor
public final class FeedbackTest {
    public let clock = ManualClock()
    public let recorder = FeedbackRecorder()
    public let center: FeedbackCenter
    /// Preferences, profile, figures, Reduce Motion and dark colours , from now on.
    public var context: FeedbackContext { didSet { center.adopt(context) } }
    private var checks: [AnyHashable: CheckPresenter] = [:]
    private var completed: Set<AnyHashable> = []

    /// - Parameter context: that of a new installation by default.
    public init(in context: FeedbackContext = FeedbackContext()) {
        self.context = context
        center = FeedbackCenter(clock: clock, performers: recorder.performers)
        center.adopt(context)
        recorder.observe(center)
    }
}

/// Each clears what the recorder has felt, heard and announced before.
extension FeedbackTest {
    /// Taps an item's `CompletionCheck`: pressed, released, toggled and saved at once.
    ///
    /// - Parameters:
    ///   - id: the item's; each item has its own check.
    ///   - title: the name in toasts and announcements.
    ///   - leaves: the row leaves its list, as in `DepartingRows`.
    ///   - collections: the item's collections.
    public func tap(
        _ id: some Hashable,
        title: String? = nil,
        leaves: Bool = false,
        in collections: [CollectionProgress] = []
    ) {
        let check = check(of: AnyHashable(id), title, leaves, collections)
        recorder.clear()
        check.press(true)
        check.tap(isCompleted: completed.contains(AnyHashable(id)))
    }

    /// Taps an item's `CompletionCheck` whose save may fail, and waits for its answer; Retry and Undo save again.
    ///
    /// ```swift
    /// await feedback.tap("milk", title: "Buy milk") { _ in throw CompletionSaveError.unreachable }
    /// ```
    public func tap(
        _ id: some Hashable,
        title: String? = nil,
        leaves: Bool = false,
        in collections: [CollectionProgress] = [],
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Void
    ) async {
        let id = AnyHashable(id)
        check(of: id, title, leaves, collections).saving = .request { [weak self] request in
            let outcome = await SaveOutcome { try await save(request.isCompleted) }
            if case .saved = outcome { self?.set(id, request.isCompleted) }
            return outcome
        }
        tap(id, title: title, leaves: leaves, in: collections)
        await answers()
    }

    /// Presses the button of the newest toast, such as Undo or Retry, and waits for the save.
    public func pressToast() async {
        recorder.clear()
        if let toast = recorder.toasts.last { center.report(.toastActed(toast.id)) }
        await answers()
    }

    /// Whether changes wait, as the app reports it. Once false, they are sent.
    public func setOffline(_ isOffline: Bool) async {
        center.change { $0.isOffline = isOffline }
        await answers()
    }

    private func answers() async {
        let saving: [CheckState] = [.completing, .reopening]
        let isSaving = { [center] (id: AnyHashable) in
            saving.contains(center.session.check(of: center.item(id))?.state ?? .open)
        }
        while checks.keys.contains(where: isSaving) { await Task.yield() }
    }

    /// Swipes an item's row or card, as with `.completionSwipe`; saved at once. Parameters are those of `tap`.
    public func swipe(
        _ id: some Hashable,
        title: String? = nil,
        leaves: Bool = false,
        in collections: [CollectionProgress] = []
    ) {
        let check = check(of: AnyHashable(id), title, leaves, collections)
        recorder.clear()
        check.tap(isCompleted: completed.contains(AnyHashable(id)), by: .swipe)
    }

    /// Presses and releases a button: its press and action are one interaction.
    ///
    /// - Parameters:
    ///   - role: the kind of button.
    ///   - saves: the button answers after saving, as with `.feedbackSaves()`.
    ///   - action: the button's action; `HapticFeedback` in it is recorded.
    public func press(_ role: PressRole, saves: Bool = false, action: () -> Void = {}) {
        recorder.clear()
        let target = center.newTarget()
        center.report(.pressed(target: target, role: role))
        center.report(.released(target: target))
        center.act(on: target, role: role, saves: saves, action)
    }

    public func report(_ moment: Moment) {
        recorder.clear()
        center.report(moment, on: center.newTarget())
    }

    private func check(
        of id: AnyHashable,
        _ title: String?,
        _ leaves: Bool,
        _ collections: [CollectionProgress]
    ) -> CheckPresenter {
        let check = checks[id] ?? newCheck(of: id)
        check.context = context
        check.item.title = title
        check.item.leaves = leaves
        check.item.collections = collections
        return check
    }

    private func newCheck(of id: AnyHashable) -> CheckPresenter {
        let check = CheckPresenter()
        checks[id] = check
        check.item.id = id
        check.saving = .set { [weak self] in self?.set(id, $0) }
        check.appear(in: center, isCompleted: false)
        return check
    }

    private func set(_ id: AnyHashable, _ isCompleted: Bool) {
        if isCompleted { completed.insert(id) } else { completed.remove(id) }
        checks[id]?.tell(isCompleted: isCompleted)
    }
}

#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// The check of a task.
///
/// ```swift
/// CompletionCheck(isCompleted: task.isCompleted, action: onToggle)
/// ```
///
/// `action` is the app's own toggle. Completing is seen, felt once, heard if the person wishes, and announced by a
/// toast where the app shows toasts. Reopening and the app's own changes are quiet. If the app leaves `isCompleted` as it
/// is, the check is back in that state after two seconds. Give a binding, `set` or `save` where the toast is to offer Undo
/// for a row that has left: an app that only toggles may reopen what somebody else has changed meanwhile.
///
/// It has the tint and the font of its place. Under Reduce Motion one symbol fades into the other; haptic and sound
/// stay. VoiceOver reads the item's state and what a tap does to which item; Voice Control takes its title.
///
/// In a list, give it the item's `id`, or name the item of the whole row with `.feedbackItem(_:title:)`;
/// ``DepartingRows`` does so, and keeps completed rows until their answer was seen.
public struct CompletionCheck: View {
    private let isCompleted: Bool
    /// In a language; a string is the same in all of them.
    private let title: ((Locale) -> String)?
    private let id: AnyHashable?
    private let saving: FeedbackItem.Saving
    @Environment(\.locale) private var locale

    public var body: some View {
        let title = title?(locale)
        CheckControl(isCompleted: isCompleted, title: title, id: id, saving: saving, hasTitle: title != nil) {
            check,
            frames in
            title.map { title in
                StruckTitle(title: title, frames: frames) {
                    frames.player.look.line(through: $0, isCompleted: check.isCompleted)
                }
            }
        }
    }

    private init(
        _ title: ((Locale) -> String)?,
        _ isCompleted: Bool,
        _ id: AnyHashable?,
        _ saving: FeedbackItem.Saving
    ) {
        self.title = title
        self.isCompleted = isCompleted
        self.id = id
        self.saving = saving
    }
}

extension CompletionCheck {
    /// - Parameters:
    ///   - title: the text beside the check, which can be tapped, too.
    ///   - isCompleted: the app's current state.
    ///   - id: the app's own id of the item; without it, the check has that of its row.
    ///   - action: toggles the item; the app then updates the view.
    @_disfavoredOverload
    public init(_ title: String? = nil, isCompleted: Bool, id: AnyHashable? = nil, action: @escaping () -> Void) {
        self.init(title.map { title in { _ in title } }, isCompleted, id, .action(action))
    }

    @_disfavoredOverload
    public init(_ title: String? = nil, isCompleted: Binding<Bool>, id: AnyHashable? = nil) {
        self.init(title.map { title in { _ in title } }, isCompleted.wrappedValue, id, .set(isCompleted))
    }

    /// A check that asks the app for a state.
    ///
    /// - Parameters:
    ///   - title: the text beside the check, which can be tapped too.
    ///   - isCompleted: the app's current state.
    ///   - id: the app's own id of the item; without it, the check has that of its row.
    ///   - set: sets the state of the item, or leaves it; the app then updates the view.
    @_disfavoredOverload
    public init(
        _ title: String? = nil,
        isCompleted: Bool,
        id: AnyHashable? = nil,
        set: @escaping (_ isCompleted: Bool) -> Void
    ) {
        self.init(title.map { title in { _ in title } }, isCompleted, id, .set(set))
    }

    /// A check with an asynchronous save that may fail: a refused save is rolled back, and a toast offers to retry.
    ///
    /// - Parameters:
    ///   - title: the text beside the check, which can be tapped too.
    ///   - isCompleted: the app's current state.
    ///   - id: the app's own id of the item; without it, the check has that of its row.
    ///   - save: saves whether the item is completed, and may return the state which it has then. Of its errors
    ///     `CompletionSaveError.unreachable` queues the change; any other rolls it back.
    @_disfavoredOverload
    public init<Saved>(
        _ title: String? = nil,
        isCompleted: Bool,
        id: AnyHashable? = nil,
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Saved
    ) {
        self.init(title.map { title in { _ in title } }, isCompleted, id, .save(save))
    }
}

/// A literal title is a key of the app's string catalog, which Xcode extracts.
extension CompletionCheck {
    public init(
        _ title: LocalizedStringResource,
        isCompleted: Bool,
        id: AnyHashable? = nil,
        action: @escaping () -> Void
    ) {
        self.init(title.said, isCompleted, id, .action(action))
    }

    public init(_ title: LocalizedStringResource, isCompleted: Binding<Bool>, id: AnyHashable? = nil) {
        self.init(title.said, isCompleted.wrappedValue, id, .set(isCompleted))
    }

    public init(
        _ title: LocalizedStringResource,
        isCompleted: Bool,
        id: AnyHashable? = nil,
        set: @escaping (_ isCompleted: Bool) -> Void
    ) {
        self.init(title.said, isCompleted, id, .set(set))
    }

    public init<Saved>(
        _ title: LocalizedStringResource,
        isCompleted: Bool,
        id: AnyHashable? = nil,
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Saved
    ) {
        self.init(title.said, isCompleted, id, .save(save))
    }
}

extension LocalizedStringResource {
    /// In a view's language.
    fileprivate var said: (Locale) -> String {
        { locale in
            var resource = self
            resource.locale = locale
            return String(localized: resource)
        }
    }
}

/// The button of a check, whatever is beside it.
struct CheckControl<Title: View>: View {
    let isCompleted: Bool
    /// The words beside the check; `nil` where there are none or `label` says them itself.
    let title: String?
    let id: AnyHashable?
    let saving: FeedbackItem.Saving
    /// Something is beside the check.
    let hasTitle: Bool
    @ViewBuilder let label: (CheckAppearance, ScoreFrames<CheckPresenter>) -> Title
    @StateObject var stage = CheckStage()
    @RowItem var item
    @Environment(\.isInFeedbackRow) var isInRow
    @Environment(\.words) var words
    var feedback = FeedbackReporter()

    var body: some View {
        let appearance = current.appearance(ofOne: isCompleted)
        let spoken = stage.spoken(appearance, title: title ?? item.title, in: words)
        Button {
            current.tap(isCompleted: isCompleted)
        } label: {
            CheckLabel(appearance: appearance, frames: stage.frames, title: label(appearance, stage.frames))
        }
        .buttonStyle(CheckButtonStyle(hasTitle: hasTitle) { current.press($0) })
        .marksControl { current.tap(isCompleted: isCompleted) }
        .accessibilityNames(of: hasTitle && title == nil ? nil : spoken)
        .accessibilityValue(Text(verbatim: spoken.value))
        .accessibilityToggle()
        .takesFocusBack()
        .onAppear { appear() }
        .onDisappear { stage.presenter.disappear() }
        .onChanged(of: isCompleted) { current.tell(isCompleted: $0) }
        .onChanged(of: id ?? item.id) { _ in appear() }
    }

    private func appear() {
        let isRows = isInRow && item.id != nil && (id == nil || id == item.id)
        current.parts = CheckSymbol.parts(hasTitle: hasTitle, isInRow: isRows)
        current.appear(in: feedback.center, isCompleted: isCompleted)
    }

    /// The presenter, with the current context.
    @MainActor private var current: CheckPresenter {
        let presenter = stage.presenter
        presenter.context = feedback.context
        presenter.window = feedback.window
        presenter.item = item
        presenter.item.title = item.title ?? title
        presenter.id = id
        presenter.saving = saving
        return presenter
    }
}

/// A check on screen: how it is drawn, and frame by frame what plays over it.
@MainActor
final class CheckStage: ObservableObject {
    let presenter = CheckPresenter()
    let frames: ScoreFrames<CheckPresenter>

    init() {
        frames = ScoreFrames(of: presenter)
        presenter.didChange = { [weak self] in self?.objectWillChange.send() }
    }

    func spoken(_ appearance: CheckAppearance, title: String?, in words: Words) -> SpokenCheck {
        let spoken = SpokenCheck(appearance, title: title, in: words, after: lastSpoken)
        lastSpoken = spoken
        return spoken
    }

    private var lastSpoken: SpokenCheck?
}

extension FeedbackItem.Saving {
    static func set(_ isCompleted: Binding<Bool>) -> Self { .set { isCompleted.wrappedValue = $0 } }

    /// An asynchronous save that throws if it fails, and may return the state which the item has then.
    static func save<Saved>(_ save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Saved) -> Self {
        .request { request in await SaveOutcome(stateFrom: { try await save(request.isCompleted) as? Bool }) }
    }
}

/// As large as the profile asks; all of it can be tapped.
private struct CheckLabel<Title: View>: View {
    let appearance: CheckAppearance
    let frames: ScoreFrames<CheckPresenter>
    let title: Title
    @Environment(\.feedbackProfile) private var profile

    var body: some View {
        HStack(spacing: profile.spacing) {
            CheckSymbol(appearance: appearance, frames: frames).frame(minWidth: profile.target)
            title
        }
        .touchTarget()
    }
}

/// Reports the finger and draws only what a pointer does: the score has the press's look.
private struct CheckButtonStyle: ButtonStyle {
    let hasTitle: Bool
    let press: (Bool) -> Void

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .hovers(in: HoverShape(isRound: !hasTitle))
            .onChanged(of: configuration.isPressed, perform: press)
    }
}

extension View {
    /// The names of a check; `nil` leaves those of its label.
    @ViewBuilder fileprivate func accessibilityNames(of spoken: SpokenCheck?) -> some View {
        if let spoken {
            accessibilityLabel(Text(verbatim: spoken.label)).accessibilityInputLabels(spoken.names)
        } else {
            self
        }
    }

    /// A toggle for VoiceOver, where the system has that trait.
    @ViewBuilder
    fileprivate func accessibilityToggle() -> some View {
        if #available(iOS 17, macOS 14, *) {
            accessibilityAddTraits(.isToggle)
        } else {
            self
        }
    }
}

#if DEBUG
struct CompletionCheckExample: View {
    @State private var isCompleted = false
    @State private var isSaved = true

    var body: some View {
        VStack(alignment: .leading) {
            CompletionCheck(isCompleted: isCompleted) { isCompleted.toggle() }
            CompletionCheck("Buy milk", isCompleted: $isCompleted)
                .completionSymbols(open: "square", completed: "checkmark.square.fill")
                .tint(.blue)
            CompletionSymbol(isCompleted: true)
            Toggle("Toggle", isOn: $isCompleted).toggleStyle(.completion)
            CompletionCheck("Refused", isCompleted: false, save: { _ in throw CompletionSaveError.refused })
            CompletionCheck("Offline", isCompleted: isSaved, save: { _ in throw CompletionSaveError.unreachable })
            CompletionCheck("Disabled", isCompleted: true) {}.disabled(true)
        }
        .padding()
    }
}

#Preview("Completion check") { PreviewVariants { CompletionCheckExample() } }
#endif
#endif

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
/// `action` is the app's own toggle. Completing is seen, felt once, heard if enabled, and announced; a toast offers
/// Undo. Reopening and the app's own changes are quiet. If the app leaves `isCompleted` unchanged for two seconds, the
/// check shows that state again. With a binding, `set` or `save`, Undo also works for rows that have left: a toggle
/// could reopen what another device changed.
///
/// The check uses the surrounding tint and font. Under Reduce Motion one symbol fades into the other; haptic and sound
/// stay. VoiceOver reads the item's state and the effect of a tap. Voice Control accepts the item's title.
///
/// In a list, pass the item's `id`, or name the item of the whole row with `.feedbackItem(_:title:)`, as
/// ``DepartingRows`` does.
public struct CompletionCheck: View {
    private let isCompleted: Bool
    /// Returns the title in a language.
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
    ///   - id: the app's id of the item; by default that of the row.
    ///   - action: toggles the item; the app then updates the view.
    @_disfavoredOverload
    public init(_ title: String? = nil, isCompleted: Bool, id: AnyHashable? = nil, action: @escaping () -> Void) {
        self.init(title?.said, isCompleted, id, .action(action))
    }

    @_disfavoredOverload
    public init(_ title: String? = nil, isCompleted: Binding<Bool>, id: AnyHashable? = nil) {
        self.init(title?.said, isCompleted.wrappedValue, id, .set(isCompleted))
    }

    /// Creates a check that sets a state instead of toggling it. `set` receives the requested state; the app then
    /// updates the view.
    @_disfavoredOverload
    public init(
        _ title: String? = nil,
        isCompleted: Bool,
        id: AnyHashable? = nil,
        set: @escaping (_ isCompleted: Bool) -> Void
    ) {
        self.init(title?.said, isCompleted, id, .set(set))
    }

    /// Creates a check with a save that may fail: a refused save is rolled back, and a toast offers to retry.
    ///
    /// `save` saves the state, and may return the resulting one. If it throws `CompletionSaveError.unreachable`, the
    /// change is queued; any other error rolls it back.
    @_disfavoredOverload
    public init<Saved>(
        _ title: String? = nil,
        isCompleted: Bool,
        id: AnyHashable? = nil,
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Saved
    ) {
        self.init(title?.said, isCompleted, id, .save(save))
    }
}

/// Takes a literal title as a key of the app's string catalog, which Xcode extracts.
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

extension String {
    var said: (Locale) -> String { { _ in self } }
}

extension LocalizedStringResource {
    /// The text in a language.
    var said: (Locale) -> String {
        { locale in
            var resource = self
            resource.locale = locale
            return String(localized: resource)
        }
    }
}

struct CheckControl<Title: View>: View {
    let isCompleted: Bool
    /// `nil` without a title, or if VoiceOver reads the label itself.
    let title: String?
    let id: AnyHashable?
    let saving: FeedbackItem.Saving
    let hasTitle: Bool
    @ViewBuilder let label: (CheckAppearance, ScoreFrames<CheckPresenter>) -> Title
    @StateObject var stage = CheckStage()
    @RowItem var item
    @Environment(\.isInFeedbackRow) var isInRow
    @Environment(\.words) var words
    @FeedbackReporter private var feedback

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

    static func save<Saved>(_ save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Saved) -> Self {
        .request { request in await SaveOutcome(stateFrom: { try await save(request.isCompleted) as? Bool }) }
    }
}

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

/// Reports presses and draws only the hover effect: the score draws the press.
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
    /// Names a check; `nil` keeps the names of its label.
    @ViewBuilder fileprivate func accessibilityNames(of spoken: SpokenCheck?) -> some View {
        if let spoken {
            accessibilityLabel(Text(verbatim: spoken.label)).accessibilityInputLabels(spoken.names)
        } else {
            self
        }
    }

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
            HStack {
                CompletionCheck(isCompleted: $isCompleted)
                CompletionTitle("Whatever else is missing for the cake", isCompleted: isCompleted)
                Text("At the market").completed(isCompleted)
            }
            .feedbackItem("cake")
            Toggle("Toggle", isOn: $isCompleted).toggleStyle(.completion)
            CompletionCheck("Refused", isCompleted: false, save: { _ in throw CompletionSaveError.refused })
            CompletionCheck("Offline", isCompleted: isSaved, save: { _ in throw CompletionSaveError.unreachable })
            CompletionCheck("Disabled", isCompleted: true) {}.disabled(true)
        }
        .padding()
    }
}

#Preview("Completion check") { PreviewVariants { CompletionCheckExample() } }
#Preview("Completion check, alone") { CompletionCheckExample() }
#endif
#endif

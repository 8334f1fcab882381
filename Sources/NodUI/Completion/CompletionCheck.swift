#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// The round check of a task.
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
/// Under Reduce Motion one symbol fades into the other; haptic and sound stay. VoiceOver reads the item's state and
/// what a tap does to which item; Voice Control takes its title.
///
/// In a list, name the item with `.feedbackItem(_:title:)`; ``DepartingRows`` keeps completed rows
/// until their answer was seen.
public struct CompletionCheck: View {
    private let isCompleted: Bool
    private let title: String?
    private let saving: FeedbackItem.Saving
    @StateObject private var stage = CheckStage()
    @Environment(\.checkItem) private var item
    @Environment(\.isInFeedbackRow) private var isInRow
    @Environment(\.words) private var words
    private var feedback = FeedbackReporter()

    /// - Parameters:
    ///   - isCompleted: the app's current state.
    ///   - action: toggles the item; the app then updates the view.
    public init(isCompleted: Bool, action: @escaping () -> Void) {
        self.init(nil, isCompleted, .action(action))
    }

    /// A check with its title beside it, which can be tapped too.
    public init(_ title: String, isCompleted: Bool, action: @escaping () -> Void) {
        self.init(title, isCompleted, .action(action))
    }

    public init(isCompleted: Binding<Bool>) {
        self.init(nil, isCompleted.wrappedValue, .set(isCompleted))
    }

    public init(_ title: String, isCompleted: Binding<Bool>) {
        self.init(title, isCompleted.wrappedValue, .set(isCompleted))
    }

    /// A check that asks the app for a state.
    ///
    /// - Parameters:
    ///   - title: the text beside the check, which can be tapped too.
    ///   - isCompleted: the app's current state.
    ///   - set: sets the state of the item, or leaves it; the app then updates the view.
    public init(_ title: String? = nil, isCompleted: Bool, set: @escaping (_ isCompleted: Bool) -> Void) {
        self.init(title, isCompleted, .set(set))
    }

    /// A check with an asynchronous save that may fail: a refused save is rolled back, and a toast offers to retry.
    ///
    /// - Parameters:
    ///   - title: the text beside the check, which can be tapped too.
    ///   - isCompleted: the app's current state.
    ///   - save: saves whether the item is completed. `SaveError.unreachable` queues the change; any other error rolls it
    ///     back.
    public init(
        _ title: String? = nil,
        isCompleted: Bool,
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Void
    ) {
        self.init(title, isCompleted, .save(save))
    }

    /// A check with an asynchronous save that returns the state which the item has then.
    @_disfavoredOverload
    public init(
        _ title: String? = nil,
        isCompleted: Bool,
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Bool
    ) {
        self.init(title, isCompleted, .save(save))
    }

    private init(_ title: String?, _ isCompleted: Bool, _ saving: FeedbackItem.Saving) {
        self.title = title
        self.isCompleted = isCompleted
        self.saving = saving
    }

    public var body: some View {
        let appearance = current.appearance(ofOne: isCompleted)
        let spoken = stage.spoken(appearance, title: spokenTitle, in: words)
        Button {
            current.tap(isCompleted: isCompleted)
        } label: {
            CheckLabel(title: title, appearance: appearance, frames: stage.frames)
        }
        .buttonStyle(CheckButtonStyle(hasTitle: title != nil) { current.press($0) })
        .marksControl { current.tap(isCompleted: isCompleted) }
        .accessibilityLabel(Text(verbatim: spoken.label))
        .accessibilityInputLabels(spoken.names)
        .accessibilityValue(Text(verbatim: spoken.value))
        .accessibilityToggle()
        .takesFocusBack()
        .onAppear { appear() }
        .onDisappear { stage.presenter.disappear() }
        .onChanged(of: isCompleted) { current.tell(isCompleted: $0) }
        .onChanged(of: item.id) { _ in appear() }
    }

    /// As it is seen: beside the check, otherwise in its row.
    private var spokenTitle: String? { title ?? item.title }

    private func appear() {
        current.parts = CheckSymbol.parts(hasTitle: title != nil, isInRow: isInRow)
        current.appear(in: feedback.center, isCompleted: isCompleted)
    }

    /// The presenter, with the current context.
    @MainActor private var current: CheckPresenter {
        let presenter = stage.presenter
        presenter.context = feedback.context
        presenter.item = item
        presenter.item.title = item.title ?? title
        presenter.saving = saving
        return presenter
    }
}

/// A check on screen: how it is drawn, and frame by frame what plays over it.
@MainActor
private final class CheckStage: ObservableObject {
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

    /// An asynchronous save that throws if it fails.
    static func save(_ save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Void) -> Self {
        .request { request in await SaveOutcome(of: { try await save(request.isCompleted) }) }
    }

    /// A save that returns the state which the item has then.
    @_disfavoredOverload
    static func save(_ save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Bool) -> Self {
        .request { request in await SaveOutcome(stateFrom: { try await save(request.isCompleted) }) }
    }
}

/// As large as the profile asks; all of it can be tapped.
private struct CheckLabel: View {
    let title: String?
    let appearance: CheckAppearance
    let frames: ScoreFrames<CheckPresenter>
    @Environment(\.feedbackProfile) private var profile

    var body: some View {
        HStack(spacing: profile.spacing) {
            CheckSymbol(appearance: appearance, frames: frames).frame(minWidth: profile.target)
            title.map { title in
                StruckTitle(title: title, frames: frames) {
                    frames.player.look.line(through: $0, isCompleted: appearance.isCompleted)
                }
            }
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

private struct CompletionCheckExample: View {
    @State private var isCompleted = false
    @State private var isSaved = true

    var body: some View {
        VStack(alignment: .leading) {
            CompletionCheck(isCompleted: isCompleted) { isCompleted.toggle() }
            CompletionCheck("Buy milk", isCompleted: $isCompleted)
            CompletionCheck("Refused", isCompleted: false, save: { _ in throw SaveError.refused })
            CompletionCheck("Offline", isCompleted: isSaved, save: { _ in throw SaveError.unreachable })
            CompletionCheck("Disabled", isCompleted: true) {}.disabled(true)
        }
        .padding()
    }
}

#Preview("Completion check") { PreviewVariants { CompletionCheckExample() } }
#endif

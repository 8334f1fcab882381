#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// Shows content once loaded, otherwise a spinner or a message with the next step.
///
/// ```swift
/// let empty = ContentStatusMessage("A fresh page", systemImage: "checklist", text: "Write down what needs doing.")
/// ContentStatusView(model.state, empty: empty, retry: model.reload) {
///     List(model.tasks) { task in TaskRow(task) }
/// }
/// ```
///
/// The spinner never flashes. While refreshing, the old content stays. A failure offers to retry, and VoiceOver reads
/// it at once.
public struct ContentStatusView<Content: View>: View {
    private let state: ContentStatus
    private let loading: String?
    private let empty: ContentStatusMessage
    private let error: UserFacingError?
    private let retry: @MainActor () -> Void
    private let content: Content
    @StateObject private var stage = StatusStage()
    @Environment(\.words) private var words
    private var answering = ViewCenter()

    /// - Parameters:
    ///   - state: what is shown.
    ///   - loading: the spinner's text: “Loading tasks…”.
    ///   - empty: the view's purpose, and the first step.
    ///   - error: the message of a failure.
    ///   - retry: loads again.
    ///   - content: the view once loaded, and while refreshing.
    public init(
        _ state: ContentStatus,
        loading: String? = nil,
        empty: ContentStatusMessage,
        error: UserFacingError? = nil,
        retry: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.state = state
        self.loading = loading
        self.empty = empty
        self.error = error
        self.retry = retry
        self.content = content()
    }

    public var body: some View {
        let error = error ?? .notLoaded(in: words)
        let look = stage.look ?? LoadLook(state: state)
        ZStack {
            switch look.state {
            // Keeps the space, so that nothing jumps.
            case .loading: Color.clear
            case .idle, .loaded, .refreshing: content
            case .empty: UnavailableView(message: empty)
            case .failed: UnavailableView(message: .failure(error, in: words, retry: retry))
            }
            LoadingView(look: look, text: loading ?? words.text("loading"))
        }
        .task(id: state) { stage.become(state, error: error, of: answering.center) }
    }
}

@MainActor
private final class StatusStage: ObservableObject {
    @Published private(set) var look: LoadLook?
    private let place = StatusPlace()

    init() { place.onChange = { [weak self] in self?.look = $0 } }

    func become(_ state: ContentStatus, error: UserFacingError, of center: FeedbackCenter) {
        place.error = error
        place.become(state, of: center)
    }
}

private struct LoadingView: View {
    let look: LoadLook
    let text: String
    @Environment(\.theme) private var theme
    @Environment(\.feedbackProfile) private var profile

    var body: some View {
        if look.showsSpinner {
            VStack(spacing: profile.spacing) {
                ProgressView()
                if look.showsText { Text(verbatim: text).foregroundStyle(theme.secondaryInkStyle) }
            }
            .padding(profile.spacing)
            .background {
                RoundedRectangle(cornerRadius: profile.spacing)
                    .fill(theme.surfaceStyle)
                    .opacity(look.state == .refreshing ? 1 : 0)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: text))
        }
    }
}

#if DEBUG
struct StatusSample: View {
    private let empty = ContentStatusMessage(
        "A fresh page",
        systemImage: "tray",
        text: "Whatever is on your mind goes here.",
        actionTitle: "Write a task"
    )

    var body: some View {
        ForEach([LoadState.loading, .empty, .failed, .loaded], id: \.self) { state in
            ContentStatusView(state, loading: "Loading tasks…", empty: empty, retry: {}, content: { Text("Buy milk") })
        }
    }
}

#Preview("Status view") { PreviewVariants { StatusSample() } }
#Preview("Status view, alone") { StatusSample() }
#endif
#endif

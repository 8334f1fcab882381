#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import Observation
import SwiftUI

/// The toasts of an app: its own messages and the engine's.
///
/// ```swift
/// @EnvironmentObject private var toastManager: ToastManager
/// // …
/// toastManager.show("Backup saved", type: .success)
/// ```
///
/// `.nod()` shows the toasts, and puts the manager into the environment.
@MainActor
public final class ToastManager: ObservableObject, ToastPerformer {
    /// The manager of the app's center.
    public static let shared = ToastManager()

    let presenter: ToastPresenter
    var words = Words.ofTheApp

    private init() {
        presenter = ToastPresenter { .shared }
        drawWhenChanged()
    }

    /// Creates the manager of another center, for tests and previews.
    public init(center: FeedbackCenter) {
        presenter = ToastPresenter { [weak center] in center }
        center.performers.toasts = self
        drawWhenChanged()
    }

    /// Shows and announces `text`.
    ///
    /// - Parameters:
    ///   - text: the message, localized.
    ///   - type: an error is felt, interrupts speech and stays until dismissed; an info is only shown and announced.
    ///   - actionTitle: the button's title, by default Retry for an error and Undo otherwise.
    ///   - action: the button's action; without one there is no button.
    @_disfavoredOverload
    public func show(
        _ text: String,
        type: ToastType = .info,
        actionTitle: String? = nil,
        action: (() -> Void)? = nil
    ) {
        presenter.say(ToastMessage(text, actionTitle: actionTitle), type: type, action: action)
    }

    /// Takes a literal text as a key of the app's string catalog, which Xcode extracts.
    public func show(
        _ text: LocalizedStringResource,
        type: ToastType = .info,
        actionTitle: LocalizedStringResource? = nil,
        action: (() -> Void)? = nil
    ) {
        let title = actionTitle.map { String(localized: $0) }
        show(String(localized: text), type: type, actionTitle: title, action: action)
    }

    public func show(_ toast: ToastContent) { presenter.show(toast) }
    public func dismiss(_ id: ToastID) { presenter.dismiss(id) }
    package func windowUsed(_ window: Int) { presenter.windowUsed(window) }

    private func drawWhenChanged() {
        presenter.onChange = { [weak self] in self?.objectWillChange.send() }
    }
}

// Lets views use `@Environment(ToastManager.self)`; they aren't redrawn when toasts change.
@available(iOS 17, macOS 14, *)
extension ToastManager: Observable {}

extension View {
    @available(*, deprecated, message: "Use .nod(toasts:isInSight:)")
    @_disfavoredOverload public func toasts(at edge: VerticalEdge = .bottom, isInSight: Bool = true) -> some View {
        modifier(ToastPlace(manager: .shared, edge: edge, isInSight: isInSight))
    }
}

extension EnvironmentValues {
    /// The number of `.nod()` around this one.
    @Entry var toastDepth: Int = 0
    /// The number of the window's outermost `.nod()`.
    @Entry var toastWindow: Int? = nil
}

struct ToastPlace: ViewModifier {
    let manager: ToastManager
    let edge: VerticalEdge?
    let isInSight: Bool
    @State var place: Int?
    @Environment(\.toastDepth) private var depth
    @Environment(\.toastWindow) private var window
    @Environment(\.scenePhase) private var phase
    @Environment(\.words) private var words
    @Environment(\.completionToasts) private var completionToasts
    @FeedbackReporter private var feedback

    func body(content: Content) -> some View {
        content
            .environment(\.toastDepth, depth + 1)
            .environment(\.toastWindow, window ?? place)
            .carrying(manager)
            .showsBursts()
            .overlay(alignment: edge == .top ? .top : .bottom) {
                if let edge { ToastStack(manager: manager, place: place, edge: edge) }
            }
            .holdsHaptics()
            .onAppear { show(isInSight) }
            .onDisappear { show(false) }
            .onChanged(of: isInSight) { show($0) }
            .onChanged(of: completionToasts) { manager.presenter.completionToasts = $0 }
            .task(id: words) { manager.words = words }
            .onChanged(of: phase) { manager.presenter.hostIsActive(place, $0 == .active) }
            .onChanged(of: feedback.context) { manager.presenter.host(place, isIn: $0) }
    }

    /// Shows toasts in this view while it is in sight, otherwise gives up the place.
    private func show(_ isInSight: Bool) {
        guard isInSight, edge != nil else { return manager.presenter.hostDisappeared(place) }
        manager.presenter.completionToasts = completionToasts
        place = manager.presenter.hostAppeared(
            place,
            window: window,
            depth: depth,
            isActive: phase == .active,
            in: feedback.context
        )
    }
}

extension View {
    @ViewBuilder fileprivate func carrying(_ manager: ToastManager) -> some View {
        if #available(iOS 17, macOS 14, *) {
            environmentObject(manager).environment(manager)
        } else {
            environmentObject(manager)
        }
    }
}

#if DEBUG
struct ToastSample: View {
    private let center: FeedbackCenter
    private let manager: ToastManager

    init() {
        center = FeedbackCenter(clock: SystemFeedbackClock())
        manager = ToastManager(center: center)
    }

    var body: some View {
        VStack {
            Button("Success") { manager.show("“Groceries” complete!", type: .success) {} }
            Button("Error") { manager.show("Couldn't load your tasks.", type: .error) {} }
            Button("Warning") { manager.show("This list is shared.", type: .warning) }
            Button("Info") { manager.show("Sorted by date.", type: .info) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .nod(manager: manager)
        .feedbackCenter(center)
        .onAppear {
            manager.show("Couldn't load your tasks. Check your connection and try again.", type: .error) {}
            manager.show("“Groceries” complete!", type: .success) {}
        }
    }
}

#Preview("Toast manager") { PreviewVariants { ToastSample() } }
#Preview("Toast manager, alone") { ToastSample() }
#endif
#endif

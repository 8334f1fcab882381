#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Shows toasts over this view, and follows the settings and the center's tuning. Use it once around the app's
    /// content, and once around the content of each sheet.
    ///
    /// ```swift
    /// WindowGroup { ContentView().nod() }
    /// ```
    ///
    /// With a tab bar, use it around each tab's content, so that toasts appear above the bar.
    ///
    /// - Parameters:
    ///   - edge: the edge of toasts, inside the safe area; `nil` shows none here.
    ///   - completionToasts: the completions with a toast; `nil` inherits the choice of an outer `.nod()`, by default
    ///     `.all`.
    ///   - isInSight: whether this tab is selected; toasts move to the selected one.
    ///   - manager: `nil` for the app's shared toasts.
    ///   - store: the store of the settings, such as an app group's; `@AppStorage` inside uses it, too.
    @_disfavoredOverload @ViewBuilder public func nod(
        toasts edge: VerticalEdge? = .bottom,
        completionToasts: CompletionToasts? = nil,
        isInSight: Bool = true,
        manager: ToastManager? = nil,
        store: UserDefaults? = nil
    ) -> some View {
        let root = modifier(ToastPlace(manager: manager ?? .shared, edge: edge, isInSight: isInSight))
            .transformEnvironment(\.completionToasts) { $0 = completionToasts ?? $0 }
            .environment(\.checkItem, CheckItem())
            .environment(\.isInFeedbackRow, false)
            .modifier(StoredProfile())
            .modifier(FollowedTuning())
        if let store { root.modifier(FeedbackStore(store)) } else { root }
    }
}

extension EnvironmentValues {
    @Entry var completionToasts: CompletionToasts = .all
}
#endif

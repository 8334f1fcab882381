#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Shows toasts over this view, follows the person's settings, and the tuning that the center uses: once around an
    /// app's content, and once around that of each sheet.
    ///
    /// ```swift
    /// WindowGroup { ContentView().nod() }
    /// ```
    ///
    /// Where tabs are at the bottom, put it around each tab's content, so that toasts stand above the tab bar.
    ///
    /// - Parameters:
    ///   - edge: where toasts come, inside the safe area; `nil` shows none here.
    ///   - completionToasts: which completions have a toast, with Undo; `nil` is as outside of this view, and `.all` in an
    ///     app that never says.
    ///   - isInSight: whether this tab is the selected one; when another is, toasts move there.
    ///   - manager: whose toasts; `nil` is the one that the whole app shares.
    ///   - store: where the person's choices are kept, such as an app group's; `@AppStorage` inside follows.
    @ViewBuilder public func nod(
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

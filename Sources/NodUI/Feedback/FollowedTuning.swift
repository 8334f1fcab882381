#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import Nod
import NodPerforming
import SwiftUI

extension View {
    /// Follows the tuning that the center uses, live: for an app's root.
    ///
    /// ```swift
    /// FeedbackCenter.shared.use(try FeedbackFile(data).tuning)
    /// // …
    /// WindowGroup { ContentView().followsFeedbackTuning() }
    /// ```
    @available(*, deprecated, message: "Use .nod()")
    public func followsFeedbackTuning() -> some View { modifier(FollowedTuning()) }
}

struct FollowedTuning: ViewModifier {
    @Environment(\.feedbackCenter) private var chosenCenter

    init() {}

    func body(content: Content) -> some View {
        content.modifier(TuningOfCenter(center: chosenCenter ?? .shared))
    }
}

private struct TuningOfCenter: ViewModifier {
    let center: FeedbackCenter
    @StateObject private var used = UsedTuning()

    func body(content: Content) -> some View {
        let tuning = used.tuning(of: center)
        let isOwn = tuning != Tuning()
        content
            .transformEnvironment(\.feedbackProfile) { if isOwn { $0 = tuning.profile } }
            .transformEnvironment(\.feedbackDesign) { if isOwn { $0 = tuning.design } }
    }
}

/// The center's tuning; views that show it are redrawn when it changes.
@MainActor
private final class UsedTuning: ObservableObject, TuningWatcher {
    private weak var center: FeedbackCenter?

    func tuning(of center: FeedbackCenter) -> Tuning {
        if self.center !== center {
            self.center?.unwatch(self)
            self.center = center
            center.watch(self)
        }
        return center.context.tuning
    }

    func use(_ tuning: Tuning) { objectWillChange.send() }
}
#endif

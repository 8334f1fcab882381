#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

extension View {
    @available(*, deprecated, message: "Use .nod()")
    @_disfavoredOverload public func followsFeedbackTuning() -> some View { modifier(FollowedTuning()) }
}

/// Applies the center's tuning, if it has one.
struct FollowedTuning: ViewModifier {
    @StateObject private var used = UsedTuning()
    private var answering = ViewCenter()

    func body(content: Content) -> some View {
        let tuning = used.tuning(of: answering.center)
        let isOwn = tuning != Tuning()
        content
            .transformEnvironment(\.feedbackProfile) { if isOwn { $0 = tuning.profile } }
            .transformEnvironment(\.feedbackDesign) { if isOwn { $0 = tuning.design } }
    }
}

@MainActor
private final class UsedTuning: ObservableObject {
    private weak var center: FeedbackCenter?

    func tuning(of center: FeedbackCenter) -> Tuning {
        if self.center !== center {
            self.center?.unwatchTuning(self)
            self.center = center
            center.watchTuning(self) { [weak self] _ in self?.objectWillChange.send() }
        }
        return center.context.tuning
    }
}
#endif

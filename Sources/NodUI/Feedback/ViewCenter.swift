#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// The center that answers a view which asks for nothing else of ``Feedback``, and need not be drawn for its sake.
struct ViewCenter: DynamicProperty {
    @Environment(\.feedbackCenter) private var chosen

    init() {}

    @MainActor var center: FeedbackCenter { chosen ?? .shared }
}
#endif

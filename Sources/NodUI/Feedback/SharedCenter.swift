#if canImport(SwiftUI)
    extension FeedbackCenter {
        /// The center of an app that makes none of its own.
        public static let shared = FeedbackCenter(clock: SystemFeedbackClock())
    }
#endif

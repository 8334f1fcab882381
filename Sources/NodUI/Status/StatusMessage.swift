#if canImport(SwiftUI)
import SwiftUI

/// What a place says that has nothing to show: what it is for, or what went wrong, and the next step.
public struct StatusMessage {
    var title: String
    /// As SF Symbols names it; it decorates, the words say it all.
    var systemImage: String
    var text: String
    var actionTitle: String?
    var action: @MainActor () -> Void

    /// - Parameters:
    ///   - title: what the place is for, or what happened, as a heading.
    ///   - systemImage: a symbol over it, as SF Symbols names it.
    ///   - text: what to do next.
    ///   - actionTitle: what stands on the button of the first step; without it there is none.
    ///   - action: takes the first step.
    public init(
        _ title: String,
        systemImage: String,
        text: String,
        actionTitle: String? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.title = title
        self.systemImage = systemImage
        self.text = text
        self.actionTitle = actionTitle
        self.action = action
    }

    static func failure(
        _ error: UserFacingError,
        in words: Words,
        retry: @escaping @MainActor () -> Void
    ) -> StatusMessage {
        StatusMessage(
            error.whatHappened,
            systemImage: "exclamationmark.triangle",
            text: error.whatNext,
            actionTitle: words.text("retry"),
            action: retry
        )
    }
}

extension UserFacingError {
    /// For a place that says nothing else.
    static func notLoaded(in words: Words) -> UserFacingError {
        UserFacingError(words.text("notLoaded"), whatNext: words.text("tryAgain"))
    }
}
#endif

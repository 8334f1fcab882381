#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// The message of an empty or failed view, with the next step.
///
/// ```swift
/// ContentStatusMessage("A fresh page", systemImage: "checklist", text: "Write down what needs doing.")
/// ```
public struct ContentStatusMessage {
    var title: String
    var systemImage: String
    var text: String
    var actionTitle: String?
    var action: @MainActor () -> Void

    /// - Parameters:
    ///   - title: the view's purpose, or what happened.
    ///   - systemImage: the SF Symbol above it.
    ///   - text: the next step, in a sentence.
    ///   - actionTitle: the title of the button for that step; without it there is no button.
    ///   - action: takes the step.
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
    ) -> ContentStatusMessage {
        ContentStatusMessage(
            error.whatHappened,
            systemImage: "exclamationmark.triangle",
            text: error.whatNext,
            actionTitle: words.text("retry"),
            action: retry
        )
    }
}

extension UserFacingError {
    static func notLoaded(in words: Words) -> UserFacingError {
        UserFacingError(words.text("notLoaded"), whatNext: words.text("tryAgain"))
    }
}
#endif

#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// The message of an empty or failed view, with the next step.
///
/// ```swift
/// ContentStatusMessage("A fresh page", systemImage: "checklist", text: "Write down what needs doing.")
/// ```
public struct ContentStatusMessage {
    var title: (Locale) -> String
    var systemImage: String
    var text: (Locale) -> String
    var actionTitle: ((Locale) -> String)?
    var action: @MainActor () -> Void

    /// - Parameters:
    ///   - title: the view's purpose, or what happened.
    ///   - systemImage: the SF Symbol above it.
    ///   - text: the next step, in a sentence.
    ///   - actionTitle: the title of the button for that step; without it there is no button.
    ///   - action: takes the step.
    @_disfavoredOverload
    public init(
        _ title: String,
        systemImage: String,
        text: String,
        actionTitle: String? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        (self.title, self.text, self.actionTitle) = (title.said, text.said, actionTitle?.said)
        (self.systemImage, self.action) = (systemImage, action)
    }

    /// Takes literals as keys of the app's string catalog, which Xcode extracts.
    public init(
        _ title: LocalizedStringResource,
        systemImage: String,
        text: LocalizedStringResource,
        actionTitle: LocalizedStringResource? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        (self.title, self.text, self.actionTitle) = (title.said, text.said, actionTitle?.said)
        (self.systemImage, self.action) = (systemImage, action)
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

#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Replaces NodUI's texts inside.
    ///
    /// ```swift
    /// let german = FeedbackWords(["undo": "Rückgängig", "completed.other": "{count} Aufgaben erledigt"], in: "de")
    /// ContentView().nod().feedbackWords(german)
    /// ```
    ///
    /// Around `.nod()`, this includes toasts and announcements. Missing keys fall back to an outer
    /// `.feedbackWords(_:)`, the app's catalog and NodUI's texts. An app with the keys in its catalog needs no
    /// modifier: see <doc:Languages>.
    ///
    /// - Parameter words: keep them in a constant, because new words redraw everything inside.
    @_disfavoredOverload public func feedbackWords(_ words: FeedbackWords) -> some View {
        transformEnvironment(\.givenWords) { $0 = $0.map(words.otherwise) ?? words }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var givenWords: Words? = nil

    /// The words in the view's language, simpler for children.
    var words: Words {
        let bundled = Words.bundled.said(in: locale.identifier)
        return (givenWords?.otherwise(bundled) ?? bundled).said(to: feedbackProfile)
    }
}

extension Words {
    static let ofTheApp = bundled.preferred

    fileprivate static let bundled = BundledWords(.main, before: .module)
}
#endif

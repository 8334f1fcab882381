#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Says everything inside with an app's own words, before those of its bundle and of NodUI.
    ///
    /// ```swift
    /// let german = FeedbackWords(["undo": "Rückgängig", "deleted.one": "1 Aufgabe gelöscht", "deleted.other": "{count} Aufgaben gelöscht"], in: "de")
    /// ContentView().nod().feedbackWords(german)
    /// ```
    ///
    /// Around `.nod()`, its toasts and all announcements say them, too. What they lack is said as without them, by an
    /// outer `.feedbackWords(_:)` first. An app whose catalog has the keys needs none: see <doc:Languages>.
    ///
    /// - Parameter words: kept in a constant, because words made again are new ones, and everything inside is drawn again.
    public func feedbackWords(_ words: FeedbackWords) -> some View {
        transformEnvironment(\.givenWords) { $0 = $0.map(words.otherwise) ?? words }
    }
}

extension EnvironmentValues {
    /// The words of `.feedbackWords(_:)`.
    @Entry fileprivate var givenWords: Words? = nil

    /// The words for a view: in the language of its locale, and simpler for children.
    var words: Words {
        let bundled = Words.bundled.said(in: locale.identifier)
        return (givenWords?.otherwise(bundled) ?? bundled).said(to: feedbackProfile)
    }
}

extension Words {
    /// The words without a view.
    static let ofTheApp = bundled.preferred

    /// The app's, then NodUI's, which Scripts/texts.py makes.
    fileprivate static let bundled = BundledWords(.main, before: .module)
}
#endif

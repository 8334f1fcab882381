// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// NodUI in German, for which it has no texts: an app's words for some of its keys.

private struct GermanApp: View {
    var body: some View {
        NavigationStack { FeedbackSettings() }
            .nod()
            .feedbackWords(.german)
    }
}

/// The catalog of a package, in a chosen language.
private struct PackageScreen: View {
    let catalog: Bundle
    let language: String

    var body: some View {
        CompletionCheck("Milch kaufen", isCompleted: false) {}
            .feedbackWords(FeedbackWords(of: catalog, in: language))
    }
}

extension FeedbackWords {
    fileprivate static let german = FeedbackWords(
        [
            "completed": "„{subject}“ erledigt",
            "completed.simple": "„{subject}“ ist geschafft",
            "completed.one": "1 Aufgabe erledigt",
            "completed.other": "{count} Aufgaben erledigt",
            "undo": "Rückgängig",
        ],
        in: "de"
    ) { $0.formatted(.number.locale(Locale(identifier: "de"))) }
}

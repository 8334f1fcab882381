// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// NodUI in German, a language without tables: an app's words for some keys; NodUI says the others in English.

private struct GermanApp: View {
    var body: some View {
        NavigationStack { FeedbackSettings() }
            .nod()
            .feedbackWords(.german)
    }
}

/// A package's own catalog, in the language that the person chose in it.
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
            "check": "Erledigt",
            "check.simple": "Geschafft",
            "captured": "Notiert",
            "completed": "„{subject}“ erledigt",
            "completed.simple": "„{subject}“ ist geschafft",
            "completed.one": "1 Aufgabe erledigt",
            "completed.other": "{count} Aufgaben erledigt",
            "deleted": "„{subject}“ gelöscht",
            "deleted.one": "1 Aufgabe gelöscht",
            "deleted.other": "{count} Aufgaben gelöscht",
            "quoted": "„{text}“",
            "undo": "Rückgängig",
            "retry": "Wiederholen",
            "dismiss": "Schließen",
            "settingsTryIt": "Ausprobieren",
        ],
        in: "de"
    ) { $0.formatted(.number.locale(Locale(identifier: "de"))) }
}

// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// NodUI in German, a language without tables of its own: an app's words for all of its keys.

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
            "required": "Hake dieses Feld bitte ab.",
            "waiting": "Wird später gesichert",
            "notSaved": "Nicht gesichert",
            "captured": "Notiert",
            "captured.simple": "Es steht da",
            "firstCaptureSaved": "Erste Notiz gesichert",
            "firstCaptureSaved.simple": "Dein erster Gedanke ist gesichert",
            "completed": "„{subject}“ erledigt",
            "completed.simple": "„{subject}“ ist geschafft",
            "completed.one": "1 Aufgabe erledigt",
            "completed.other": "{count} Aufgaben erledigt",
            "completed.simple.one": "1 Aufgabe ist geschafft",
            "completed.simple.other": "{count} Aufgaben sind geschafft",
            "deleted": "„{subject}“ gelöscht",
            "deleted.simple": "„{subject}“ ist im Papierkorb",
            "deleted.one": "1 Aufgabe gelöscht",
            "deleted.other": "{count} Aufgaben gelöscht",
            "deleted.simple.one": "1 Sache ist im Papierkorb",
            "deleted.simple.other": "{count} Sachen sind im Papierkorb",
            "collection": "{names} vollständig erledigt!",
            "collection.simple": "{names}: alles geschafft!",
            "collectionUnnamed": "Alles erledigt!",
            "collectionUnnamed.simple": "Alles geschafft!",
            "failure": "„{subject}“ konnte nicht gesichert werden. Prüfe die Verbindung und versuch es noch einmal.",
            "failure.simple": "„{subject}“ ist noch nicht gesichert. Bist du verbunden? Versuch es noch einmal.",
            "failureUnnamed": "Das konnte nicht gesichert werden. Prüfe die Verbindung und versuch es noch einmal.",
            "failureUnnamed.simple": "Das ist noch nicht gesichert. Bist du verbunden? Versuch es noch einmal.",
            "quoted": "„{text}“",
            "succeeded": "Gesichert",
            "warned": "Sieh dir das bitte an.",
            "failed": "Etwas ist schiefgegangen. Prüfe die Verbindung und versuch es noch einmal.",
            "failed.simple": "Das hat nicht geklappt. Bist du verbunden? Versuch es noch einmal.",
            "notifications": "Mitteilungen",
            "notifications.simple": "Nachrichten",
            "undo": "Rückgängig",
            "retry": "Wiederholen",
            "retry.simple": "Noch einmal",
            "dismiss": "Schließen",
            "dismiss.simple": "Zumachen",
            "loading": "Wird geladen …",
            "markComplete": "Als erledigt markieren",
            "markIncomplete": "Als offen markieren",
            "markTitleComplete": "„{title}“ als erledigt markieren",
            "markTitleIncomplete": "„{title}“ als offen markieren",
            "notCompleted": "Nicht erledigt",
            "saving": "Wird gesichert …",
            "listPair": "{first} und {last}",
            "listMiddle": "{first}, {next}",
            "listEnd": "{first} und {last}",
            "fix": "Beheben",
            "notLoaded": "Das konnte nicht geladen werden",
            "tryAgain": "Prüfe die Verbindung und versuch es noch einmal.",
            "settingsTitle": "Rückmeldung",
            "settingsTitle.simple": "Brummen und Töne",
            "settingsHaptic": "Haptik beim Erledigen",
            "settingsHaptic.simple": "Brummen, wenn etwas geschafft ist",
            "settingsHapticNote": "Wenn du eine Aufgabe erledigst, sofern das Gerät vibrieren kann.",
            "settingsHapticNote.simple": "Ein kurzes Brummen, wenn dein Telefon oder Tablet es kann.",
            "settingsHapticTrackpad":
                "Du spürst sie auf einem Force-Touch-Trackpad. Sonst siehst und hörst du die Rückmeldung.",
            "settingsHapticNative":
                "Beim Tippen zu spüren. Es ist die Vibration des Telefons: Ihre Stärke lässt sich nicht wählen.",
            "settingsHapticNative.simple": "Tippe, und dein Telefon brummt kurz auf seine Art.",
            "settingsHapticAbsent":
                "Dieses Gerät kann nicht vibrieren. Du siehst die Rückmeldung und hörst sie, wenn der Ton an ist.",
            "settingsHapticAbsent.simple":
                "Dieses Gerät kann nicht brummen. Du siehst es und hörst es, wenn der Ton an ist.",
            "settingsSound": "Ton beim Erledigen",
            "settingsSound.simple": "Ton, wenn etwas geschafft ist",
            "settingsSoundNote": "Kurz und leise, wenn du eine Aufgabe erledigst.",
            "settingsSoundNote.simple": "Kurz und leise.",
            "settingsOtherHaptics": "Andere Haptik",
            "settingsOtherHaptics.simple": "Anderes Brummen",
            "settingsOtherHapticsNote": "Für Notizen, Löschen, Fehler und alles andere.",
            "settingsOtherHapticsNote.simple": "Für alles andere, was du hier machst.",
            "settingsOtherSounds": "Andere Töne",
            "settingsOtherSoundsNote": "Für Notizen, Warnungen und Fehler.",
            "settingsOtherSoundsNote.simple": "Wenn du etwas aufschreibst oder etwas schiefgeht.",
            "settingsVolume": "Lautstärke",
            "settingsVolume.simple": "Wie laut",
            "settingsTryIt": "Ausprobieren",
            "settingsCelebrations": "Feiern",
            "settingsCelebrationsFull": "Voll",
            "settingsCelebrationsFull.simple": "Groß",
            "settingsCelebrationsSubtle": "Dezent",
            "settingsCelebrationsSubtle.simple": "Klein",
            "settingsCelebrationsOff": "Aus",
            "settingsMotion": "Bewegung",
            "settingsMotion.simple": "Wie viel sich bewegt",
            "settingsMotionSystem": "System",
            "settingsMotionSystem.simple": "Automatisch",
            "settingsMotionReduced": "Reduziert",
            "settingsMotionReduced.simple": "Weniger",
            "settingsProfile": "Für wen ist es?",
            "settingsProfileStandard": "Alle",
            "settingsProfileChild": "Kinder",
        ],
        in: "de"
    ) { $0.formatted(.number.locale(Locale(identifier: "de"))) }
}

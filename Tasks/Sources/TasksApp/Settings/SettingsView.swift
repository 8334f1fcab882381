import NodUI
import SwiftUI
import TasksModel

/// The settings of feedback. The language and the appearance are the system's.
struct SettingsView: View {
    @Environment(\.texts) private var texts

    var body: some View {
        Form {
            FeedbackSettings()
            LabeledContent(texts("settings.language"), value: texts("settings.language.name"))
        }
        .formStyle(.grouped)
        .navigationTitle(Text(verbatim: texts("settings.title")))
    }
}

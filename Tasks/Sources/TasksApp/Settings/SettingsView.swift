import NodUI
import SwiftUI
import TasksModel

/// The settings of feedback and appearance. The language is the system's.
struct SettingsView: View {
    @AppStorage(AppTheme.key) private var theme = AppTheme.system
    @Environment(\.texts) private var texts
    var feedback = FeedbackReporter()

    var body: some View {
        Form {
            FeedbackSettings()
            Section {
                Picker(texts("settings.theme"), selection: feedback.choosing($theme)) {
                    ForEach(AppTheme.allCases, id: \.self) { theme in
                        Text(verbatim: texts("settings.theme.\(theme.rawValue)")).tag(theme)
                    }
                }
                LabeledContent(texts("settings.language"), value: texts("settings.language.name"))
            }
        }
        .formStyle(.grouped)
        .navigationTitle(Text(verbatim: texts("settings.title")))
    }
}

enum AppTheme: String, CaseIterable, Sendable {
    case system, light, dark

    static let key = "theme"

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

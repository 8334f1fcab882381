#if canImport(SwiftUI)
import NodUI
import SwiftUI
import TasksModel

/// What is felt, heard and seen; how it looks; and in which language, which is the system's.
struct SettingsView: View {
    @AppStorage(AppTheme.key) private var theme = AppTheme.system
    @Environment(\.texts) private var texts
    private var feedback = Feedback()

    init() {}

    var body: some View {
        Form {
            FeedbackSettings()
            Section {
                Picker(texts("settings.theme"), selection: chosen) {
                    ForEach(AppTheme.allCases, id: \.self) { theme in
                        Text(verbatim: texts("settings.theme.\(theme.rawValue)")).tag(theme)
                    }
                }
                LabeledContent(
                    texts("settings.language"),
                    value: texts("settings.language.name")
                )
            }
        }
        .formStyle(.grouped)
        .navigationTitle(Text(verbatim: texts("settings.title")))
    }

    private var chosen: Binding<AppTheme> {
        Binding { @MainActor in
            theme
        } set: { @MainActor chosen in
            theme = chosen
            feedback.center.changed(.selected, in: feedback.context)
        }
    }
}

/// Light or dark, or as the system is.
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

private struct SettingsSample: View {
    var body: some View { SampleApp { NavigationStack { SettingsView() } } }
}

#Preview("Light") { SettingsSample() }
#Preview("Dark") { SettingsSample().preferredColorScheme(.dark) }
#Preview("Largest text") { SettingsSample().environment(\.dynamicTypeSize, .accessibility5) }
#Preview("Child") { SettingsSample().feedbackProfile(.child) }
#Preview("Right to left") { SettingsSample().environment(\.layoutDirection, .rightToLeft) }
#endif

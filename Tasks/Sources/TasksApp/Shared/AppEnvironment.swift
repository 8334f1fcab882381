#if canImport(SwiftUI)
import SwiftUI
import TaskTexts
import TasksModel

extension EnvironmentValues {
    /// What is said, in the person's language.
    @Entry var texts: AppTexts = AppTexts(.embedded, for: Locale.preferredLanguages)
}

extension View {
    /// Everything inside shares this app's tasks, composer and texts.
    func app(_ app: AppModel) -> some View {
        environmentObject(app)
            .environmentObject(app.book)
            .environmentObject(app.composer)
            .environment(\.texts, app.texts)
    }
}
#endif

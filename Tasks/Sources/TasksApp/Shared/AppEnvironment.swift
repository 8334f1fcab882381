import NodUI
import SwiftUI
import TaskTexts
import TasksModel

extension EnvironmentValues {
    @Entry var texts: Texts = Texts(for: Locale.preferredLanguages)
}

extension View {
    /// Shares tasks, composer and texts with all views inside.
    func app(_ app: AppModel) -> some View {
        environmentObject(app)
            .environmentObject(app.book)
            .environmentObject(app.composer)
            .environment(\.texts, app.texts)
    }
}

extension FeedbackReporter {
    /// Plays the haptic of a choice; changes from elsewhere are silent.
    @MainActor
    func choosing<Value: Sendable>(_ value: Binding<Value>) -> Binding<Value> {
        Binding { @MainActor in
            value.wrappedValue
        } set: { @MainActor chosen in
            value.wrappedValue = chosen
            center.changed(.selected, in: context)
        }
    }
}

import NodUI
import SwiftUI
import TaskTexts
import TasksModel

extension EnvironmentValues {
    @Entry var texts: Texts = Texts(for: Locale.preferredLanguages)
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

extension FeedbackReporter {
    /// The person's choices are felt; changes from elsewhere are only shown.
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

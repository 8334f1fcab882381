#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// Redraws views when the stored preferences change.
@MainActor
final class StoredPreferences: ObservableObject {
    static let standard = StoredPreferences(.standard)

    let reader: PreferenceReader

    init(_ store: UserDefaults) {
        reader = PreferenceReader(store)
        reader.watch { [weak self] in self?.objectWillChange.send() }
    }
}

extension View {
    @available(*, deprecated, message: "Use .nod(store:)")
    @_disfavoredOverload
    public func feedbackStore(_ store: UserDefaults) -> some View { modifier(FeedbackStore(store)) }
}

/// Sets another store for the preferences and every `@AppStorage` inside.
struct FeedbackStore: ViewModifier {
    private let store: UserDefaults
    @StateObject private var stored: StoredPreferences

    init(_ store: UserDefaults) {
        self.store = store
        _stored = StateObject(wrappedValue: StoredPreferences(store))
    }

    func body(content: Content) -> some View {
        content
            .environment(\.chosenStore, ChosenStore(reader: stored.reader))
            .defaultAppStorage(store)
    }
}

struct ChosenStore: Equatable {
    let reader: PreferenceReader
    private let preferences: Preferences

    @MainActor init(reader: PreferenceReader) { (self.reader, preferences) = (reader, reader.preferences) }
}

extension EnvironmentValues {
    @Entry var chosenStore: ChosenStore? = nil
}
#endif

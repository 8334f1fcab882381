import NodUI
import SwiftUI
import TasksModel

/// The app, or why its database can't be opened.
struct OpenedView: View {
    let opened: Opened
    let retry: @MainActor () -> Void

    enum Opened {
        case app(AppModel)
        case failed(UserFacingError)
    }

    var body: some View {
        switch opened {
        case .app(let app): RootView().app(app)
        case .failed(let error):
            ContentStatusView(
                .failed,
                empty: ContentStatusMessage(error.whatHappened, systemImage: "tray", text: error.whatNext),
                error: error,
                retry: retry,
                content: { EmptyView() }
            )
        }
    }
}

/// The tabs, each with toasts above the tab bar, and the composer.
struct RootView: View {
    @AppStorage(FeedbackSettings.profileKey) private var profile = FeedbackProfile.names[0].name
    @State private var selection = AppPlace.list
    @EnvironmentObject private var app: AppModel
    @EnvironmentObject private var composer: ComposerModel
    @Environment(\.scenePhase) private var phase

    var body: some View {
        TabView(selection: $selection) {
            ForEach(AppPlace.allCases, id: \.self) { place in
                NavigationStack { PlaceView(place: place) }
                    .nod(isInSight: place == selection)
                    .tabItem { Label(app.texts(place.key), systemImage: place.systemImage) }
                    .tag(place)
            }
        }
        .sheet(isPresented: $composer.isOpen) { CaptureComposeView() }
        .nod(toasts: nil)
        .nodTheme(.midCentury, dark: .midCenturyDark)
        .environment(\.texts, app.texts)
        .environment(\.locale, app.texts.locale)
        .task(id: profile) { app.speak(to: profile) }
        .task { await app.run() }
        .task(id: phase) { if phase == .active { app.becameActive() } }
    }
}

private enum AppPlace: String, CaseIterable {
    case list, board, capture, collections, settings

    var systemImage: String {
        switch self {
        case .list: "checklist"
        case .board: "rectangle.split.3x1"
        case .capture: "lightbulb"
        case .collections: "folder"
        case .settings: "gearshape"
        }
    }

    var key: String { self == .settings ? "settings.title" : "nav.\(rawValue)" }
}

private struct PlaceView: View {
    let place: AppPlace

    var body: some View {
        switch place {
        case .list: TasksListView()
        case .board: BoardView()
        case .capture: CaptureView()
        case .collections: CollectionsView()
        case .settings: SettingsView()
        }
    }
}

#Preview("Light") { SampleApp() }
#Preview("Dark") { SampleApp().preferredColorScheme(.dark) }
#Preview("Largest text") { SampleApp().environment(\.dynamicTypeSize, .accessibility5) }
#Preview("Child") { SampleApp().feedbackProfile(.child) }
#Preview("Right to left") { SampleApp().environment(\.layoutDirection, .rightToLeft) }

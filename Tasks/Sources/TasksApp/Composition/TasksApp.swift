import NodUI
import SwiftUI
import TaskStore
import TaskTexts
import TasksModel

#if os(macOS)
import AppKit
#endif

/// The app, which chooses the file of its tasks.
@main
struct TasksApp: App {
    @StateObject private var opening = Opening()
    @Environment(\.scenePhase) private var phase

    init() {
        #if os(macOS)
        // Without a bundle, a program would stay in the background.
        _ = NSApplication.shared.setActivationPolicy(.regular)
        if #available(macOS 14, *) { NSApplication.shared.activate() }
        #endif
    }

    var body: some Scene {
        WindowGroup {
            if CommandLine.arguments.contains("--sample") {
                SampleApp()
            } else {
                OpenedView(opened: opening.opened) { opening.open() }
                    .task(id: phase) { if phase == .active { await opening.lookElsewhere() } }
            }
        }
        #if os(macOS)
        Settings { SettingsView() }
        #endif
    }
}

/// Opens the database; retries on request.
@MainActor
private final class Opening: ObservableObject {
    @Published private(set) var opened: OpenedView.Opened
    private var keeper: TaskKeeper?
    private let texts = Texts(for: Locale.preferredLanguages)

    init() {
        opened = .failed(UserFacingError("", whatNext: ""))
        open()
    }

    func open() {
        do {
            let keeper = TaskKeeper(try Store(path: Self.path()))
            self.keeper = keeper
            opened = .app(
                AppModel(
                    keeper: keeper,
                    center: .shared,
                    texts: texts,
                    draft: UserDefaults.standard.data(forKey: "draft"),
                    keepDraft: { UserDefaults.standard.set($0, forKey: "draft") }
                )
            )
        } catch {
            let told = UserFacingError(texts("list.failed"), whatNext: texts("way.tryAgain"))
            opened = .failed(UserFacingError(error, or: told))
        }
    }

    func lookElsewhere() async { try? await keeper?.lookElsewhere() }

    /// The file of `--database`, or one in the app's folder. On a phone, `~` is the app's home.
    private static func path() throws -> String {
        let arguments = CommandLine.arguments
        if let index = arguments.firstIndex(of: "--database"), index + 1 < arguments.count {
            return NSString(string: arguments[index + 1]).expandingTildeInPath
        }
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory,
            in: .userDomainMask,
            appropriateFor: nil,
            create: true
        )
        let folder = support.appendingPathComponent("Tasks", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("tasks.sqlite").path
    }
}

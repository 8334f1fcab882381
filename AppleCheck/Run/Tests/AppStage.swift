import AppleDouble
import NodPerforming
import NodTesting
import TaskTexts
import TaskValues

@testable import NodUI
@testable import TasksApp
@testable import TasksModel

/// A part of the app on a stage: its tasks are in memory, and it is always the same day.
@MainActor
final class AppStage: Stage {
    nonisolated static let today = Day(year: 2026, month: 3, day: 12)!

    let keeper: MemoryTasks
    let app: AppModel

    /// - Parameters:
    ///   - titles: open tasks, the first on top.
    ///   - write: writes what else there is before the app starts.
    ///   - today: the day it is.
    init(
        on system: Double = 17,
        _ titles: [String] = [],
        write: (MemoryTasks) async throws -> Void = { _ in },
        today: @escaping () -> Day = { AppStage.today },
        @ViewBuilder _ view: () -> some View
    ) async throws {
        Self.forgetChoices()
        let keeper = MemoryTasks { Instant(AppStage.today) }
        for title in titles.reversed() { _ = try await keeper.capture(TaskDraft(title: title)) }
        try await write(keeper)
        let feedback = FeedbackTest()
        var draft: Data?
        let app = AppModel(
            keeper: keeper,
            center: feedback.center,
            texts: AppTexts(.embedded, for: ["en"]),
            drawer: DraftDrawer(read: { draft }, write: { draft = $0 }),
            today: today
        )
        self.keeper = keeper
        self.app = app
        await super.init(on: system, feedback: feedback) { view().app(app).task { await app.run() } }
    }

    /// As on a new installation.
    nonisolated static func forgetChoices() {
        let own = [AppTheme.key, PreferenceKeys.profile, PreferenceKeys.firstCapture]
        for key in own + Preference.allCases.map(\.key) { UserDefaults.standard.removeObject(forKey: key) }
    }

    /// A task as it is stored now.
    func stored(_ title: String) async throws -> TaskItem? {
        try await keeper.tasks(TaskQuery(.all)).tasks.first { $0.title == title }
    }

    /// The texts on screen that are among these, in order.
    func shown(_ titles: String...) -> [String] { host.texts.filter { titles.contains($0) } }
}

/// An error that no person should ever read.
struct Broken: Error { let code = "SQLITE_IOERR 522" }

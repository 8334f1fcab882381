import NodUI
import SwiftUI
import TaskStore
import TaskTexts
import TasksModel

/// An app with tasks in memory, for previews, the UI test and `--sample`.
struct SampleApp: View {
    @StateObject private var sample = Sample()

    var body: some View { RootView().app(sample.app).task { await sample.write() } }
}

@MainActor
private final class Sample: ObservableObject {
    private let keeper: TaskKeeper
    let app: AppModel

    init() {
        // Opening a database in memory can't fail.
        keeper = TaskKeeper(try! Store())
        app = AppModel(keeper: keeper, center: .shared, texts: Texts(for: Locale.preferredLanguages))
    }

    func write() async {
        let today = Day(Date())
        try? await keeper.write { transaction in
            let shopping = try transaction.createCollection(named: "Shopping").id
            for (title, days) in [("buy milk", 0), ("call mum", 1), ("pay the rent", -1)] {
                var draft = TaskDraft(title: title)
                draft.due = today.adding(days)
                draft.collections = days == 0 ? [shopping] : []
                try transaction.createTask(draft)
            }
            try transaction.createTask(TaskDraft(title: "learn to juggle"))
        }
    }
}

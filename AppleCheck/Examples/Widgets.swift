// platforms: iOS 17, macOS 14
import AppIntents
import NodUI
import SwiftUI

// A widget's row, whose button runs an intent.

private struct CompleteTask: AppIntent {
    static let title: LocalizedStringResource = "Complete task"
    var id = 0

    init() {}

    init(id: Int) { self.id = id }

    func perform() async throws -> some IntentResult { .result() }
}

private struct WidgetRow: View {
    let task: (id: Int, title: String, isDone: Bool)

    var body: some View {
        HStack {
            Button(intent: CompleteTask(id: task.id)) { CompletionSymbol(isCompleted: task.isDone) }
            Text(task.title).strikethrough(task.isDone)
        }
        .tint(.orange)
    }
}

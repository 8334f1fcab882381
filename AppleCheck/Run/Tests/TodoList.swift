import AppleDouble
import NodPerforming

@testable import NodUI

@MainActor
final class TodoList: ObservableObject {
    struct Item: Identifiable {
        var id: String
        var title: String
        var isCompleted = false
    }

    @Published var items: [Item]

    init(_ titles: String...) { items = titles.map { Item(id: $0, title: $0) } }

    func toggle(_ id: String) {
        set(id, !isCompleted(id))
    }

    func set(_ id: String, _ isCompleted: Bool) {
        for index in items.indices where items[index].id == id { items[index].isCompleted = isCompleted }
    }

    func isCompleted(_ id: String) -> Bool { items.contains { $0.id == id && $0.isCompleted } }
}

/// An app's server; a test decides when it answers.
@MainActor
final class Server: ObservableObject {
    @Published var isCompleted = false
    private(set) var asked: [Bool] = []
    private var waiting: [CheckedContinuation<Void, any Error>] = []
    private var ended = 0

    func save(_ isCompleted: Bool) async throws {
        asked.append(isCompleted)
        defer { ended += 1 }
        try await withCheckedThrowingContinuation { waiting.append($0) }
        self.isCompleted = isCompleted
    }

    /// Ends the oldest save and waits for it.
    func answer(_ error: SaveError? = nil) async {
        await wait { !self.waiting.isEmpty }
        guard !waiting.isEmpty else { return }
        let (next, before) = (waiting.removeFirst(), ended)
        if let error { next.resume(throwing: error) } else { next.resume() }
        await wait { self.ended > before }
    }

    private func wait(until isTrue: () -> Bool) async {
        for _ in 0..<10_000 where !isTrue() { await Task.yield() }
    }
}

/// A check with its own state.
struct Milk: View {
    @State private var isCompleted = false

    var body: some View { CompletionCheck("Buy milk", isCompleted: $isCompleted) }
}

/// A reporter keeps the memberwise initializer internal, for other files.
struct CaptureButton: View {
    let title: String
    @FeedbackReporter private var feedback

    var body: some View {
        Button(title) { feedback.report(.captured, on: TargetID(feedback.center.item("milk"))) }
    }
}

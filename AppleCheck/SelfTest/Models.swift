import Combine
import Observation
import SwiftUI

struct SampleTask: Identifiable, Hashable, Sendable {
    let id: UUID
    var title: String
    var isDone: Bool
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable final class SampleStore {
    var tasks: [SampleTask] = []

    func toggle(_ id: SampleTask.ID) {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
        tasks[index].isDone.toggle()
    }
}

@MainActor final class SampleModel: ObservableObject {
    @Published var count = 0
    @Published var errorText: String?

    func load() async throws { count += 1 }
}

@MainActor func sampleCount(of model: SampleModel) -> Int {
    model.count
}

/// A value that goes to another task must be safe to share.
struct SampleMessage: Sendable {
    let text: String
}

func sampleSend(_ message: SampleMessage) {
    Task.detached { print(message.text) }
}

nonisolated final class SampleBox {
    var value = 0
}

nonisolated func sampleMeasure() async -> Int {
    let box = SampleBox()
    box.value = await sampleAnswer()
    return box.value
}

@MainActor func sampleAnswer() -> Int { 42 }

@MainActor func sampleKeep(_ box: SampleBox) -> Int { box.value }

func sampleFirst(_ numbers: [Int]) -> Int {
    let first: Int
    if numbers.isEmpty { first = 0 } else { first = numbers[0] }
    return first
}

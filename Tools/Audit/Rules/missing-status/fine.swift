import SwiftUI

struct ToldFailures: View {
    let store: ToldStore
    @State private var problem: String?
    @State private var work: Task<Void, any Error>?
    var body: some View {
        Button("Save") { Task { do { try await store.load() } catch { problem = "Could not save. Try again." } } }
        Button("Try") { Task { do { try await store.load() } catch let failure { problem = "\(failure)" } } }
        Button("Wait") { Task { try await Task.sleep(for: .seconds(1)); problem = nil } }
        Button("Keep") { work = Task { try await store.load() } }
        Button("Tell") { Task { try await store.saveOrTell() } }
        Button("Like") { Task { if (try? await store.load()) == nil { problem = "Not liked." } } }
    }
    private func start() -> Task<Void, any Error> { Task { try await store.load() } }
}

@MainActor final class ToldStore {
    var message: String?
    func load() async throws {}
    func saveOrTell() async throws {
        do { try await load() } catch {
            message = "Could not save. Is the disk full?"
            throw error
        }
    }
}

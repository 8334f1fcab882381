import SwiftUI

struct DroppedFailures: View {
    let store: DroppedStore
    @State private var items: [String] = []
    var body: some View {
        List(items, id: \.self) { Text($0) }.task { items = (try? await store.load()) ?? [] }  // found
        Button("Delete") { Task { try? await store.save() } }  // found
        List { Text("a") }.refreshable { await reload() }
    }
    private func show(_ result: Result<[String], any Error>) {
        switch result {
        case .success(let loaded): items = loaded
        case .failure: break  // found
        }
    }
    private func first() async {
        guard let loaded = try? await store.load() else { return }  // found
        items = loaded
    }
    private func use(_ result: Result<[String], any Error>) {
        guard case .success(let loaded) = result else { return }  // found
        items = loaded
    }
    private func reload() async {
        do { items = try await store.load() } catch { print(error) }  // found
    }
}

struct DroppedResult: View {
    let result: Result<String, any Error>
    var body: some View {
        switch result {
        case .success(let text): Text(text)
        case .failure: EmptyView()  // found
        }
    }
}

struct DroppedElsewhere: View {
    @State private var model = DroppedModel()
    var body: some View {
        Button("Save") { Task { await model.save() } }  // found
        Button("Delete", action: model.delete)  // found
    }
}

@MainActor @Observable final class DroppedModel {
    let store = DroppedStore()
    private var loadError: String?
    func save() async {
        do { try await store.save() } catch { loadError = "Not saved" }
    }
    func delete() { Task { try? await store.save() } }
}

struct DroppedStore {
    func save() async throws {}
    func load() async throws -> [String] { [] }
}

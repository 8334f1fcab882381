// platforms: iOS 17

import SwiftUI

struct LostFailures: View {
    let store: LostStore
    @State private var items: [String] = []
    var body: some View {
        Button("Done") { Task { try await store.save() } }  // found
        Button("Send") { send() }
        List(items, id: \.self) { Text($0) }.task { items = (try? await store.load()) ?? [] }  // asked
        Button("Delete") { Task { try? await store.save() } }  // asked
        List { Text("a") }.refreshable { await reload() }
    }
    private func reload() async {
        do { items = try await store.load() } catch { print(error) }  // asked
    }
    private func send() {
        Task {
            try await store.save()  // found
            items = []
        }
    }
}

struct LostStore {
    func save() async throws {}
    func load() async throws -> [String] { [] }
}

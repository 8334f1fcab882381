import SwiftUI

struct LostFailures: View {
    let store: LostStore
    @State private var items: [String] = []
    var body: some View {
        Button("Done") { Task { try await store.save() } }  // found
        Button("Send") { send() }
    }
    private func send() {
        Task {
            try await store.save()  // found
            items = []
        }
    }
}

@MainActor final class LostModel {
    let store = LostStore()
    func hangUp() { Task { try await store.save() } }  // asked
}

struct LostStore {
    func save() async throws {}
}

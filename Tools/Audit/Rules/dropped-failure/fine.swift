import SwiftUI

struct ShownFailures: View {
    let store: ShownStore
    @State private var problem: String?
    var body: some View {
        Button("Save") { Task { do { try await store.save() } catch { problem = "Could not save. Try again." } } }
        Button("Like") { Task { if (try? await store.save()) == nil { problem = "Not liked." } } }
        Text("a").task { do { try await Task.sleep(for: .seconds(1)) } catch {} }
        Text(problem ?? "").task { try? await Task.sleep(for: .seconds(1)) }
        Text("b").task {
            // The next refresh catches up.
            try? await store.save()
        }
        Button("Stop") { Task { do { try await store.save() } catch is CancellationError {} catch { problem = "No." } } }
    }
}

struct ShownElsewhere: View {
    @State private var model = ShownModel()
    var body: some View {
        Text(model.error ?? "").task { await model.load() }
        Button("Shorten") { model.shorten() }
    }
}

@MainActor @Observable final class ShownModel {
    let store = ShownStore()
    var error: String?
    func load() async {
        do { try await store.save() } catch { self.error = "Could not load." }
        try? await store.save()
    }
    func shorten() {
        print("shorter")
        Task { try? await store.save() }
    }
    private func listen() async { try? await store.save() }
}

struct ShownStore {
    func save() async throws {}
}

#if DEBUG
struct SampleNotes: View {
    let result: Result<String, CancellationError>
    var body: some View { Button("Try it") { guard case .success = result else { return } } }
}
#endif

import SwiftUI

struct ShownFailures: View {
    let store: ShownStore
    @State private var problem: String?
    var body: some View {
        Button("Save") { Task { do { try await store.save() } catch { problem = "Could not save. Try again." } } }
        Button("Like") { Task { if (try? await store.save()) == nil { problem = "Not liked." } } }
        Text("a").task { do { try await Task.sleep(for: .seconds(1)) } catch {} }
        Text(problem ?? "").task { try? await Task.sleep(for: .seconds(1)) }
        Button("Stop") { Task { do { try await store.save() } catch is CancellationError {} catch { problem = "No." } } }
    }
}

struct ShownStore {
    func save() async throws {}
}

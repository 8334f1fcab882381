import SwiftUI

struct QuickDeletion: View {
    @State private var notes = ["a"]
    let onDelete: () -> Void
    var body: some View {
        Button("Delete all", role: .destructive) { notes.removeAll() }  // found
        Button("Delete", role: .destructive, action: onDelete)  // found
        Button { remove("a") } label: { Label("Delete", systemImage: "trash") }  // found
        Text("a").swipeActions { Button("Delete", role: .destructive) { notes.removeAll() } }  // found
        Text("b").swipeActions { Button("Delete", role: .destructive) { discard() } }  // found
    }
    @State private var failure: String?
    private func discard() {
        do { try store() } catch { failure = "Not deleted" }
    }
    private func store() throws { notes = [] }
    private func remove(_ note: String) { notes.removeAll { $0 == note } }
}

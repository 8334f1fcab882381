import SwiftUI

struct QuickDeletion: View {
    @State private var notes = ["a"]
    let onDelete: () -> Void
    var body: some View {
        Button("Delete all", role: .destructive) { notes.removeAll() }  // found
        Button("Delete", role: .destructive, action: onDelete)  // found
        Button { remove("a") } label: { Label("Delete", systemImage: "trash") }  // found
        Text("a").swipeActions { Button("Delete", role: .destructive) { notes.removeAll() } }  // found
    }
    private func remove(_ note: String) { notes.removeAll { $0 == note } }
}

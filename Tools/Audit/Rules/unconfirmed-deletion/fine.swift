import SwiftUI

struct AskedDeletion: View {
    @State private var notes = ["a"]
    @State private var asks = false
    var body: some View {
        Button("Delete all", role: .destructive) { asks = true }
        Button("Delete", role: .destructive) { ask() }
        Text("a").swipeActions(allowsFullSwipe: false) { Button("Delete", role: .destructive) { notes.removeAll() } }
        Text("b").confirmationDialog("Delete?", isPresented: $asks) {
            Button("Delete", role: .destructive) { notes.removeAll() }
        }
        Button("Stop", role: .destructive) {}
    }
    private func ask() { asks = true }
}

import SwiftUI

struct AskingSwipe: View {
    @State private var asks = false
    @State private var pending: String?
    var body: some View {
        List {
            Text("a").swipeActions { Button("Delete", role: .destructive) { asks = true } }  // found
            Text("b").swipeActions {
                Button(role: .destructive) { ask("b") } label: { Label("Delete", systemImage: "trash") }  // found
            }
            Text("c").swipeActions { Button("Delete", role: .destructive) { withAnimation { asks = true } } }  // found
        }
        .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { print("gone") } }
        .alert(Text("Delete?"), isPresented: $asks, presenting: pending) { _ in Button("Delete", role: .destructive) {} }
    }
    private func ask(_ note: String) { pending = note }
}

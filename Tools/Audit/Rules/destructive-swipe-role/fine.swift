import SwiftUI

struct DeletingSwipe: View {
    @State private var asks = false
    @State private var isEditing = false
    @State private var isShared = false
    var body: some View {
        List {
            Text("a").swipeActions { Button("Delete") { asks = true }.tint(.red) }
            Text("b").swipeActions { Button("Delete", role: .destructive) { delete() } }
            Text("c").contextMenu { Button("Delete", role: .destructive) { asks = true } }
            Text("d").swipeActions { Button("Clear", role: .destructive) { isEditing = true } }
            Text("e").swipeActions {
                Button("Delete", role: .destructive) { if isShared { asks = true } else { delete() } }
            }
        }
        .alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
    }
    private func delete() {}
}

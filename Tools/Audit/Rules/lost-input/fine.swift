import SwiftUI

struct AsksFirst: View {
    @Environment(\.dismiss) private var dismiss
    @State private var steps = ""
    @State private var asks = false
    var body: some View {
        Form { TextEditor(text: $steps).accessibilityLabel("Steps") }
            .toolbar { Button("Cancel") { if steps.isEmpty { dismiss() } else { asks = true } } }
            .confirmationDialog("Discard the recipe?", isPresented: $asks) {
                Button("Discard", role: .destructive) { dismiss() }
            }
    }
}
struct OneWord: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    var body: some View {
        TextField("Name", text: $name)
        Button("Cancel") { dismiss() }
    }
}

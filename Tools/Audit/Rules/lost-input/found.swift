import SwiftUI

struct RecipeForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var steps = ""
    var body: some View {
        Form {
            TextField("Name", text: $name)
            TextEditor(text: $steps).accessibilityLabel("Steps")
        }
        .toolbar {
            Button("Cancel") { dismiss() }  // found
        }
    }
}

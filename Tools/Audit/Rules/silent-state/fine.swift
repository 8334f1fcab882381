import SwiftUI

struct SaidChoices: View {
    @State private var selected: String? = "a"
    let isDone: Bool
    let progress: Double
    var body: some View {
        Button { selected = "b" } label: { Text("B").foregroundStyle(selected == "b" ? .blue : .gray) }
            .accessibilityAddTraits(selected == "b" ? .isSelected : [])
        Button("Share") { selected = nil }.opacity(selected == nil ? 0.5 : 1)
        Button { selected = "c" } label: { if isDone { Image(systemName: "checkmark.seal") } }
        Circle().trim(from: 0, to: progress).stroke(Color.blue).accessibilityHidden(true)
        Circle().trim(from: 0, to: 0.5).stroke(Color.blue)
    }
}

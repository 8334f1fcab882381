import SwiftUI

struct SaidChoices: View {
    @State private var selected: String? = "a"
    @State private var day = 1
    let isDone: Bool
    let progress: Double
    var body: some View {
        Button { selected = "b" } label: { Text("B").foregroundStyle(selected == "b" ? .blue : .gray) }
            .accessibilityAddTraits(selected == "b" ? .isSelected : [])
        Button("Share") { selected = nil }.opacity(selected == nil ? 0.5 : 1)
        Button { selected = "c" } label: { if isDone { Image(systemName: "checkmark.seal") } }
        Button { day = 1 } label: { Text(day == 1 ? "Today" : "Then") }
        Button { day = 2 } label: { SaidSegment(isSelected: day == 2) }
        Circle().trim(from: 0, to: progress).stroke(Color.blue).accessibilityHidden(true)
        Circle().trim(from: 0, to: 0.5).stroke(Color.blue)
    }
}

struct SaidSegment: View {
    let isSelected: Bool
    var body: some View { Text("3").accessibilityAddTraits(isSelected ? .isSelected : []) }
}

import SwiftUI

struct SilentChoices: View {
    @State private var selected = "a"
    @State private var sort = 1
    let progress: Double
    var body: some View {
        Button { selected = "b" } label: { Text("B").foregroundStyle(selected == "b" ? .blue : .gray) }  // found
        Button("C") { selected = "c" }.background(selected == "c" ? Color.blue : Color.clear)  // found
        HStack {
            Text("D")
            if selected == "d" { Image(systemName: "checkmark") }
        }
        .onTapGesture { selected = "d" }  // found
        Button { selected = "e" } label: { Image(selected.isEmpty ? "like" : "liked") }  // asked
        Button { sort = 2 } label: { Text("2").foregroundStyle(sort == 2 ? .blue : .gray) }  // asked
        Button { sort = 3 } label: { SilentSegment(isSelected: sort == 3) }  // asked
        Circle().trim(from: 0, to: progress).stroke(Color.blue)  // asked
    }
}

struct SilentSegment: View {
    let isSelected: Bool
    var body: some View { Text("3").foregroundStyle(isSelected ? .blue : .gray) }
}

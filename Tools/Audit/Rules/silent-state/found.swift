import SwiftUI

struct SilentChoices: View {
    @State private var selected = "a"
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
        Circle().trim(from: 0, to: progress).stroke(Color.blue)  // asked
    }
}

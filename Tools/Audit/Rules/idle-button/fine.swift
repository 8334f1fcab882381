import SwiftUI

struct BusyButtons: View {
    @State private var asks = false
    var body: some View {
        Button("Share") { asks = true }
        Button("Save") {}.disabled(true)
        Text("a").alert("Done", isPresented: $asks) { Button("OK") {} }
        Button("Cancel", role: .cancel) {}
    }
}

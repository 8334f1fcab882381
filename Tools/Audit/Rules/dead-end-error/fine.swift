import SwiftUI

struct HelpfulAlerts: View {
    @State private var hasError = false
    @State private var asks = false
    var body: some View {
        Text("a").alert("Could not save", isPresented: $hasError) {
            Button("Try again") { save() }
            Button("Not now") {}
        }
        Text("b").alert("Welcome", isPresented: $asks) { Button("OK") {} }
    }
    private func save() {}
}

import SwiftUI

struct ShortPage: View {
    var body: some View {
        VStack {
            Text("Done")
            Button("Close") { print("closed") }
        }
        .navigationTitle("Order")
    }
}

struct RollingPage: View {
    var body: some View {
        ScrollView { RollingTerms() }.navigationTitle("Terms")
    }
}

struct RollingTerms: View {
    var body: some View {
        VStack {
            Text("We keep what you write on this phone and nowhere else, unless you share it yourself. You can delete it.")
            Spacer()
            Button("Agree") { print("agreed") }
        }
    }
}

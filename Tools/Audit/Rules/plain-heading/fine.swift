import SwiftUI

struct TitledGoals: View {
    @State private var name = ""
    var body: some View {
        VStack { Text("Name").font(.headline); TextField("Name", text: $name) }
        VStack { HStack { Text("Time").bold(); Text(name) }; Label("Run", systemImage: "figure.run") }
        List { VStack { Text("Goals").bold(); Label("Rest", systemImage: "bed.double") } }
        VStack { Text("Only one").font(.title); Label("Swim", systemImage: "figure.pool.swim") }
    }
}

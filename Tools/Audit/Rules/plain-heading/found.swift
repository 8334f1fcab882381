import SwiftUI

struct UntitledGoals: View {
    var body: some View {
        VStack { Text("Goals").font(.title2); Label("Run", systemImage: "figure.run") }  // found
        VStack { HStack { Text("Habits").bold(); Spacer() }; Divider(); Label("Walk", systemImage: "figure.walk") }
    }
}

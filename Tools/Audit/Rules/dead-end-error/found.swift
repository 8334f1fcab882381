import SwiftUI

struct ClosedAlerts: View {
    @State private var hasError = false
    var body: some View {
        Text("a").alert("Could not save", isPresented: $hasError) { Button("OK") {} }  // found
        Text("b").alert("Upload failed", isPresented: $hasError) { Button("OK") { hasError = false } }  // found
        if hasError {  // found
            ContentUnavailableView("Could not load", systemImage: "wifi.slash")
        } else {
            Text("c")
        }
    }
}

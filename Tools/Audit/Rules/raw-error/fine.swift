import SwiftUI

struct PlainTexts: View {
    @State private var error: String?
    @State private var message: String?
    var body: some View {
        if let error { Text("Failed: \(error)") }
        Text("Couldn't save. Check your connection and try again.")
        if let message { Text(message) }
    }
    private func load() async {
        do { try await Task.sleep(for: .seconds(1)) } catch {
            print("\(error)")
            message = "Could not load. Try again."
        }
    }
}

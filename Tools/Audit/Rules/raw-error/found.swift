import SwiftUI

struct RawTexts: View {
    let error: any Error
    @State private var problem: (any Error)?
    @State private var message: String?
    var body: some View {
        Text("Failed: \(error)")  // found
        if let problem { Text(String(describing: problem)) }  // found
        Text(error.localizedDescription)  // asked
        if let message { Text(message) }
    }
    private func load() async {
        do { try await Task.sleep(for: .seconds(1)) } catch { message = "Could not load: \(error)" }  // found
    }
}

import SwiftUI

struct PlainForm: View {
    let problem: String?
    let isLate: Bool
    @State private var isSending = false
    var body: some View {
        if problem != nil { Text("Late").foregroundStyle(.red) }
        if isLate, let problem { Text(problem).foregroundStyle(.secondary) }
        Text(problem ?? "").foregroundStyle(.red)
        if isSending { Text("Sends") }
    }
    private func send() async throws {
        isSending = true
        try await Task.sleep(for: .seconds(1))
    }
}

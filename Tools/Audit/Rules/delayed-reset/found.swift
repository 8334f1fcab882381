import SwiftUI

struct CopiedNote: View {
    @State private var isCopied = false
    @State private var message: String?
    var body: some View {
        Button(isCopied ? "Copied!" : "Copy") { copy() }
        if let message { HStack { Text(message) } }
    }
    private func copy() {
        isCopied = true
        Task {
            try await Task.sleep(for: .seconds(1))  // found
            isCopied = false
        }
    }
    private func send(_ text: String) {
        message = text
        Task {
            try await Task.sleep(for: .seconds(2))  // found
            withAnimation { message = nil }
        }
    }
}

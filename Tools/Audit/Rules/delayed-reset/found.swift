import SwiftUI

struct CopiedNote: View {
    @State private var isCopied = false
    var body: some View {
        Button(isCopied ? "Copied!" : "Copy") { copy() }
    }
    private func copy() {
        isCopied = true
        Task {
            try await Task.sleep(for: .seconds(1))  // found
            isCopied = false
        }
    }
}

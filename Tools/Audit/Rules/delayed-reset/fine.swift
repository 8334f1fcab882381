import SwiftUI

struct LoadedNote: View {
    @State private var isLoading = false
    @State private var isLate = false
    var body: some View {
        if isLoading { Text("Loads") }
        Button("Load") { load() }
    }
    private func load() {
        isLoading = true
        Task {
            try await Task.sleep(for: .seconds(1))
            isLate = true
        }
    }
}

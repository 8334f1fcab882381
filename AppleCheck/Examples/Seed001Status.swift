// platforms: iOS 17, macOS 14
import SwiftUI

struct StatusItem: Identifiable {
    let id: Int
    let title: String
}

@MainActor
final class StatusModel: ObservableObject {
    @Published var isLoading = false
    @Published var items: [StatusItem] = []
    @Published var isShowingError = false

    func reload() {}
}

/// Seed 001, status: the empty state and the recoverable error as written there.
struct RecoverableStatusExample: View {
    @StateObject private var model = StatusModel()

    var body: some View {
        // ✅ Clear empty state and recoverable error with retry
        Group {
            if model.isLoading {
                ProgressView("Loading…")
            } else if model.items.isEmpty {
                ContentUnavailableView(
                    "No items",
                    systemImage: "tray",
                    description: Text("Add your first item to get started.")
                )
            } else {
                List(model.items) { item in Text(item.title) }
            }
        }
        .alert("Couldn't load items", isPresented: $model.isShowingError) {
            Button("Retry", action: model.reload)
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Check your connection and try again.")
        }
    }
}

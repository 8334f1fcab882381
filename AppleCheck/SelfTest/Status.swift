import Accessibility
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct SampleEmpty: View {
    let reload: () -> Void

    var body: some View {
        ContentUnavailableView("No items", systemImage: "tray", description: Text("Add your first item."))
            .onChange(of: 0) { AccessibilityNotification.Announcement("Empty").post() }
    }
}

struct SampleStatus: View {
    let isLoading: Bool

    var body: some View {
        if isLoading {
            ProgressView("Loading…")
        } else if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            SampleEmpty {}
        } else {
            Label("No items", systemImage: "tray")
        }
    }
}

struct SampleFailure: LocalizedError {
    var errorDescription: String? { "Couldn't save." }
}

struct SampleRecovery: View {
    @State private var failure: SampleFailure?
    @State private var isShown = false

    var body: some View {
        Text("Saving")
            .alert(isPresented: $isShown, error: failure) { Button("Retry") {} }
            .confirmationDialog(Text("Delete?"), isPresented: $isShown) { Button("Delete", role: .destructive) {} }
            .sheet(isPresented: $isShown) { Text("More").presentationDetents([.medium]) }
    }
}

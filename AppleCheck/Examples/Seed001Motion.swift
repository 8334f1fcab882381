// platforms: iOS 16, macOS 13
import SwiftUI

@MainActor
final class ExpandableModel: ObservableObject {
    @Published var isExpanded = false
}

/// Seed 001, motion: a change of state by the spring it recommends, and the setting it asks to respect.
struct SubtleMotionExample: View {
    @StateObject private var model = ExpandableModel()
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Button("Details") {
            if reduceMotion {
                model.isExpanded.toggle()
            } else {
                // ✅ Subtle animation tied to state change
                withAnimation(.spring(response: 0.35, dampingFraction: 0.85)) {
                    model.isExpanded.toggle()
                }
            }
        }
    }
}

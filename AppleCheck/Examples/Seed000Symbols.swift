// platforms: iOS 17, macOS 14
import SwiftUI

/// Seed 000, the newer systems' symbol effects as it names them.
struct SymbolEffectExample: View {
    let isCompleted: Bool

    var body: some View {
        Image(systemName: isCompleted ? "checkmark.circle.fill" : "circle")
            .contentTransition(.symbolEffect(.replace))
            .symbolEffect(.bounce, value: isCompleted)
    }
}

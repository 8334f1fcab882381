// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// Seed 002: a card that celebrates its completion, and NodUI's own forms.

private struct CelebratingCard: View {
    let onComplete: () -> Void
    @State private var isCelebrating = false

    var body: some View {
        Text("Buy milk")
            .celebrationOverlay(style: .itemCompleted, isActive: $isCelebrating)
            .feedbackFlashShape(.rect(cornerRadius: 12))
            .accessibilityAction(named: Text("Complete")) {
                isCelebrating = true
                onComplete()
            }
    }
}

private struct CelebratingCollection: View {
    let completed: Int
    let isComplete: Bool

    var body: some View {
        Text("Groceries")
            .celebration(.collectionCompleted, trigger: completed)
            .overlay {
                if isComplete { CelebrationParticlesView(particleCount: CelebrationStyle.firstCapture.particleCount) }
            }
    }
}

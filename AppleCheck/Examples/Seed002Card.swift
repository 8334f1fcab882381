// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

enum SwipeOutcome {
    case triggerLeadingAction
    case none
}

/// Seed 002, task 4: the card that celebrates when it is completed by a swipe.
struct CaptureItemCardExample: View {
    let onComplete: () -> Void
    @State private var swipeOffset: CGFloat = 0
    @State private var showCompleteCelebration = false

    var body: some View {
        Text("Buy milk")
            .offset(x: swipeOffset)
            .celebrationOverlay(style: .itemCompleted, isActive: $showCompleteCelebration)
            .feedbackFlashShape(.rect(cornerRadius: 12))
    }

    func finish(_ outcome: SwipeOutcome) {
        switch outcome {
        case .triggerLeadingAction:
            swipeOffset = 0
            showCompleteCelebration = true
            onComplete()
        case .none:
            swipeOffset = 0
        }
    }
}

/// Seed 002, task 2: the particles by themselves.
struct ParticlesExample: View {
    let style: CelebrationStyle

    var body: some View {
        CelebrationParticlesView(particleCount: style.particleCount)
            .allowsHitTesting(false)
    }
}

#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// Particles that fly once from the middle of the view when it appears, in the theme's colours.
///
/// ```swift
/// CollectionCard(collection)
///     .overlay { if isComplete { CelebrationParticlesView(particleCount: 8) } }
/// ```
///
/// It fills the space it is offered, takes no touch, and has no haptic or sound. Under Reduce Motion a flash replaces
/// it.
public struct CelebrationParticlesView: View {
    private let particleCount: Int
    @State private var presenter = CelebrationPresenter()
    @StateObject private var frames = ScoreFrames()
    private var feedback = Feedback()

    /// - Parameter particleCount: 1…8.
    public init(particleCount: Int) { self.particleCount = particleCount }

    public var body: some View {
        Color.clear
            .performing(frames)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .onAppear {
                frames.player.attach(to: presenter.target(of: feedback.center), of: feedback.center)
                presenter.scatter(particleCount, in: feedback.context, of: feedback.center)
            }
            .onDisappear { frames.player.detach() }
    }
}

private struct ParticlesSample: View {
    private let style = CelebrationStyle.collectionCompleted
    @State private var isShown = true

    var body: some View {
        Button("Again") { isShown.toggle() }
            .padding()
            .overlay { if isShown { CelebrationParticlesView(particleCount: style.particleCount) } }
    }
}

#Preview("Light") { ParticlesSample() }
#Preview("Dark") { ParticlesSample().preferredColorScheme(.dark) }
#Preview("Largest text") { ParticlesSample().environment(\.dynamicTypeSize, .accessibility5) }
#Preview("Child") { ParticlesSample().feedbackProfile(.child) }
#Preview("Right to left") { ParticlesSample().environment(\.layoutDirection, .rightToLeft) }
#endif

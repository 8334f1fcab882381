#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Celebrates over this view when `isActive` becomes true, and resets it after the style's duration; under Reduce
    /// Motion a flash replaces the celebration, and the reset comes after 0.3 s.
    @_disfavoredOverload public func celebrationOverlay(style: CelebrationStyle, isActive: Binding<Bool>) -> some View {
        modifier(CelebrationOverlay(style: style, isActive: isActive))
    }

    /// Celebrates over this view whenever `trigger` changes.
    @_disfavoredOverload public func celebration(_ style: CelebrationStyle, trigger: some Equatable) -> some View {
        modifier(
            CelebrationOnChange(trigger: trigger) { presenter, feedback, _ in
                presenter.celebrate(style, in: feedback.context, of: feedback.center)
            }
        )
    }
}

private struct CelebrationOverlay: ViewModifier {
    let style: CelebrationStyle
    @Binding var isActive: Bool
    @State private var presenter = CelebrationPresenter()
    @StateObject private var frames = ScoreFrames()
    @Environment(\.scenePhase) private var phase
    @FeedbackReporter private var feedback

    init(style: CelebrationStyle, isActive: Binding<Bool>) {
        self.style = style
        _isActive = isActive
    }

    func body(content: Content) -> some View {
        content
            .performing(frames)
            .onAppear {
                frames.player.attach(to: presenter.target(of: feedback.center), of: feedback.center)
                follow(isActive)
            }
            .onDisappear {
                presenter.stop()
                frames.player.detach()
            }
            .onChanged(of: isActive) { follow($0) }
            .onChanged(of: phase) { if $0 == .background { presenter.stop() } }
    }

    private func follow(_ isActive: Bool) {
        let binding = $isActive
        presenter.follow(isActive, style: style, in: feedback.context, of: feedback.center) {
            binding.wrappedValue = false
        }
    }
}

/// Answers each change of a value over a view.
struct CelebrationOnChange<Trigger: Equatable>: ViewModifier {
    let trigger: Trigger
    let answer: @MainActor (CelebrationPresenter, FeedbackReporter, Trigger) -> Void
    @State var presenter = CelebrationPresenter()
    @StateObject var frames = ScoreFrames()
    @FeedbackReporter private var feedback

    func body(content: Content) -> some View {
        content
            .performing(frames)
            .onAppear { frames.player.attach(to: presenter.target(of: feedback.center), of: feedback.center) }
            .onDisappear { frames.player.detach() }
            .onChanged(of: trigger) { answer(presenter, feedback, $0) }
    }
}

#if DEBUG
struct CelebrationSample: View {
    @State private var isActive = false
    @State private var count = 0

    var body: some View {
        VStack {
            Button("First capture") { isActive = true }
                .padding()
                .celebrationOverlay(style: .firstCapture, isActive: $isActive)
            Button("Collection complete: \(count)") { count += 1 }
                .padding()
                .celebration(.collectionCompleted, trigger: count)
                .overlay { if count > 0 { CelebrationParticlesView(particleCount: 8) } }
        }
    }
}

#Preview("Celebration overlay") { PreviewVariants { CelebrationSample() } }
#Preview("Celebration overlay, alone") { CelebrationSample() }
#endif
#endif

#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// Particles that fly once from the middle of the view when it appears, in the theme's colours.
///
/// ```swift
/// CollectionCard(collection)
///     .overlay { if isComplete { CelebrationParticlesView(particleCount: 8) } }
/// ```
///
/// The view fills its space, takes no touch, and has no haptic or sound. Under Reduce Motion a flash replaces the
/// particles.
public struct CelebrationParticlesView: View {
    private let particleCount: Int
    @State private var presenter = CelebrationPresenter()
    @StateObject private var frames = ScoreFrames()
    @FeedbackReporter private var feedback

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

/// All particles of an instant, in one drawing along the middle of a view.
struct BurstCanvas: View {
    let particles: [FlyingParticle]
    let colors: [Color]
    /// Width of the view, in points.
    var width = CGFloat.zero

    func along(_ width: CGFloat) -> BurstCanvas { BurstCanvas(particles: particles, colors: colors, width: width) }

    var body: some View {
        Canvas { context, size in
            for flying in particles { draw(flying, in: context, size) }
        }
        .frame(width: width + Particle.field.width, height: Particle.field.height)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func draw(_ flying: FlyingParticle, in context: GraphicsContext, _ size: CGSize) {
        let particle = flying.particle
        var context = context
        context.opacity = flying.look.opacity
        let start = size.center.x + (particle.place - 0.5) * width
        context.translateBy(x: start + flying.look.x, y: size.center.y + flying.look.y)
        context.scaleBy(x: flying.look.scale, y: flying.look.scale)
        context.rotate(by: .degrees(flying.look.turn))
        context.fill(particle.path, with: .color(colors[particle.colorIndex % colors.count]))
    }
}

extension CGSize {
    var center: CGPoint {
        let rect = CGRect(origin: .zero, size: self)
        return CGPoint(x: rect.midX, y: rect.midY)
    }
}

extension Particle {
    /// Centred at zero, so that a rotation keeps its place.
    fileprivate var path: Path {
        let box = CGRect(origin: .zero, size: CGSize(width: size, height: size))
        let centered = box.offsetBy(dx: -box.midX, dy: -box.midY)
        return switch shape {
        case .circle: Path(ellipseIn: centered)
        case .roundedRectangle: Path(roundedRect: centered, cornerRadius: Particle.cornerRadius)
        }
    }
}
#endif

#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// Draws one instant of a score over a view, without redrawing the controls inside.
struct ScoreLookModifier: ViewModifier {
    let look: ScoreLook
    let isRow: Bool

    func body(content: Content) -> some View {
        content
            .overlay { FlashView(look: look, isRow: isRow) }
            .scaleEffect(look.scale * look.badge)
            .modifier(PulseEffect(look: look))
            .opacity(look.opacity)
            .offset(x: look.slide, y: look.sink)
            .overlay { if look.hasParticles { FlyingBurst(particles: look.particles) } }
    }
}

struct FlashView: View {
    let look: ScoreLook
    let isRow: Bool
    @Environment(\.flashShape) private var chosen
    @Environment(\.theme) private var theme

    var body: some View {
        ZStack {
            shape.fill(theme.success.opacity(look.successFlash))
            shape.fill(theme.captured.opacity(look.capturedFlash))
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var shape: AnyShape {
        chosen ?? AnyShape(RoundedRectangle(cornerRadius: isRow ? 0 : ButtonLook.cornerRadius))
    }
}

/// Scales a view around its middle; larger views grow by less.
private struct PulseEffect: GeometryEffect {
    let look: ScoreLook

    func effectValue(size: CGSize) -> ProjectionTransform {
        let scale = look.pulse(width: size.width, height: size.height)
        let grown = CGAffineTransform(translationX: size.center.x, y: size.center.y).scaledBy(x: scale, y: scale)
        return ProjectionTransform(grown.translatedBy(x: -size.center.x, y: -size.center.y))
    }
}

extension Animation {
    /// Creates SwiftUI's animation of a spring.
    public init(_ spring: DampedSpring) { self = .spring(response: spring.response, dampingFraction: spring.damping) }
}

extension EnvironmentValues {
    /// The app's shape of flashes; `nil` for a card's or a row's.
    @Entry var flashShape: AnyShape? = nil
}

extension View {
    /// Sets the shape of flashes inside. By default cards have corners of 12 points, and rows square ones.
    ///
    /// Use it around what flashes, such as one card or all of them:
    ///
    /// ```swift
    /// TaskCard(task)
    ///     .completionSwipe(isCompleted: task.isCompleted, action: onToggle)
    ///     .feedbackFlashShape(.rect(cornerRadius: 20))
    /// ```
    @_disfavoredOverload
    public func feedbackFlashShape(_ shape: some Shape) -> some View { environment(\.flashShape, AnyShape(shape)) }
}
#endif

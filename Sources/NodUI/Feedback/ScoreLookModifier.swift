#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// One instant of a score over a view, without anything that would redraw the controls in it.
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

/// The flash over the view; it takes no touch.
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

/// Grows from the middle, limited by the view's size.
private struct PulseEffect: GeometryEffect {
    let look: ScoreLook

    func effectValue(size: CGSize) -> ProjectionTransform {
        let scale = look.pulse(width: size.width, height: size.height)
        let grown = CGAffineTransform(translationX: size.center.x, y: size.center.y).scaledBy(x: scale, y: scale)
        return ProjectionTransform(grown.translatedBy(x: -size.center.x, y: -size.center.y))
    }
}

extension Animation {
    /// The engine's spring as a SwiftUI animation.
    public init(_ spring: DampedSpring) { self = .spring(response: spring.response, dampingFraction: spring.damping) }
}

extension EnvironmentValues {
    /// The app's own; `nil` for that of a card or a row.
    @Entry var flashShape: AnyShape? = nil
}

extension View {
    /// Gives flashes inside the shape of your cards; without it their corners are round by 12 points, and those of rows
    /// in ``DepartingRows`` and `.feedbackRow()` are square.
    ///
    /// Put it outside of what flashes, such as around one card or around all of them:
    ///
    /// ```swift
    /// TaskCard(task)
    ///     .completionSwipe(isCompleted: task.isCompleted, action: onToggle)
    ///     .feedbackFlashShape(.rect(cornerRadius: 20))
    /// ```
    public func feedbackFlashShape(_ shape: some Shape) -> some View { environment(\.flashShape, AnyShape(shape)) }
}
#endif

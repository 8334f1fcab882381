#if canImport(SwiftUI)
    import SwiftUI

    /// One instant of a score over a view.
    struct ScoreLookModifier: ViewModifier {
        let look: ScoreLook
        @Environment(\.theme) private var theme
        @Environment(\.layoutDirection) private var layoutDirection

        func body(content: Content) -> some View {
            content
                .brightness(look.brightness)
                .overlay { FlashView(look: look) }
                .scaleEffect(look.scale)
                .opacity(look.opacity)
                .modifier(SlideEffect(slide: look.slide, sign: layoutDirection == .rightToLeft ? -1 : 1))
                .overlay { burst }
        }

        /// A drawing of its own, larger than the view: only while there is something in it.
        @ViewBuilder private var burst: some View {
            if look.hasParticles { BurstCanvas(particles: look.particles, colors: theme.particles) }
        }
    }

    /// The colour that says what happened, over the view; never in the way of a finger.
    struct FlashView: View {
        let look: ScoreLook
        @Environment(\.theme) private var theme

        var body: some View {
            ZStack {
                theme.success.opacity(look.successFlash)
                theme.amber.opacity(look.capturedFlash)
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    /// Towards the trailing edge, in widths of the view itself.
    struct SlideEffect: GeometryEffect {
        var slide: Double
        /// 1 where trailing is right.
        let sign: Double

        nonisolated var animatableData: Double {
            get { slide }
            set { slide = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: slide * sign * size.width, y: 0))
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    /// One instant of a score over a view.
    struct ScoreLookModifier: ViewModifier {
        let look: ScoreLook

        func body(content: Content) -> some View {
            content
                .brightness(look.brightness)
                .overlay { FlashView(look: look) }
                .scaleEffect(look.scale)
                .opacity(look.opacity)
                .modifier(SlideEffect(slide: look.slide))
                .overlay { BurstView(look: look) }
        }
    }

    /// One instant of what answers on a row: nothing that would redraw the row's own controls.
    struct RowAnswer: ViewModifier {
        let look: ScoreLook

        func body(content: Content) -> some View {
            content
                .overlay { FlashView(look: look) }
                .scaleEffect(look.scale)
                .overlay { BurstView(look: look) }
        }
    }

    /// A drawing of its own, larger than the view: only while there is something in it.
    private struct BurstView: View {
        let look: ScoreLook
        @Environment(\.theme) private var theme

        var body: some View {
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

    /// Towards the trailing edge, in widths of the view itself: SwiftUI mirrors effects where text runs from right to left.
    struct SlideEffect: GeometryEffect {
        var slide: Double

        nonisolated var animatableData: Double {
            get { slide }
            set { slide = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: slide * size.width, y: 0))
        }
    }
#endif

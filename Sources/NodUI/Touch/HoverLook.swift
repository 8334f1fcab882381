#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Shows that a pointer is over a control, or on Vision Pro that a person looks at it.
    ///
    /// The pointer stays an arrow on a Mac, where a hand means a link.
    /// Source: Documentation/Sources.md, Touch targets and button styles (seed 003).
    func hovers(in shape: some Shape) -> some View { modifier(HoverLook(shape: shape)) }
}

#if os(macOS)
/// A tint behind what is not opaque itself; only its opacity changes, with Reduce Motion, too.
private struct HoverLook<Outline: Shape>: ViewModifier {
    let shape: Outline
    @State private var isOver = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme

    init(shape: Outline) { self.shape = shape }

    func body(content: Content) -> some View {
        content
            .background {
                shape
                    .fill(theme.inkStyle)
                    .opacity(HoverAppearance.tint(isOver: isOver, isEnabled: isEnabled))
                    .animation(.easeOut(duration: HoverAppearance.duration), value: isOver)
            }
            .onHover { isOver = $0 }
    }
}
#else
/// The system's effect, which an app may choose for all its views, or under Reduce Motion the one that lifts nothing.
private struct HoverLook<Outline: Shape>: ViewModifier {
    let shape: Outline
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(shape: Outline) { self.shape = shape }

    private var appearance: HoverAppearance { HoverAppearance(reducesMotion: reducesMotion) }

    func body(content: Content) -> some View {
        let effect: HoverEffect = appearance.lifts ? .automatic : .highlight
        let shaped = content.contentShape(.hoverEffect, shape)
        if #available(iOS 17, *) {
            shaped.hoverEffect(effect, isEnabled: isEnabled)
        } else {
            shaped.hoverEffect(effect)
        }
    }
}
#endif

/// A circle for a symbol by itself, otherwise a rectangle with the corners of the main button.
struct HoverShape: Shape {
    let isRound: Bool

    func path(in rect: CGRect) -> Path {
        isRound ? Circle().path(in: rect) : RoundedRectangle(cornerRadius: ButtonLook.cornerRadius).path(in: rect)
    }
}

extension ButtonKind {
    var hoverShape: HoverShape {
        if case .icon = self { HoverShape(isRound: true) } else { HoverShape(isRound: false) }
    }
}
#endif

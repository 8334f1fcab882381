#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Highlights a control under the pointer, or under the eyes on Vision Pro.
    /// Source: Documentation/Sources.md, Touch targets and button styles (seed 003).
    func hovers(in shape: some Shape) -> some View { modifier(HoverLook(shape: shape)) }
}

#if os(macOS)
private struct HoverLook<Outline: Shape>: ViewModifier {
    let shape: Outline
    @State var isOver = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme

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
private struct HoverLook<Outline: Shape>: ViewModifier {
    let shape: Outline
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        let effect: HoverEffect = reducesMotion ? .highlight : .automatic
        let shaped = content.contentShape(.hoverEffect, shape)
        if #available(iOS 17, *) {
            shaped.hoverEffect(effect, isEnabled: isEnabled)
        } else {
            shaped.hoverEffect(effect)
        }
    }
}
#endif

/// A circle for a symbol alone, otherwise a rounded rectangle.
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

#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension View {
    /// Draws the hit areas inside over the view while you build it: each with its size, red below the profile's target.
    ///
    /// It shows the areas of this library's buttons, `touchTarget` and `forgivingTouchArea`, and never takes a touch.
    public func showsTouchTargets(_ isShown: Bool = true) -> some View {
        overlayPreferenceValue(MarkedAreas.self) { areas in
            if isShown { TouchTargetMarks(areas: areas) }
        }
    }

    /// Makes this view's frame known to `showsTouchTargets`.
    func marksTouchArea() -> some View { modifier(TouchAreaMark()) }
}

private struct TouchAreaMark: ViewModifier {
    @Environment(\.feedbackProfile) private var profile

    func body(content: Content) -> some View {
        content.transformAnchorPreference(key: MarkedAreas.self, value: .bounds) { [profile] areas, bounds in
            areas.append(MarkedArea(bounds: bounds, profile: profile))
        }
    }
}

private struct MarkedArea {
    let bounds: Anchor<CGRect>
    let profile: Profile
}

private struct MarkedAreas: PreferenceKey {
    static var defaultValue: [MarkedArea] { [] }

    static func reduce(value: inout [MarkedArea], nextValue: () -> [MarkedArea]) { value += nextValue() }
}

private struct TouchTargetMarks: View {
    let areas: [MarkedArea]
    @Environment(\.theme) private var theme

    var body: some View {
        GeometryReader { proxy in
            Canvas { context, _ in
                for area in areas { draw(area, at: proxy[area.bounds], in: context) }
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func draw(_ marked: MarkedArea, at bounds: CGRect, in context: GraphicsContext) {
        let mark = TouchArea(width: bounds.width, height: bounds.height).mark(for: marked.profile)
        let color = mark.isTooSmall ? theme.danger : theme.success
        let caption = Text(verbatim: mark.caption).font(.caption2).foregroundColor(color)
        context.stroke(Path(bounds), with: .color(color))
        context.draw(caption, at: CGPoint(x: bounds.midX, y: bounds.maxY))
    }
}
#endif

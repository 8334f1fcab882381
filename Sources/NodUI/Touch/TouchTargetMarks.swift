#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension View {
    /// Draws the hit areas inside over the view while you build it: each with its size, red below the profile's target.
    ///
    /// ```swift
    /// TaskList()
    ///     .showsTouchTargets()
    /// ```
    ///
    /// It shows the areas of this library's controls, `touchTarget`, `forgivingTouchArea` and `onForgivenTouch`, and never
    /// takes a touch.
    ///
    /// - Parameter isShown: false draws nothing.
    public func showsTouchTargets(_ isShown: Bool = true) -> some View {
        overlayPreferenceValue(MarkedAreas.self) { areas in
            if isShown { TouchTargetMarks(areas: areas) }
        }
    }
}

private struct TouchTargetMarks: View {
    let areas: [MarkedArea]
    @Environment(\.theme) private var theme

    var body: some View {
        GeometryReader { proxy in
            let marks = TouchPlace.marks(of: areas.map { ($0.place(in: proxy), $0.mark.profile) })
            Canvas { context, _ in
                for mark in marks {
                    let color = mark.isTooSmall ? theme.danger : theme.success
                    draw(mark.caption, around: CGRect(mark.place), color, context)
                }
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func draw(_ caption: String, around bounds: CGRect, _ color: Color, _ context: GraphicsContext) {
        context.stroke(Path(bounds), with: .color(color))
        context.draw(
            Text(verbatim: caption).font(.caption2).foregroundColor(color),
            at: CGPoint(x: bounds.midX, y: bounds.maxY)
        )
    }
}
#endif

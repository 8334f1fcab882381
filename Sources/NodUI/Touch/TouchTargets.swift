#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Enlarges the hit area and the layout, not the drawing.
    ///
    /// - Parameter minimumSize: the width and height in points, by default the profile's target.
    @_disfavoredOverload public func touchTarget(minimumSize: CGFloat? = nil) -> some View {
        modifier(TouchTargetModifier(asked: minimumSize.map { Double($0) }))
    }

    /// Enlarges the hit area without moving other views. Apply it before the gesture, or inside a button's label.
    ///
    /// - Parameter extraPadding: points on every side.
    @_disfavoredOverload public func forgivingTouchArea(extraPadding: CGFloat) -> some View {
        padding(extraPadding)
            .contentShape(Rectangle())
            .marksTouchArea()
            .padding(-extraPadding)
    }
}

private struct TouchTargetModifier: ViewModifier {
    let asked: Double?
    @Environment(\.feedbackProfile) private var profile

    func body(content: Content) -> some View {
        let side = profile.target(asked: asked)
        content
            .frame(minWidth: side, minHeight: side)
            .contentShape(Rectangle())
            .marksTouchArea()
    }
}

extension View {
    /// Draws the hit areas inside with their sizes, red below the profile's target, for development.
    ///
    /// ```swift
    /// ContentView().showsTouchTargets()
    /// ```
    ///
    /// The areas are those of Nod's controls, `touchTarget`, `forgivingTouchArea` and `onForgivenTouch`.
    @_disfavoredOverload public func showsTouchTargets(_ isShown: Bool = true) -> some View {
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
            let places = areas.map { ($0.place(in: proxy), $0.profile) }
            Canvas { context, _ in
                for (place, profile) in places {
                    guard let mark = place.mark(for: profile) else { continue }
                    draw(mark.caption, around: place.frame, mark.isTooSmall ? theme.danger : theme.success, context)
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

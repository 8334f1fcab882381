#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension View {
    /// Draws the hit areas inside over the view while you build it: each with its size, red below the profile's target.
    ///
    /// ```swift
    /// TaskList()
    ///     .showsTouchTargets(missedBy: .hurried)
    /// ```
    ///
    /// It shows the areas of this library's controls, `touchTarget`, `forgivingTouchArea` and `onForgivenTouch`, and never
    /// takes a touch.
    ///
    /// - Parameters:
    ///   - isShown: false draws nothing.
    ///   - population: whose touches it also judges the layout by: each area shows the share that misses it, and the five
    ///     worst are filled, numbered and listed. “(assumed)” says that how these people touch is a guess.
    public func showsTouchTargets(
        _ isShown: Bool = true,
        missedBy population: TouchPopulation? = nil
    ) -> some View {
        overlayPreferenceValue(MarkedAreas.self) { areas in
            if isShown { TouchTargetMarks(areas: areas, population: population) }
        }
    }
}

private struct TouchTargetMarks: View {
    let areas: [MarkedArea]
    let population: TouchPopulation?
    @Environment(\.theme) private var theme

    var body: some View {
        GeometryReader { proxy in
            let marks = marks(in: proxy)
            Canvas { context, _ in
                for mark in marks.marks { draw(mark, in: context) }
            }
            if !marks.summary.isEmpty { TouchSummary(lines: marks.summary) }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func marks(in proxy: GeometryProxy) -> TouchMarks {
        TouchMarks(of: areas.map { ($0.place(in: proxy), $0.mark.profile) }, missedBy: population, on: .current)
    }

    private func draw(_ mark: TouchMarks.Mark, in context: GraphicsContext) {
        let color = mark.isTooSmall ? theme.danger : theme.success
        let caption = Text(verbatim: mark.caption).font(.caption2).foregroundColor(color)
        let bounds = CGRect(mark.place)
        if mark.isWorst { context.fill(Path(bounds), with: .color(theme.danger.opacity(TouchMarks.fill))) }
        context.stroke(Path(bounds), with: .color(color))
        context.draw(caption, at: CGPoint(x: bounds.midX, y: bounds.maxY))
    }
}

/// The targets that are missed most, in words.
private struct TouchSummary: View {
    let lines: [String]
    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(lines, id: \.self) { Text(verbatim: $0).font(.caption2).foregroundStyle(theme.danger) }
        }
        .padding()
    }
}
#endif

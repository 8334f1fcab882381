#if canImport(SwiftUI)
import SwiftUI

/// Calls `tick` before each frame while something moves, and draws nothing: for what must not stand inside a timeline itself.
///
/// What a list knows of a row, as its swipe actions and its separators, doesn't get through a `TimelineView`.
struct FrameTicks: View {
    let isRunning: Bool
    let tick: () -> Void

    var body: some View {
        TimelineView(.animation(paused: !isRunning)) { timeline in
            Color.clear.onChanged(of: timeline.date) { _ in tick() }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
#endif

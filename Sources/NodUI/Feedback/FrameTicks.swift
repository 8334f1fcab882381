#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// Calls `tick` before each frame while something moves, and draws nothing.
///
/// It stands beside an app's content, never around it: a row's swipe actions and separators don't get through a
/// `TimelineView`.
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

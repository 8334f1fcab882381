#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// Reads the width of the view in front of it, in points: a swipe's distances are shares of that.
struct WidthReader: View {
    @Binding var width: CGFloat

    var body: some View {
        GeometryReader { geometry in
            Color.clear
                .onAppear { width = geometry.size.width }
                .onChanged(of: geometry.size.width) { width = $0 }
        }
    }
}

extension SwipePoint {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
#endif

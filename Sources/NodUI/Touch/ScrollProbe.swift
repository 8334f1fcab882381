#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

#if !os(macOS)
import UIKit
#endif

/// Tells whether a finger on a view may turn out to scroll its container; asked at touch-down.
@MainActor
final class ScrollProbe {
    #if os(macOS)
    /// A wheel scrolls; a pointer that is held down does not.
    var scrolls: Bool { false }
    #else
    fileprivate weak var view: UIView?

    var scrolls: Bool {
        var around = view?.superview
        while let view = around {
            if let scroller = view as? UIScrollView, scroller.isScrollEnabled { return true }
            around = view.superview
        }
        return false
    }
    #endif
}

#if !os(macOS)
/// An invisible view at the place in question.
private struct ScrollProbeView: UIViewRepresentable {
    let probe: ScrollProbe

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        probe.view = view
        return view
    }

    func updateUIView(_ view: UIView, context: Context) { probe.view = view }
}
#endif

extension View {
    /// Lets `probe` answer for this view.
    func probed(by probe: ScrollProbe) -> some View {
        #if os(macOS)
        self
        #else
        background { ScrollProbeView(probe: probe).accessibilityHidden(true) }
        #endif
    }
}
#endif

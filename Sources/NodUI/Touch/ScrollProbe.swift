#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

#if !os(macOS)
import UIKit
#endif

/// Tells whether a finger on a view may turn out to scroll its container, and whether it may put a keyboard away; asked
/// when there is a touch.
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

    /// A text has the keyboard in the view's window.
    var isWriting: Bool { view?.window?.hasKeyboard ?? false }
    #endif
}

#if !os(macOS)
extension UIView {
    /// UIKit says of each view whether it is the first responder, but not which one is.
    fileprivate var hasKeyboard: Bool {
        isFirstResponder && self is any UIKeyInput || subviews.contains { $0.hasKeyboard }
    }
}

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

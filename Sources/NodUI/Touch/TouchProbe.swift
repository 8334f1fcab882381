#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

#if !os(macOS)
import UIKit
#endif

/// What else a touch may mean where it landed.
struct TouchSurroundings {
    /// A finger may scroll the view's container. A wheel does so on a Mac, where a pointer that is held down doesn't.
    var scrolls = false
    /// A text in the window has the keyboard, which the touch may put away.
    var isWriting = false
}

extension View {
    /// Does `action` once a touch has begun here. No view of UIKit's is left behind, which a widget or an `ImageRenderer` couldn't draw.
    func onTouch(
        _ isTouched: Bool,
        perform action: @escaping @MainActor (TouchSurroundings) -> Void
    ) -> some View {
        #if os(macOS)
        task(id: isTouched) { if isTouched { action(TouchSurroundings()) } }
        #else
        background { if isTouched { TouchProbe(action: action).accessibilityHidden(true) } }
        #endif
    }
}

#if !os(macOS)
private struct TouchProbe: UIViewRepresentable {
    let action: @MainActor (TouchSurroundings) -> Void

    func makeUIView(context: Context) -> UIView { ProbeView { action($0) } }

    func updateUIView(_ view: UIView, context: Context) {}
}

private final class ProbeView: UIView {
    private let action: @MainActor (TouchSurroundings) -> Void

    init(_ action: @escaping @MainActor (TouchSurroundings) -> Void) {
        self.action = action
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// After the drawing that made this view, and not if the touch is over by then.
    override func didMoveToWindow() {
        Task { [weak self] in
            guard let self, let window else { return }
            action(TouchSurroundings(scrolls: isInScroller, isWriting: window.hasKeyboard))
        }
    }

    private var isInScroller: Bool {
        var around = superview
        while let view = around {
            if let scroller = view as? UIScrollView, scroller.isScrollEnabled { return true }
            around = view.superview
        }
        return false
    }
}

extension UIView {
    /// UIKit says of each view whether it is the first responder, but not which one is.
    fileprivate var hasKeyboard: Bool {
        isFirstResponder && self is any UIKeyInput || subviews.contains { $0.hasKeyboard }
    }
}
#endif
#endif

#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

#if !os(macOS)
import UIKit
#endif

struct TouchSurroundings {
    /// Whether the touch may scroll a container. Never on a Mac, where dragging doesn't scroll.
    var scrolls = false
    /// Whether text is being edited, so that the touch may dismiss the keyboard.
    var isWriting = false
}

extension View {
    /// Performs `action` when a touch begins. UIKit's view exists only during the touch: widgets and `ImageRenderer`
    /// can't draw it.
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

    /// Calls the action after the current update, unless the touch has ended.
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
    /// Searches the views, because UIKit has no API for the first responder.
    fileprivate var hasKeyboard: Bool {
        isFirstResponder && self is any UIKeyInput || subviews.contains { $0.hasKeyboard }
    }
}
#endif
#endif

#if os(iOS)
import SwiftUI
import UIKit

/// The pan of a completion swipe.
///
/// From iOS 18 on a `DragGesture` in a `ScrollView` blocks scrolling, and on iOS 26 the swipe that pops a screen would
/// win against it.
@available(iOS 18, *)
struct SwipePan: UIGestureRecognizerRepresentable {
    let isEnabled: Bool
    /// Called with the finger's first and current location in the window.
    let onChanged: (CGPoint, CGPoint) -> Void
    /// Receives false if the gesture was cancelled.
    let onEnded: (Bool) -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.delegate = context.coordinator
        return pan
    }

    func updateUIGestureRecognizer(_ pan: UIPanGestureRecognizer, context: Context) { pan.isEnabled = isEnabled }

    func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
        switch pan.state {
        case .began, .changed:
            let (place, moved) = (pan.location(in: nil), pan.translation(in: nil))
            onChanged(CGPoint(x: place.x - moved.x, y: place.y - moved.y), place)
        case .ended: onEnded(true)
        case .cancelled, .failed: onEnded(false)
        default: break
        }
    }

    @MainActor
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
            let velocity = pan.velocity(in: nil)
            return abs(velocity.x) > abs(velocity.y)
        }

        /// Makes the swipe that pops a screen by its content wait, not the one from the edge.
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            guard #available(iOS 26, *) else { return false }
            return other === recognizer.view?.navigationController?.interactiveContentPopGestureRecognizer
        }
    }
}

extension UIView {
    fileprivate var navigationController: UINavigationController? {
        var around = next
        while let responder = around {
            if let controller = responder as? UIViewController { return controller.navigationController }
            around = responder.next
        }
        return nil
    }
}
#endif

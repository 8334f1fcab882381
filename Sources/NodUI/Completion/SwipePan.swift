#if os(iOS)
import SwiftUI
import UIKit

/// The finger of a completion swipe, as UIKit follows it: one that goes up or down scrolls, as in a list's own swipes.
///
/// A `DragGesture` in a `ScrollView` keeps the finger from scrolling as of iOS 18, and the swipe that pops a screen of iOS 26 would come
/// first.
@available(iOS 18, *)
struct SwipePan: UIGestureRecognizerRepresentable {
    let isEnabled: Bool
    /// Where the finger came down and where it is, in the window.
    let onChanged: (CGPoint, CGPoint) -> Void
    /// False when something else took the finger over.
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

        /// The swipe on a pushed screen's content waits; the one from its edge doesn't.
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

#if os(iOS)
    // developer.apple.com/documentation/uikit/uigesturerecognizer
    @MainActor open class UIGestureRecognizer: NSObject {
        public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
        open var state: UIGestureRecognizer.State { get set }
        weak open var delegate: (any UIGestureRecognizerDelegate)? { get set }
        open var isEnabled: Bool { get set }
        open var view: UIView? { get }
        open func location(in view: UIView?) -> CGPoint
    }
    // developer.apple.com/documentation/uikit/uipangesturerecognizer
    @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
        public init()
        open func translation(in view: UIView?) -> CGPoint
        open func velocity(in view: UIView?) -> CGPoint
    }
    // developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
    @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
        // developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldberequiredtofailby:)
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
    }
    // developer.apple.com/documentation/uikit/uinavigationcontroller
    @MainActor open class UINavigationController: UIViewController {
        // developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
        @available(iOS 26, *) open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
    }
    extension UIViewController {
        // developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
        @MainActor public var navigationController: UINavigationController? { get }
    }
#endif

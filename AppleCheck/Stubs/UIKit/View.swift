@_exported import Foundation
// developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {
    // developer.apple.com/documentation/uikit/uiresponder/isfirstresponder
    open var isFirstResponder: Bool { get }
    // developer.apple.com/documentation/uikit/uiresponder/next
    open var next: UIResponder? { get }
}
// developer.apple.com/documentation/uikit/uikeyinput
@MainActor public protocol UITextInputTraits: NSObjectProtocol {}
@MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
// developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder {
    public init(frame: CGRect)
    public init()
    open var frame: CGRect { get set }
    open var bounds: CGRect { get set }
    open var isUserInteractionEnabled: Bool { get set }
    open var superview: UIView? { get }
    open var window: UIWindow? { get }
    // developer.apple.com/documentation/uikit/uiview/didmovetowindow()
    open func didMoveToWindow()
    // developer.apple.com/documentation/uikit/uiview/removeinteraction(_:)
    open func removeInteraction(_ interaction: any UIInteraction)
}
// developer.apple.com/documentation/uikit/uiinteraction
@MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
}
// developer.apple.com/documentation/uikit/uiscrollview
@MainActor open class UIScrollView: UIView {
    // developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
    open var isScrollEnabled: Bool { get set }
}
// developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
    public override init(frame: CGRect)
}

// developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {}
// developer.apple.com/documentation/uikit/uiwindow
extension UIWindow {
    public var rootViewController: UIViewController? { get set }
    public func makeKeyAndVisible()
}
// developer.apple.com/documentation/uikit/uiview/subviews
extension UIView {
    public var subviews: [UIView] { get }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect
    public func layoutIfNeeded()
    // developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
}
// developer.apple.com/documentation/uikit/uitabbar
@MainActor open class UITabBar: UIView {}
// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
extension NSObject {
    @MainActor public var accessibilityElements: [Any]? { get set }
    @MainActor public var accessibilityLabel: String? { get set }
    @MainActor public var accessibilityFrame: CGRect { get set }
    // developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels
    @MainActor public var accessibilityUserInputLabels: [String]! { get set }
    // developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
    @MainActor public func accessibilityActivate() -> Bool
    // developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
    @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
}
// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    // developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name
    open var name: String { get set }
    // developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/actionhandler
    open var actionHandler: UIAccessibilityCustomAction.Handler? { get set }
}
// developer.apple.com/documentation/uikit/uigraphicsrenderercontext
@MainActor open class UIGraphicsImageRendererContext: NSObject {}
// developer.apple.com/documentation/uikit/uigraphicsimagerenderer
@MainActor open class UIGraphicsImageRenderer: NSObject {
    public init(bounds: CGRect)
    // developer.apple.com/documentation/uikit/uigraphicsimagerenderer/pngdata(actions:)
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
}

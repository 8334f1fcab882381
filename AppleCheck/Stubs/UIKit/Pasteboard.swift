// developer.apple.com/documentation/uikit/uipasteboard
open class UIPasteboard: NSObject {
    class open var general: UIPasteboard { get }
    open var string: String? { get set }
}

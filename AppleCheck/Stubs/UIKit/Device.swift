// developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }
// developer.apple.com/documentation/uikit/uidevice
@MainActor open class UIDevice: NSObject {
    class open var current: UIDevice { get }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
}

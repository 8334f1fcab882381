// developer.apple.com/documentation/appkit/nsapplication
@MainActor open class NSApplication: NSResponder {
    class open var shared: NSApplication { get }
    open var isActive: Bool { get }
    open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool
    // developer.apple.com/documentation/appkit/nsapplication/activate()
    @available(macOS 14, *)
    open func activate()
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    // developer.apple.com/documentation/appkit/nsapplication/didbecomeactivenotification
    nonisolated public class var didHideNotification: NSNotification.Name { get }
    nonisolated public class var didUnhideNotification: NSNotification.Name { get }
    deinit
}

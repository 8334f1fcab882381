// developer.apple.com/documentation/appkit/nsapplication
@MainActor open class NSApplication: NSResponder {
    class open var shared: NSApplication { get }
    open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool
    @available(macOS 14, *)
    open func activate()
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    nonisolated public class var didHideNotification: NSNotification.Name { get }
    nonisolated public class var didUnhideNotification: NSNotification.Name { get }
}

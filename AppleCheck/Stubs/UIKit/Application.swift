#if !os(watchOS)
    // developer.apple.com/documentation/uikit/uiapplication
    @MainActor open class UIApplication: UIResponder {
        class open var shared: UIApplication { get }
        open var applicationState: UIApplication.State { get }
        open var isIdleTimerDisabled: Bool { get set }
        public enum State: Int, Sendable { case active, inactive, background }
        // developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification
        nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { get }
        nonisolated public class var willEnterForegroundNotification: NSNotification.Name { get }
        nonisolated public class var didBecomeActiveNotification: NSNotification.Name { get }
        nonisolated public class var willResignActiveNotification: NSNotification.Name { get }
        nonisolated public class var willTerminateNotification: NSNotification.Name { get }
        nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name { get }
        deinit
    }
    // developer.apple.com/documentation/uikit/uiapplicationdelegate
    @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
#endif

// developer.apple.com/documentation/uikit/uiapplication
@MainActor open class UIApplication: UIResponder {
    class open var shared: UIApplication { get }
    public enum State: Int, Sendable { case active, inactive, background }
    // developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { get }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name { get }
}

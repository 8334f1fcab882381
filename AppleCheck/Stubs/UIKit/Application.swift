// developer.apple.com/documentation/uikit/uiapplication
@available(watchOS, unavailable)
@MainActor @preconcurrency open class UIApplication {
    // developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification
    nonisolated public class var didEnterBackgroundNotification: Foundation.Notification.Name { get }
    // developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
    nonisolated public class var willEnterForegroundNotification: Foundation.Notification.Name { get }
    deinit
}

// developer.apple.com/documentation/uikit/uiaccessibility
@available(watchOS, unavailable)
public enum UIAccessibility {
    // developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled
    @MainActor @preconcurrency public static var isReduceMotionEnabled: Swift.Bool { get }
    // developer.apple.com/documentation/uikit/uiaccessibility/reducemotionstatusdidchangenotification
    nonisolated public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name { get }
}

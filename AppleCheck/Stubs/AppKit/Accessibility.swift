// developer.apple.com/documentation/appkit/nsworkspace
open class NSWorkspace: NSObject {
    open class var shared: NSWorkspace { get }
    open var notificationCenter: NotificationCenter { get }
    // developer.apple.com/documentation/appkit/nsworkspace/accessibilitydisplayshouldreducemotion
    open var accessibilityDisplayShouldReduceMotion: Bool { get }
    // developer.apple.com/documentation/appkit/nsworkspace/accessibilitydisplayoptionsdidchangenotification
    public class var accessibilityDisplayOptionsDidChangeNotification: NSNotification.Name { get }
    @discardableResult open func open(_ url: URL) -> Bool
    deinit
}
// developer.apple.com/documentation/appkit/nsaccessibility
public struct NSAccessibility {
    // developer.apple.com/documentation/appkit/nsaccessibility/notification
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let announcementRequested: NSAccessibility.Notification
    }
    // developer.apple.com/documentation/appkit/nsaccessibility/notificationuserinfokey
    public struct NotificationUserInfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let announcement: NSAccessibility.NotificationUserInfoKey
        public static let priority: NSAccessibility.NotificationUserInfoKey
    }
    // developer.apple.com/documentation/appkit/nsaccessibility/post(element:notification:userinfo:)
    public static func post(
        element: Any,
        notification: NSAccessibility.Notification,
        userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
    )
    public static func post(element: Any, notification: NSAccessibility.Notification)
}
// developer.apple.com/documentation/appkit/nsaccessibilityprioritylevel
public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
    public init?(rawValue: Int)
    public var rawValue: Int { get }
}

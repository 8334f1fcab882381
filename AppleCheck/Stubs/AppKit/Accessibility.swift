// developer.apple.com/documentation/appkit/nsworkspace
open class NSWorkspace: NSObject {
    open class var shared: NSWorkspace { get }
    open var notificationCenter: NotificationCenter { get }
    open var accessibilityDisplayShouldReduceMotion: Bool { get }
    public class var accessibilityDisplayOptionsDidChangeNotification: NSNotification.Name { get }
}
// developer.apple.com/documentation/appkit/nsaccessibility
public struct NSAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let announcementRequested: NSAccessibility.Notification
    }
    public struct NotificationUserInfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let announcement: NSAccessibility.NotificationUserInfoKey
        public static let priority: NSAccessibility.NotificationUserInfoKey
    }
    public static func post(
        element: Any,
        notification: NSAccessibility.Notification,
        userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
    )
}
// developer.apple.com/documentation/appkit/nsaccessibilityprioritylevel
public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
    public init?(rawValue: Int)
    public var rawValue: Int { get }
}

// developer.apple.com/documentation/uikit/uiaccessibility
public struct UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let announcement: UIAccessibility.Notification
    }
}
// developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
extension UIAccessibility {
    @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?)
}
// developer.apple.com/documentation/uikit/uiaccessibility/isvoiceoverrunning
extension UIAccessibility {
    @MainActor public static var isReduceMotionEnabled: Bool { get }
    // developer.apple.com/documentation/uikit/uiaccessibility/reducemotionstatusdidchangenotification
    public static let reduceMotionStatusDidChangeNotification: NSNotification.Name
}
// developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
extension NSAttributedString.Key {
    public static let accessibilitySpeechQueueAnnouncement: NSAttributedString.Key
}

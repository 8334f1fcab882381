// developer.apple.com/documentation/uikit/uiaccessibility
public struct UIAccessibility {
    // developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let announcement: UIAccessibility.Notification
        public static let layoutChanged: UIAccessibility.Notification
        public static let screenChanged: UIAccessibility.Notification
        public static let pageScrolled: UIAccessibility.Notification
    }
}
#if !os(watchOS)
    // developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
    extension UIAccessibility {
        @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?)
    }
    // developer.apple.com/documentation/uikit/uiaccessibility/isvoiceoverrunning
    extension UIAccessibility {
        @MainActor public static var isVoiceOverRunning: Bool { get }
        @MainActor public static var isSwitchControlRunning: Bool { get }
        @MainActor public static var isReduceMotionEnabled: Bool { get }
        @MainActor public static var isReduceTransparencyEnabled: Bool { get }
        @MainActor public static var isDarkerSystemColorsEnabled: Bool { get }
        @MainActor public static var isBoldTextEnabled: Bool { get }
        @MainActor public static var prefersCrossFadeTransitions: Bool { get }
        @MainActor public static var shouldDifferentiateWithoutColor: Bool { get }
        @MainActor public static var isVideoAutoplayEnabled: Bool { get }
        // developer.apple.com/documentation/uikit/uiaccessibility/reducemotionstatusdidchangenotification
        public static let reduceMotionStatusDidChangeNotification: NSNotification.Name
        public static let reduceTransparencyStatusDidChangeNotification: NSNotification.Name
        public static let voiceOverStatusDidChangeNotification: NSNotification.Name
        public static let differentiateWithoutColorDidChangeNotification: NSNotification.Name
        public static let prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name
        public static let announcementDidFinishNotification: NSNotification.Name
    }
#endif
// developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechannouncementpriority
@available(iOS 17, tvOS 17, watchOS 10, *)
extension NSAttributedString.Key {
    public static let accessibilitySpeechAnnouncementPriority: NSAttributedString.Key
}
// developer.apple.com/documentation/uikit/uiaccessibilitypriority
@available(iOS 17, tvOS 17, watchOS 10, *)
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String)
    public static let low: UIAccessibilityPriority
    public static let `default`: UIAccessibilityPriority
    public static let high: UIAccessibilityPriority
}
// developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
extension NSAttributedString.Key {
    public static let accessibilitySpeechQueueAnnouncement: NSAttributedString.Key
}

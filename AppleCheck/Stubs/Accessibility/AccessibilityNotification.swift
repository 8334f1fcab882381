import Foundation
// developer.apple.com/documentation/accessibility/accessibilitynotification
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: AttributedString)
        public func post()
    }
}

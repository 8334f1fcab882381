@_exported import Foundation
@_exported import QuartzCore

// developer.apple.com/documentation/appkit/nsapplication
@MainActor @preconcurrency open class NSApplication {
    // developer.apple.com/documentation/appkit/nsapplication/didhidenotification
    nonisolated public class var didHideNotification: Foundation.Notification.Name { get }
    // developer.apple.com/documentation/appkit/nsapplication/didunhidenotification
    nonisolated public class var didUnhideNotification: Foundation.Notification.Name { get }
    deinit
}

// developer.apple.com/documentation/appkit/nsworkspace
open class NSWorkspace {
    open class var shared: NSWorkspace { get }
    open var notificationCenter: Foundation.NotificationCenter { get }
    // developer.apple.com/documentation/appkit/nsworkspace/accessibilitydisplayshouldreducemotion
    open var accessibilityDisplayShouldReduceMotion: Swift.Bool { get }
    // developer.apple.com/documentation/appkit/nsworkspace/accessibilitydisplayoptionsdidchangenotification
    public class var accessibilityDisplayOptionsDidChangeNotification: Foundation.Notification.Name { get }
    deinit
}

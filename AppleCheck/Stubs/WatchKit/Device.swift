import Foundation

// developer.apple.com/documentation/watchkit/wkinterfacedevice
@MainActor open class WKInterfaceDevice: NSObject {
    open class func current() -> WKInterfaceDevice
    // developer.apple.com/documentation/watchkit/wkinterfacedevice/play(_:)
    open func play(_ type: WKHapticType)
    deinit
}
// developer.apple.com/documentation/watchkit/wkhaptictype
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

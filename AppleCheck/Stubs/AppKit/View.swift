// developer.apple.com/documentation/appkit/nsresponder
@MainActor open class NSResponder: NSObject {}
// developer.apple.com/documentation/appkit/nscolor
open class NSColor: NSObject, @unchecked Sendable {}

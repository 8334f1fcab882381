// developer.apple.com/documentation/appkit/nsresponder
@MainActor open class NSResponder: NSObject {}

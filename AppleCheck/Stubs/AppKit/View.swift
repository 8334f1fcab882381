// developer.apple.com/documentation/appkit/nsresponder
@MainActor open class NSResponder: NSObject {
    deinit
}
// developer.apple.com/documentation/appkit/nscolor
open class NSColor: NSObject, @unchecked Sendable {
    // developer.apple.com/documentation/appkit/nscolor/init(name:dynamicprovider:)
    public init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
    deinit
}
// developer.apple.com/documentation/appkit/nsappearance
open class NSAppearance: NSObject, @unchecked Sendable {
    deinit
}

// developer.apple.com/documentation/appkit/nsresponder
@MainActor open class NSResponder: NSObject {
    deinit
}
// developer.apple.com/documentation/appkit/nsview
@MainActor open class NSView: NSResponder {
    public init(frame frameRect: NSRect)
    open var frame: NSRect { get set }
    open var window: NSWindow? { get }
    open func addSubview(_ view: NSView)
    deinit
}
// developer.apple.com/documentation/appkit/nswindow
@MainActor open class NSWindow: NSResponder {
    open var contentView: NSView? { get set }
    deinit
}
// developer.apple.com/documentation/appkit/nscolor
open class NSColor: NSObject, @unchecked Sendable {
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    // developer.apple.com/documentation/appkit/nscolor/init(name:dynamicprovider:)
    public init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
    open func withAlphaComponent(_ alpha: CGFloat) -> NSColor
    deinit
}
// developer.apple.com/documentation/appkit/nsappearance
open class NSAppearance: NSObject, @unchecked Sendable {
    deinit
}
// developer.apple.com/documentation/appkit/nsimage
open class NSImage: NSObject {
    public init?(systemSymbolName name: String, accessibilityDescription description: String?)
    open var size: NSSize { get set }
    deinit
}

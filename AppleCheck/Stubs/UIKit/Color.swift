@_exported import Foundation

#if !os(watchOS)
    @_exported import QuartzCore
#endif

// developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    public init(white: CGFloat, alpha: CGFloat)
    #if !os(watchOS)
        // developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
        public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
    #endif
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    deinit
}
// developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    public init?(named name: String)
    public init?(systemName name: String)
    public init?(data: Data)
    open var size: CGSize { get }
    deinit
}

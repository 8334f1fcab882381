@_exported import Foundation

// developer.apple.com/documentation/corefoundation/cgaffinetransform
public struct CGAffineTransform: Swift.Equatable, Swift.Sendable {
    public init()
    // developer.apple.com/documentation/corefoundation/cgaffinetransform/init(translationx:y:)
    public init(translationX tx: Foundation.CGFloat, y ty: Foundation.CGFloat)
    public init(scaleX sx: Foundation.CGFloat, y sy: Foundation.CGFloat)
    public init(rotationAngle angle: Foundation.CGFloat)
    public static var identity: CGAffineTransform { get }
    public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Swift.Bool
}

import Foundation

// developer.apple.com/documentation/corefoundation/cgaffinetransform
public struct CGAffineTransform: Equatable, Codable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat
    public init()
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
    public init(translationX tx: CGFloat, y ty: CGFloat)
    public init(scaleX sx: CGFloat, y sy: CGFloat)
    public init(rotationAngle angle: CGFloat)
    public static var identity: CGAffineTransform { get }
    public var isIdentity: Bool { get }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
    public func rotated(by angle: CGFloat) -> CGAffineTransform
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
    public func inverted() -> CGAffineTransform
}
// developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)
extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint
}
// developer.apple.com/documentation/corefoundation/cgsize/applying(_:)
extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize
}
// developer.apple.com/documentation/corefoundation/cgrect/applying(_:)
extension CGRect {
    public func applying(_ t: CGAffineTransform) -> CGRect
}

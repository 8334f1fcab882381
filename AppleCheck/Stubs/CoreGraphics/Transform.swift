import Foundation
// developer.apple.com/documentation/corefoundation/cgaffinetransform
public struct CGAffineTransform: Equatable, Codable, Sendable {
    public init()
    public init(translationX tx: CGFloat, y ty: CGFloat)
    public static var identity: CGAffineTransform { get }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
}

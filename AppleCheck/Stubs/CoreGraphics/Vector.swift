import Foundation

// developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Equatable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat)
}

// developer.apple.com/documentation/swiftui/path
@frozen public struct Path: Equatable, LosslessStringConvertible, Sendable {
    public init()
    public init(_ rect: CGRect)
    public init(_ callback: (inout Path) -> Void)
    public init(ellipseIn rect: CGRect)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    public init?(_ string: String)
    public var description: String { get }
    public static func == (a: Path, b: Path) -> Bool
    public var isEmpty: Bool { get }
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
}
// developer.apple.com/documentation/swiftui/path/move(to:)
extension Path {
    public mutating func move(to end: CGPoint)
    public mutating func addLine(to end: CGPoint)
    public mutating func addLines(_ lines: [CGPoint])
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path
    public func strokedPath(_ style: StrokeStyle) -> Path
}
// developer.apple.com/documentation/swiftui/path/addrects(_:transform:)
extension Path {
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
}
extension Path: Shape {
    nonisolated public func path(in _: CGRect) -> Path
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = Never
}
// developer.apple.com/documentation/swiftui/strokestyle
@frozen public struct StrokeStyle: Equatable, Animatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](),
        dashPhase: CGFloat = 0
    )
    public static func == (a: StrokeStyle, b: StrokeStyle) -> Bool
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    public var animatableData: StrokeStyle.AnimatableData { get set }
}
// developer.apple.com/documentation/swiftui/fillstyle
@frozen public struct FillStyle: Equatable, Sendable {
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true)
    public static func == (a: FillStyle, b: FillStyle) -> Bool
}
// developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable { case circular, continuous }

// developer.apple.com/documentation/swiftui/path
@frozen public struct Path: Equatable, Sendable {
    public init()
    public init(_ rect: CGRect)
    public init(_ callback: (inout Path) -> Void)
    public init(ellipseIn rect: CGRect)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
}
// developer.apple.com/documentation/swiftui/path/addrects(_:transform:)
extension Path {
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
}
extension Path: Shape {
    nonisolated public func path(in _: CGRect) -> Path
}
// developer.apple.com/documentation/swiftui/fillstyle
@frozen public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true)
}
// developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable { case circular, continuous }

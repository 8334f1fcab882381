// developer.apple.com/documentation/swiftui/alignment
@frozen public struct Alignment: Equatable, Sendable {
    public static let center: Alignment
    public static let leading: Alignment
    public static let top: Alignment
    public static let bottom: Alignment
    public static let bottomTrailing: Alignment
}
// developer.apple.com/documentation/swiftui/horizontalalignment
@frozen public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading: HorizontalAlignment
    public static let center: HorizontalAlignment
}
// developer.apple.com/documentation/swiftui/verticalalignment
@frozen public struct VerticalAlignment: Equatable, Sendable {
    public static let top: VerticalAlignment
    public static let center: VerticalAlignment
}
// developer.apple.com/documentation/swiftui/axis
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static let horizontal: Axis.Set
        public static let vertical: Axis.Set
    }
}
// developer.apple.com/documentation/swiftui/edge
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static let all: Edge.Set
        public static let horizontal: Edge.Set
        public static let vertical: Edge.Set
        public static let leading: Edge.Set
        public static let trailing: Edge.Set
    }
}
// developer.apple.com/documentation/swiftui/verticaledge
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static let all: VerticalEdge.Set
    }
    case top, bottom
}
// developer.apple.com/documentation/swiftui/horizontaledge
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading, trailing
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static let trailing: HorizontalEdge.Set
        public static let all: HorizontalEdge.Set
    }
}
// developer.apple.com/documentation/swiftui/edgeinsets
@frozen public struct EdgeInsets: Equatable, Sendable {
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    public init()
}
// developer.apple.com/documentation/swiftui/angle
@frozen public struct Angle: Hashable, Sendable {
    public var degrees: Double { get set }
    public static func degrees(_ degrees: Double) -> Angle
}
// developer.apple.com/documentation/swiftui/unitpoint
@frozen public struct UnitPoint: Hashable, Sendable {
    public static let center: UnitPoint
}
// developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable {
    case global
    case local
}
// developer.apple.com/documentation/swiftui/coordinatespaceprotocol
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol CoordinateSpaceProtocol {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { get }
}
// developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy: Sendable {
    public var size: CGSize { get }
    public subscript<T>(anchor: Anchor<T>) -> T { get }
}
// developer.apple.com/documentation/swiftui/geometryreader
@frozen public struct GeometryReader<Content>: _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}

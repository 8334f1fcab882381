// developer.apple.com/documentation/swiftui/alignment
@frozen public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
    public static func == (a: Alignment, b: Alignment) -> Bool
    public static let center: Alignment
    public static let leading: Alignment
    public static let trailing: Alignment
    public static let top: Alignment
    public static let bottom: Alignment
    public static let topLeading: Alignment
    public static let bottomTrailing: Alignment
}
// developer.apple.com/documentation/swiftui/alignmentid
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
// developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions: Equatable {
    public var width: CGFloat { get }
    public var height: CGFloat { get }
    public subscript(guide: HorizontalAlignment) -> CGFloat { get }
    public subscript(guide: VerticalAlignment) -> CGFloat { get }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool
}
// developer.apple.com/documentation/swiftui/horizontalalignment
@frozen public struct HorizontalAlignment: Equatable, Sendable {
    public init(_ id: any AlignmentID.Type)
    public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool
    public static let leading: HorizontalAlignment
    public static let center: HorizontalAlignment
    public static let trailing: HorizontalAlignment
}
// developer.apple.com/documentation/swiftui/verticalalignment
@frozen public struct VerticalAlignment: Equatable, Sendable {
    public init(_ id: any AlignmentID.Type)
    public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool
    public static let top: VerticalAlignment
    public static let center: VerticalAlignment
    public static let bottom: VerticalAlignment
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
        public init(_ e: Edge)
        public static let all: Edge.Set
        public static let horizontal: Edge.Set
        public static let vertical: Edge.Set
        public static let top: Edge.Set
        public static let leading: Edge.Set
        public static let bottom: Edge.Set
        public static let trailing: Edge.Set
    }
}
// developer.apple.com/documentation/swiftui/verticaledge
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static let top: VerticalEdge.Set
        public static let bottom: VerticalEdge.Set
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
        public static let leading: HorizontalEdge.Set
        public static let trailing: HorizontalEdge.Set
        public static let all: HorizontalEdge.Set
    }
}
// developer.apple.com/documentation/swiftui/edgeinsets
@frozen public struct EdgeInsets: Equatable, Animatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    public init()
    public static func == (a: EdgeInsets, b: EdgeInsets) -> Bool
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    public var animatableData: EdgeInsets.AnimatableData { get set }
}
// developer.apple.com/documentation/swiftui/angle
@frozen public struct Angle: Hashable, Comparable, Animatable, Sendable {
    public var degrees: Double { get set }
    public init()
    public init(degrees: Double)
    public static func degrees(_ degrees: Double) -> Angle
    public init(radians: Double)
    public static var zero: Angle { get }
    public static func < (lhs: Angle, rhs: Angle) -> Bool
    public static prefix func - (operand: Angle) -> Angle
    public static func + (lhs: Angle, rhs: Angle) -> Angle
    public static func += (lhs: inout Angle, rhs: Angle)
    public static func - (lhs: Angle, rhs: Angle) -> Angle
    public static func -= (lhs: inout Angle, rhs: Angle)
    public static func * (lhs: Angle, rhs: Double) -> Angle
    public static func *= (lhs: inout Angle, rhs: Double)
    public static func / (lhs: Angle, rhs: Double) -> Angle
    public static func /= (lhs: inout Angle, rhs: Double)
    public typealias AnimatableData = Double
    public var animatableData: Double { get set }
}
// developer.apple.com/documentation/swiftui/unitpoint
@frozen public struct UnitPoint: Hashable, Animatable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init()
    public init(x: CGFloat, y: CGFloat)
    public static let zero: UnitPoint
    public static let center: UnitPoint
    public static let leading: UnitPoint
    public static let trailing: UnitPoint
    public static let top: UnitPoint
    public static let bottom: UnitPoint
    public static let topLeading: UnitPoint
    public static let bottomTrailing: UnitPoint
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    public var animatableData: UnitPoint.AnimatableData { get set }
}
// developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}
// developer.apple.com/documentation/swiftui/coordinatespaceprotocol
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public var coordinateSpace: CoordinateSpace { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init()
    public var coordinateSpace: CoordinateSpace { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init()
    public var coordinateSpace: CoordinateSpace { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace
}
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
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
}
// developer.apple.com/documentation/swiftui/geometryreader
@frozen public struct GeometryReader<Content>: _PrimitiveView where Content: View {
    public var content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}
// developer.apple.com/documentation/swiftui/view/coordinatespace(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
}
// developer.apple.com/documentation/swiftui/view/coordinatespace(name:)
extension View {
    nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable
}

@_exported import CoreGraphics

// developer.apple.com/documentation/swiftui/angle
@frozen public struct Angle: Swift.Sendable, Swift.Equatable {
    public init()
    public init(radians: Swift.Double)
    public init(degrees: Swift.Double)
    public static func radians(_ radians: Swift.Double) -> Angle
    public static func degrees(_ degrees: Swift.Double) -> Angle
    public static var zero: Angle { get }
    public static func == (a: Angle, b: Angle) -> Swift.Bool
}

// developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Swift.Hashable, Swift.CaseIterable, Swift.Sendable { case leftToRight, rightToLeft }

// developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection
extension EnvironmentValues {
    public var layoutDirection: LayoutDirection { get set }
}

// developer.apple.com/documentation/swiftui/projectiontransform
@frozen public struct ProjectionTransform: Swift.Equatable, Swift.Sendable {
    public init()
    public init(_ m: CoreGraphics.CGAffineTransform)
    public static func == (a: ProjectionTransform, b: ProjectionTransform) -> Swift.Bool
}

// developer.apple.com/documentation/swiftui/geometryeffect
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Self.Body == Swift.Never {
    nonisolated func effectValue(size: Foundation.CGSize) -> ProjectionTransform
}

// developer.apple.com/documentation/swiftui/zstack
@frozen public struct ZStack<Content>: View where Content: View {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
    public typealias Body = Swift.Never
    public var body: Swift.Never { get }
}

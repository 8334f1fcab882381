// developer.apple.com/documentation/swiftui/view/opacity(_:)
extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View
    nonisolated public func brightness(_ amount: Double) -> some View
    nonisolated public func grayscale(_ amount: Double) -> some View
    // developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
    // developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
}
// developer.apple.com/documentation/swiftui/geometryeffect
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Self.Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
// developer.apple.com/documentation/swiftui/projectiontransform
@frozen public struct ProjectionTransform: Equatable, Sendable {
    public init()
    public init(_ m: CGAffineTransform)
}
// developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)
extension View {
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View
    // developer.apple.com/documentation/swiftui/view/background(alignment:content:)
    nonisolated public func background<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View
    // developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
    nonisolated public func background<S>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle
    // developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)
    nonisolated public func background<S, T>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape
    nonisolated public func background<S, T>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: InsettableShape
    // developer.apple.com/documentation/swiftui/view/background(_:alignment:)
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View where Background: View
    // developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
    nonisolated public func overlay<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View
    // developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
}
// developer.apple.com/documentation/swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int)
    @available(macOS, unavailable)
    public static let hoverEffect: ContentShapeKinds
}
// developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)
extension View {
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape
    nonisolated public func contentShape<S>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View where S: Shape
}

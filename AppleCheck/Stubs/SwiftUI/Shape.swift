// developer.apple.com/documentation/swiftui/shape
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    nonisolated func path(in rect: CGRect) -> Path
}
// A shape is a view, but not bound to the main actor.
nonisolated public protocol _RemoveGlobalActorIsolation {}
extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { get }
}
// developer.apple.com/documentation/swiftui/shape/body
@frozen public struct _ShapeView<Content, Style>: _PrimitiveView where Content: Shape, Style: ShapeStyle {}
// developer.apple.com/documentation/swiftui/shape/fill(_:style:)
extension Shape {
    @_disfavoredOverload
    nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle
    // developer.apple.com/documentation/swiftui/shape/trim(from:to:)
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
    @_disfavoredOverload
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle
}
// developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:antialiased:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Shape {
    nonisolated public func fill<S>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle
    nonisolated public func stroke<S>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle
}
// developer.apple.com/documentation/swiftui/strokeshapeview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@frozen public struct StrokeShapeView<Content, Style, Background>: _PrimitiveView
where Content: Shape, Style: ShapeStyle, Background: View {}
// developer.apple.com/documentation/swiftui/shape/stroke(style:)
extension Shape {
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape
}

// developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
// developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
extension InsettableShape {
    @_disfavoredOverload
    nonisolated public func strokeBorder<S>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View where S: ShapeStyle
}
// developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)-5qhjc
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension InsettableShape {
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle
}
// developer.apple.com/documentation/swiftui/strokebordershapeview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@frozen public struct StrokeBorderShapeView<Content, Style, Background>: _PrimitiveView
where Content: InsettableShape, Style: ShapeStyle, Background: View {}

// developer.apple.com/documentation/swiftui/rectangle
@frozen public struct Rectangle: InsettableShape {
    nonisolated public init()
    nonisolated public func path(in rect: CGRect) -> Path
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}
// developer.apple.com/documentation/swiftui/circle
@frozen public struct Circle: InsettableShape {
    nonisolated public init()
    nonisolated public func path(in rect: CGRect) -> Path
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}
// developer.apple.com/documentation/swiftui/roundedrectangle
@frozen public struct RoundedRectangle: InsettableShape {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    nonisolated public func path(in rect: CGRect) -> Path
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}
// developer.apple.com/documentation/swiftui/capsule
@frozen public struct Capsule: InsettableShape {
    nonisolated public init(style: RoundedCornerStyle = .continuous)
    nonisolated public func path(in rect: CGRect) -> Path
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
}
// developer.apple.com/documentation/swiftui/anyshape
@frozen public struct AnyShape: Shape {
    public init<S>(_ shape: S) where S: Shape
    nonisolated public func path(in rect: CGRect) -> Path
}
// developer.apple.com/documentation/swiftui/shape/rect
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
}

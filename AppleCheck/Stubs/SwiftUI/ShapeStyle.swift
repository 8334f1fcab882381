// developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {
    // developer.apple.com/documentation/swiftui/shapestyle/resolved
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) associatedtype Resolved: ShapeStyle = Never
    // developer.apple.com/documentation/swiftui/shapestyle/resolve(in:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ShapeStyle where Self.Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Never: ShapeStyle {}

// developer.apple.com/documentation/swiftui/shapestyle: standard colors
extension ShapeStyle where Self == Color {
    public static var red: Color { get }
    public static var orange: Color { get }
    public static var yellow: Color { get }
    public static var green: Color { get }
    public static var blue: Color { get }
    public static var white: Color { get }
    public static var black: Color { get }
    public static var gray: Color { get }
    public static var purple: Color { get }
    public static var pink: Color { get }
    public static var brown: Color { get }
    public static var cyan: Color { get }
    public static var indigo: Color { get }
    public static var mint: Color { get }
    public static var teal: Color { get }
    public static var clear: Color { get }
}
// developer.apple.com/documentation/swiftui/shapestyle/opacity(_:)
extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle
    public static func opacity(_ opacity: Double) -> some ShapeStyle
}
// developer.apple.com/documentation/swiftui/hierarchicalshapestyle
@frozen public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { get }
    public static var secondary: HierarchicalShapeStyle { get }
    public static var tertiary: HierarchicalShapeStyle { get }
    public static var quaternary: HierarchicalShapeStyle { get }
}
// developer.apple.com/documentation/swiftui/foregroundstyle
@frozen public struct ForegroundStyle: ShapeStyle {
    public init()
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { get }
}
// developer.apple.com/documentation/swiftui/backgroundstyle
@frozen public struct BackgroundStyle: ShapeStyle {
    public init()
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { get }
}
// developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle {
    public init()
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { get }
}
// developer.apple.com/documentation/swiftui/fillshapestyle
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct FillShapeStyle: ShapeStyle {
    public init()
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { get }
}
// developer.apple.com/documentation/swiftui/anyshapestyle
@frozen public struct AnyShapeStyle: ShapeStyle {
    public init<S>(_ style: S) where S: ShapeStyle
}
// developer.apple.com/documentation/swiftui/material
public struct Material: Sendable {}
extension Material: ShapeStyle {}
@available(watchOS 10, *)
extension Material {
    public static let regular: Material
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Material {
    public static let bar: Material
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ShapeStyle where Self == Material {
    public static var bar: Material { get }
}

// developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
extension View {
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
    nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle
    nonisolated public func foregroundStyle<S1, S2, S3>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
}
// developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
extension View {
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    nonisolated public func foregroundColor(_ color: Color?) -> some View
}
// developer.apple.com/documentation/swiftui/view/tint(_:)
extension View {
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle
    nonisolated public func tint(_ tint: Color?) -> some View
}

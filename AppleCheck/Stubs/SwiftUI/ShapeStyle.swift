// developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}
// developer.apple.com/documentation/swiftui/shapestyle: standard colors
extension ShapeStyle where Self == Color {
    public static var red: Color { get }
    public static var orange: Color { get }
    public static var blue: Color { get }
    public static var white: Color { get }
    public static var gray: Color { get }
}
// developer.apple.com/documentation/swiftui/hierarchicalshapestyle
@frozen public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { get }
    public static var secondary: HierarchicalShapeStyle { get }
    public static var quaternary: HierarchicalShapeStyle { get }
}
// developer.apple.com/documentation/swiftui/foregroundstyle
@frozen public struct ForegroundStyle: ShapeStyle {}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { get }
}
// developer.apple.com/documentation/swiftui/backgroundstyle
@frozen public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { get }
}
// developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { get }
}
// developer.apple.com/documentation/swiftui/anyshapestyle
@frozen public struct AnyShapeStyle: ShapeStyle {
    public init<S>(_ style: S) where S: ShapeStyle
}
// developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
extension View {
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
    // developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    nonisolated public func foregroundColor(_ color: Color?) -> some View
    // developer.apple.com/documentation/swiftui/view/tint(_:)
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle
    nonisolated public func tint(_ tint: Color?) -> some View
}

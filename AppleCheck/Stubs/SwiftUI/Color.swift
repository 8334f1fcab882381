// developer.apple.com/documentation/swiftui/color
@frozen public struct Color: Hashable, Sendable, CustomStringConvertible {
    // developer.apple.com/documentation/swiftui/color/rgbcolorspace
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
    // developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    )
    // developer.apple.com/documentation/swiftui/color/init(_:white:opacity:)
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
    // developer.apple.com/documentation/swiftui/color/init(_:bundle:)
    public init(_ name: String, bundle: Bundle? = nil)
    public static func == (lhs: Color, rhs: Color) -> Bool
    public func hash(into hasher: inout Hasher)
    public var description: String { get }
    // developer.apple.com/documentation/swiftui/color/opacity(_:)
    public func opacity(_ opacity: Double) -> Color
}
extension Color: View, _PrimitiveView {}
extension Color: ShapeStyle {}
// developer.apple.com/documentation/swiftui/color: standard colors
extension Color {
    public static let red: Color
    public static let orange: Color
    public static let yellow: Color
    public static let green: Color
    public static let blue: Color
    public static let white: Color
    public static let black: Color
    public static let gray: Color
    public static let purple: Color
    public static let pink: Color
    public static let brown: Color
    public static let cyan: Color
    public static let indigo: Color
    public static let mint: Color
    public static let teal: Color
    public static let clear: Color
    public static let primary: Color
    public static let secondary: Color
    public static var accentColor: Color { get }
}
// developer.apple.com/documentation/swiftui/color/mix(with:by:in:)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Color {
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color
}
// developer.apple.com/documentation/swiftui/color/resolve(in:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Color {
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved
    public init(_ resolved: Color.Resolved)
    // developer.apple.com/documentation/swiftui/color/resolved
    @frozen public struct Resolved: Hashable, ShapeStyle {
        public var opacity: Float
        public var red: Float { get set }
        public var green: Float { get set }
        public var blue: Float { get set }
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        )
    }
}
#if canImport(UIKit)
    // developer.apple.com/documentation/swiftui/color/init(uicolor:)
    extension Color {
        @_disfavoredOverload public init(_ uiColor: UIColor)
    }
#endif
#if canImport(AppKit)
    // developer.apple.com/documentation/swiftui/color/init(nscolor:)
    extension Color {
        @_disfavoredOverload public init(_ nsColor: NSColor)
    }
#endif

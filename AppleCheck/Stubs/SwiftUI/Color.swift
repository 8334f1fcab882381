// developer.apple.com/documentation/swiftui/color
@frozen public struct Color: Hashable, Sendable {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    )
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
    public init(_ name: String, bundle: Bundle? = nil)
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
    public static let mint: Color
    public static let clear: Color
    public static let primary: Color
}

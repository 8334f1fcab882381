// developer.apple.com/documentation/swiftui/graphicscontext
extension GraphicsContext {
    public mutating func translateBy(x: Foundation.CGFloat, y: Foundation.CGFloat)
    public mutating func scaleBy(x: Foundation.CGFloat, y: Foundation.CGFloat)
    public mutating func rotate(by angle: Angle)
}

// developer.apple.com/documentation/swiftui/path/init(roundedrect:cornerradius:style:)
extension Path {
    public init(roundedRect rect: Foundation.CGRect, cornerRadius: Foundation.CGFloat, style: RoundedCornerStyle = .continuous)
}

// developer.apple.com/documentation/swiftui/color/rgbcolorspace
extension Color {
    public enum RGBColorSpace: Swift.Hashable, Swift.Sendable { case sRGB, sRGBLinear, displayP3 }
    // developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)
    public init(
        _ colorSpace: Color.RGBColorSpace,
        red: Swift.Double,
        green: Swift.Double,
        blue: Swift.Double,
        opacity: Swift.Double = 1
    )
}

extension View {
    // developer.apple.com/documentation/swiftui/view/brightness(_:)
    nonisolated public func brightness(_ amount: Swift.Double) -> some View
    // developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View
    // developer.apple.com/documentation/swiftui/view/background(alignment:content:)
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View
}

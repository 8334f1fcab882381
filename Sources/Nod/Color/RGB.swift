/// An opaque sRGB colour.
///
/// ```swift
/// let ratio = RGB.contrast(RGB(0x526419), RGB(0xFFFBF2))
/// ```
///
/// Components are the encoded values a style sheet states, not light; `luminance` is the light.
/// Source: Documentation/Sources.md, WCAG 2.2.
public struct RGB: Sendable, Equatable {
    /// 0 … 1.
    public let red: Double
    /// 0 … 1.
    public let green: Double
    /// 0 … 1.
    public let blue: Double

    /// Clamps components to 0 … 1; NaN becomes 0.
    public init(red: Double, green: Double, blue: Double) {
        self.red = Self.unit(red)
        self.green = Self.unit(green)
        self.blue = Self.unit(blue)
    }

    /// The colour a designer writes as 0xRRGGBB; higher bits are ignored.
    public init(_ code: UInt32) {
        self.init(
            red: Double(code >> 16 & 0xFF) / 255,
            green: Double(code >> 8 & 0xFF) / 255,
            blue: Double(code & 0xFF) / 255
        )
    }

    /// 0xRRGGBB, each component rounded to the nearest of its 256 steps.
    public var code: UInt32 {
        func step(_ component: Double) -> UInt32 { UInt32((component * 255).rounded(.toNearestOrEven)) }
        return step(red) << 16 | step(green) << 8 | step(blue)
    }

    private static func unit(_ value: Double) -> Double {
        value > 0 ? min(value, 1) : 0
    }
}

extension RGB {
    /// This colour over an opaque one, mixed in encoded values as browsers and SwiftUI do.
    ///
    /// - Parameters:
    ///   - ground: the opaque colour below.
    ///   - opacity: 0 … 1; outside, the nearer end.
    public func composited(over ground: RGB, opacity: Double) -> RGB {
        let share = Self.unit(opacity)
        func mix(_ above: Double, _ below: Double) -> Double { above * share + below * (1 - share) }
        return RGB(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }
}

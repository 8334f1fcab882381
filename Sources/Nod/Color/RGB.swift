/// An opaque sRGB colour.
///
/// ```swift
/// let ratio = RGB.contrast(RGB(0x526419), RGB(0xFFFBF2))
/// ```
///
/// Components are encoded values, as in a style sheet; `luminance` is linear. Source: Documentation/Sources.md, WCAG
/// 2.2.
public struct RGB: Sendable, Equatable {
    public let red: Double
    public let green: Double
    public let blue: Double

    /// Clamps components to 0…1; NaN becomes 0.
    public init(red: Double, green: Double, blue: Double) {
        self.red = Self.unit(red)
        self.green = Self.unit(green)
        self.blue = Self.unit(blue)
    }

    /// 0xRRGGBB; higher bits are ignored.
    public init(_ code: UInt32) {
        self.init(
            red: Double(code >> 16 & 0xFF) / 255,
            green: Double(code >> 8 & 0xFF) / 255,
            blue: Double(code & 0xFF) / 255
        )
    }

    /// 0xRRGGBB, rounded.
    public var code: UInt32 {
        func step(_ component: Double) -> UInt32 { UInt32((component * 255).rounded(.toNearestOrEven)) }
        return step(red) << 16 | step(green) << 8 | step(blue)
    }

    private static func unit(_ value: Double) -> Double {
        value > 0 ? min(value, 1) : 0
    }
}

extension RGB {
    /// Blends over an opaque colour, in encoded values like browsers and SwiftUI.
    ///
    /// - Parameters:
    ///   - ground: the opaque colour below.
    ///   - opacity: clamped to 0…1.
    public func composited(over ground: RGB, opacity: Double) -> RGB {
        let share = Self.unit(opacity)
        func mix(_ above: Double, _ below: Double) -> Double { above * share + below * (1 - share) }
        return RGB(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }
}

extension RGB {
    /// Relative luminance, 0 (black) to 1 (white). Source: Documentation/Sources.md, WCAG 2.2.
    package var luminance: Double {
        0.2126 * Self.light(red) + 0.7152 * Self.light(green) + 0.0722 * Self.light(blue)
    }

    private static func light(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : Functions.power((component + 0.055) / 1.055, 2.4)
    }

    /// Contrast ratio of two opaque colours, 1…21; never rounded. Source: Documentation/Sources.md, WCAG 2.2.
    public static func contrast(_ one: RGB, _ other: RGB) -> Double {
        let first = one.luminance
        let second = other.luminance
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}

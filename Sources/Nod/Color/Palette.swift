/// Colours of a theme by purpose: calm, warm, mid-century.
///
/// ```swift
/// let ink = Palette.light.ink.code
/// ```
///
/// Text colours have at least 4.5:1 and control colours 3:1 on ground and surface, also under a flash at 0.15 opacity;
/// tested. Source: Documentation/Sources.md, WCAG 2.2, Palette.
public struct Palette: Sendable, Equatable {
    public var ground: RGB
    public var surface: RGB
    public var ink: RGB
    public var secondaryInk: RGB
    public var line: RGB
    /// Buttons, links and selections; also as text.
    public var accent: RGB
    public var onAccent: RGB
    /// The filled check and its flash; also as text.
    public var success: RGB
    /// Flash and particles of captures. Never text, never the only sign.
    public var amber: RGB
    public var warning: RGB
    /// Failures and destructive actions; also as text.
    public var danger: RGB
    public var onDanger: RGB
    public var focus: RGB
    /// Six colours in turn, for decoration only.
    public var particles: [RGB]
}

extension Palette {
    public static let light = Palette(
        ground: RGB(0xF7F0E3),
        surface: RGB(0xFFFBF2),
        ink: RGB(0x2B2622),
        secondaryInk: RGB(0x665C52),
        line: RGB(0x827564),
        accent: RGB(0x1B6562),
        onAccent: RGB(0xFFFBF2),
        success: RGB(0x526419),
        amber: RGB(0xD99A1E),
        warning: RGB(0x785000),
        danger: RGB(0xA63D24),
        onDanger: RGB(0xFFFBF2),
        focus: RGB(0x2C5F8A),
        particles: [
            RGB(0x1F6F6B), RGB(0xD99A1E), RGB(0xC8603C),
            RGB(0x7A8B3A), RGB(0x5E8CA8), RGB(0xB5485D),
        ]
    )

    public static let dark = Palette(
        ground: RGB(0x1E1B18),
        surface: RGB(0x2A2622),
        ink: RGB(0xF4EBDC),
        secondaryInk: RGB(0xC2B5A3),
        line: RGB(0x9A8E7C),
        accent: RGB(0x6CC0B8),
        onAccent: RGB(0x14211F),
        success: RGB(0xB4C46A),
        amber: RGB(0xE9B44C),
        warning: RGB(0xE9B44C),
        danger: RGB(0xF3967A),
        onDanger: RGB(0x2A120B),
        focus: RGB(0x8FBBE0),
        particles: [
            RGB(0x6CC0B8), RGB(0xE9B44C), RGB(0xE58A66),
            RGB(0xB4C46A), RGB(0x8FB7D3), RGB(0xE39BA5),
        ]
    )
}

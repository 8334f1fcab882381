/// The colours of one theme by what they are for: calm, warm, mid-century.
///
/// ```swift
/// let ink = Palette.light.ink.code
/// ```
///
/// Every text colour has at least 4.5 : 1 and every control colour 3 : 1 on ground and surface, also under a flash of
/// success or amber at .15 opacity; the tests prove it.
/// Source: Documentation/Sources.md, WCAG 2.2, Palette.
public struct Palette: Sendable, Equatable {
    /// Behind everything.
    public var ground: RGB
    /// Rows, cards and sheets.
    public var surface: RGB
    /// Text.
    public var ink: RGB
    /// Text that steps back.
    public var secondaryInk: RGB
    /// Borders of controls.
    public var line: RGB
    /// Buttons, links and what is chosen; as text, too.
    public var accent: RGB
    /// Text and icons on `accent`.
    public var onAccent: RGB
    /// Completed: the filled check and its flash; as text, too.
    public var success: RGB
    /// Captured: a flash and particles. Never text, never the only sign.
    public var amber: RGB
    /// Caution, as text and icon.
    public var warning: RGB
    /// Failed, and what destroys; as text, too.
    public var danger: RGB
    /// Text and icons on `danger`.
    public var onDanger: RGB
    /// The ring round what has the focus.
    public var focus: RGB
    /// Six colours for particles, in turn. Decoration: nothing has to be read from them.
    public var particles: [RGB]
}

extension Palette {
    /// Ink on paper.
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
        // Teal, mustard, terracotta, olive, dusty blue, rosewood.
        particles: [
            RGB(0x1F6F6B), RGB(0xD99A1E), RGB(0xC8603C),
            RGB(0x7A8B3A), RGB(0x5E8CA8), RGB(0xB5485D),
        ]
    )

    /// The same room with the lamp on.
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

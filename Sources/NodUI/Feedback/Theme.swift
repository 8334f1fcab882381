#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// The colours of an app; mid-century by default.
///
/// ```swift
/// var light = Palette.light
/// light.accent = RGB(0x2A5C8A)
/// ContentView().theme(Theme(light: light))
/// ```
///
/// Nod's own palettes are tested for contrast: text 4.5 : 1 and controls 3 : 1, also under a flash.
public struct Theme: Sendable, Equatable {
    /// In light and in dark.
    public var light: Palette
    public var dark: Palette

    public init(light: Palette = .light, dark: Palette = .dark) {
        self.light = light
        self.dark = dark
    }

    /// Paper and ink, teal, mustard and terracotta.
    public static let midCentury = Theme()
}

/// The theme's colours in a view's colour scheme.
struct ThemeColors: Equatable {
    let palette: Palette

    var ground: Color { Color(palette.ground) }
    var surface: Color { Color(palette.surface) }
    var ink: Color { Color(palette.ink) }
    var secondaryInk: Color { Color(palette.secondaryInk) }
    var line: Color { Color(palette.line) }
    var accent: Color { Color(palette.accent) }
    var onAccent: Color { Color(palette.onAccent) }
    var success: Color { Color(palette.success) }
    var amber: Color { Color(palette.amber) }
    var warning: Color { Color(palette.warning) }
    var danger: Color { Color(palette.danger) }
    var onDanger: Color { Color(palette.onDanger) }
    var focus: Color { Color(palette.focus) }
    var particles: [Color] { palette.particles.map { Color($0) } }
}

extension Color {
    /// The engine's colour as SwiftUI's.
    init(_ color: RGB) { self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1) }
}

extension EnvironmentValues {
    @Entry public var nodTheme: Theme = .midCentury

    var theme: ThemeColors { ThemeColors(palette: colorScheme == .dark ? nodTheme.dark : nodTheme.light) }
}

extension View {
    /// Sets the colours of everything inside.
    public func theme(_ theme: Theme) -> some View { environment(\.nodTheme, theme) }
}
#endif

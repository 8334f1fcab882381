#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// The colours of NodUI's components, by default the system's with the surrounding tint and foreground.
///
/// ```swift
/// var theme: NodTheme {
///     var theme = NodTheme()
///     theme.completed = Color("Brand")
///     theme.particles = [Color(.displayP3, red: 1, green: 0.4, blue: 0.1), .yellow]
///     return theme
/// }
/// // …
/// ContentView().nodTheme(theme)
/// ```
public struct NodTheme: Sendable, Equatable {
    /// Buttons and links; `nil` is the tint.
    public var accent: Color?
    /// Text and icons on `accent`.
    public var onAccent = Color.white
    /// The filled check; `nil` is the accent.
    public var completed: Color?
    /// Text; `nil` is the foreground.
    public var ink: Color?
    /// Secondary text; `nil` is the secondary foreground.
    public var secondaryInk: Color?
    /// The open check and borders; `nil` is the secondary foreground.
    public var line: Color?
    /// Toasts; `nil` is the background.
    public var surface: Color?
    /// The flash of what was completed.
    public var success = Color.green
    /// The flash of what was captured.
    public var captured = Color.orange
    /// Icons of warnings.
    public var warning = Color.orange
    /// Text and icons of failures.
    public var danger = Color.red
    /// Colours of particles, in turn.
    public var particles: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

    /// Creates the system's look.
    public init() {}

    /// Paper and ink, teal, mustard and terracotta. Text has a contrast of 4.5 : 1 and controls of 3 : 1, also under a
    /// flash.
    public static let midCentury = NodTheme(.light)
    /// The dark counterpart of ``midCentury``.
    public static let midCenturyDark = NodTheme(.dark)

    private init(_ palette: Palette) {
        accent = Color(palette.accent)
        onAccent = Color(palette.onAccent)
        completed = Color(palette.success)
        ink = Color(palette.ink)
        secondaryInk = Color(palette.secondaryInk)
        line = Color(palette.line)
        surface = Color(palette.surface)
        success = Color(palette.success)
        captured = Color(palette.amber)
        warning = Color(palette.warning)
        danger = Color(palette.danger)
        particles = palette.particles.map { Color($0) }
    }
}

extension NodTheme {
    var accentStyle: AnyShapeStyle { accent.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
    var inkStyle: AnyShapeStyle { ink.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary) }
    var secondaryInkStyle: AnyShapeStyle { secondaryInk.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary) }
    var lineStyle: AnyShapeStyle { line.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary) }
    var surfaceStyle: AnyShapeStyle { surface.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background) }
}

extension Color {
    init(_ color: RGB) { self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1) }
}

struct ThemePair: Equatable {
    var light = NodTheme()
    var dark = NodTheme()
}

extension EnvironmentValues {
    @Entry fileprivate var themes: ThemePair = ThemePair()

    var theme: NodTheme { colorScheme == .dark ? themes.dark : themes.light }
}

extension View {
    /// Sets the colours of NodUI's components inside.
    ///
    /// ```swift
    /// ContentView().nodTheme(.midCentury, dark: .midCenturyDark)
    /// ```
    ///
    /// Give `dark` the colours of the dark appearance if those of `theme` don't adapt.
    @_disfavoredOverload public func nodTheme(_ theme: NodTheme, dark: NodTheme? = nil) -> some View {
        environment(\.themes, ThemePair(light: theme, dark: dark ?? theme))
    }
}
#endif

import Nod

/// The palette of Nod, light, and dark where the page is.
enum ScoreStyle {
    /// Each colour comes twice: as a value, and as a variable for programs that know those. Others draw the value.
    static var sheet: String {
        let light = Dictionary(uniqueKeysWithValues: colors(.light))
        return rules.replacing(/(?:fill|stroke): var\(--(\w+)\);/) { rule in
            let value = light[String(rule.1)]?.hexadecimal ?? "none"
            return rule.0.replacing(/var.*\)/, with: value) + " " + rule.0
        }
    }

    private static var rules: String {
        """
        text { font: 13px system-ui, sans-serif; fill: var(--ink); }
        .title { font-size: 20px; font-weight: 600; }
        .lane { font-weight: 600; }
        .note { font-size: 12px; fill: var(--soft); }
        .ground { fill: var(--ground); }
        .tick { stroke: var(--ink); stroke-opacity: .14; }
        .curve { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
        .flash { stroke: var(--success); }
        .dot { fill: var(--accent); }
        .origin { fill: var(--soft); }
        .click { stroke: var(--danger); stroke-width: 2.5; stroke-linecap: round; }
        .body { fill: var(--danger); fill-opacity: .3; stroke: none; }
        .sharpness { fill: none; stroke: var(--ink); stroke-dasharray: 1 4; stroke-linecap: round; stroke-width: 2; }
        .wave { fill: var(--amber); stroke: var(--amber); stroke-width: .5; }
        .toast { fill: var(--surface); stroke: var(--soft); stroke-opacity: .4; }
        .words { font-size: 14px; }
        .stay { fill: var(--success); fill-opacity: .3; }
        svg { \(variables(.light)) }
        @media (prefers-color-scheme: dark) { svg { \(variables(.dark)) } }
        \((0..<Particle.colorCount).map { ".particle\($0) { fill: var(--particle\($0)); }" }.joined(separator: " "))
        """
    }

    private static func colors(_ palette: Palette) -> [(String, RGB)] {
        [
            ("ink", palette.ink), ("soft", palette.secondaryInk), ("ground", palette.ground),
            ("surface", palette.surface), ("accent", palette.accent), ("success", palette.success),
            ("danger", palette.danger), ("amber", palette.amber),
        ] + palette.particles.enumerated().map { ("particle\($0)", $1) }
    }

    private static func variables(_ palette: Palette) -> String {
        colors(palette).map { "--\($0): \($1.hexadecimal);" }.joined(separator: " ")
    }
}

extension RGB {
    /// `#1b6562`.
    var hexadecimal: String {
        let digits = String(code, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

import Testing

@testable import Nod

@Suite("Palette")
struct PaletteTests {
    enum Theme: CaseIterable {
        case light, dark

        var palette: Palette { self == .light ? .light : .dark }
    }

    @Test("Text can be read on ground and surface, plain and under a flash", arguments: Theme.allCases)
    func text(theme: Theme) {
        let palette = theme.palette
        for ground in grounds(of: palette) {
            let texts = [
                palette.ink, palette.secondaryInk, palette.accent, palette.success, palette.warning, palette.danger,
            ]
            for text in texts { #expect(RGB.contrast(text, ground) >= 4.5) }
        }
    }

    @Test("Text can be read on filled buttons", arguments: Theme.allCases)
    func filled(theme: Theme) {
        let palette = theme.palette
        #expect(RGB.contrast(palette.onAccent, palette.accent) >= 4.5)
        #expect(RGB.contrast(palette.onDanger, palette.danger) >= 4.5)
    }

    @Test("Controls contrast with ground and surface, plain and under a flash", arguments: Theme.allCases)
    func controls(theme: Theme) {
        let palette = theme.palette
        for ground in grounds(of: palette) {
            for control in [palette.line, palette.accent, palette.success, palette.danger, palette.focus] {
                #expect(RGB.contrast(control, ground) >= 3)
            }
        }
    }

    @Test("Ink is what reads best, and light and dark are what they say", arguments: Theme.allCases)
    func order(theme: Theme) {
        let palette = theme.palette
        #expect(RGB.contrast(palette.ink, palette.ground) >= 7)
        #expect(
            RGB.contrast(palette.ink, palette.ground) > RGB.contrast(palette.secondaryInk, palette.ground)
        )
        #expect((palette.ground.luminance > 0.5) == (theme == .light))
    }

    @Test("Particles have six different colours", arguments: Theme.allCases)
    func particles(theme: Theme) {
        let palette = theme.palette
        #expect(palette.particles.count == 6)
        for (index, color) in palette.particles.enumerated() {
            #expect(!palette.particles.dropFirst(index + 1).contains(color))
        }
    }

    /// Ground and surface, each plain and under the flashes of seed 002.
    private func grounds(of palette: Palette) -> [RGB] {
        [palette.ground, palette.surface].flatMap { ground in
            [ground] + [palette.success, palette.amber].map { $0.composited(over: ground, opacity: 0.15) }
        }
    }
}

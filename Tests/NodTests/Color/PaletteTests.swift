import Testing

@testable import Nod

@Suite("Palette")
struct PaletteTests {
    @Test("Text can be read on ground and surface, plain and under a flash", arguments: [Palette.light, .dark])
    func text(palette: Palette) {
        for ground in grounds(of: palette) {
            let texts = [
                palette.ink, palette.secondaryInk, palette.accent, palette.success, palette.warning, palette.danger,
            ]
            for text in texts { #expect(ContrastLevel.text.isMet(by: text, on: ground)) }
        }
    }

    @Test("Text can be read on filled buttons", arguments: [Palette.light, .dark])
    func filled(palette: Palette) {
        #expect(ContrastLevel.text.isMet(by: palette.onAccent, on: palette.accent))
        #expect(ContrastLevel.text.isMet(by: palette.onDanger, on: palette.danger))
    }

    @Test("Controls can be told from ground and surface, plain and under a flash", arguments: [Palette.light, .dark])
    func controls(palette: Palette) {
        for ground in grounds(of: palette) {
            for control in [palette.line, palette.accent, palette.success, palette.danger, palette.focus] {
                #expect(ContrastLevel.nonText.isMet(by: control, on: ground))
            }
        }
    }

    @Test("Ink is what reads best, and light and dark are what they say", arguments: [Palette.light, .dark])
    func order(palette: Palette) {
        #expect(ContrastLevel.enhancedText.isMet(by: palette.ink, on: palette.ground))
        #expect(
            RGB.contrast(palette.ink, palette.ground) > RGB.contrast(palette.secondaryInk, palette.ground)
        )
        #expect((palette.ground.luminance > 0.5) == (palette == .light))
    }

    @Test("Particles have six different colours", arguments: [Palette.light, .dark])
    func particles(palette: Palette) {
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

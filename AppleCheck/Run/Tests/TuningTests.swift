import Nod
import NodFile
import NodPerforming
import NodTesting
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("A tuning of the app's own, and its colours")
@MainActor
struct TuningTests {
    private struct Row: View {
        @State private var isCompleted = false

        var body: some View {
            VStack {
                CompletionCheck("Buy milk", isCompleted: $isCompleted)
                Button("Card") {}.buttonStyle(.card)
            }
        }
    }

    private static let file = """
        {"format": "nod-feedback", "version": 1, "basedOn": "child",
         "moments": {"completed": {"haptic": {"kind": "light", "intensity": 0.7}}}}
        """

    @Test("Views follow a feedback file that the center uses, also one that comes later")
    func file() async throws {
        let stage = await Stage { Row().followsFeedbackTuning() }
        await stage.host.tap("Card")
        #expect(stage.felt == [])
        stage.feedback.center.use(try FeedbackFile(Data(Self.file.utf8)).tuning)
        await stage.host.settle()
        await stage.host.tap("Card")
        #expect(stage.felt == ["medium 0.5"])
        await stage.host.tap("Mark")
        #expect(stage.felt == ["light 0.7"])
        stage.feedback.center.use(Tuning())
        await stage.host.settle()
        await stage.host.tap("Card")
        #expect(stage.felt == [])
    }

    @Test("A screen that is given another center follows that one, and no longer the first")
    func otherCenter() async {
        let (first, second) = (FeedbackTest(), FeedbackTest())
        let drawings = Drawings()
        let host = Host { Switched(centers: [first.center, second.center], drawings: drawings) }
        await host.tap("Switch")
        #expect(host.shows("Everyone"))
        drawings.count = 0
        first.center.use(Tuning(profile: .child))
        await host.settle()
        #expect(drawings.count == 0)
        second.center.use(Tuning(profile: .child))
        await host.settle()
        #expect(host.shows("Children"))
    }

    private struct Switched: View {
        let centers: [FeedbackCenter]
        let drawings: Drawings
        @State private var chosen = 0

        var body: some View {
            VStack {
                Button("Switch") { chosen = 1 }
                Audience(drawings: drawings)
            }
            .followsFeedbackTuning()
            .feedbackCenter(centers[chosen])
        }
    }

    private final class Drawings {
        var count = 0
    }

    private struct Audience: View {
        let drawings: Drawings
        @Environment(\.feedbackProfile) private var profile

        var body: some View {
            drawings.count += 1
            return Text(profile.isForChildren ? "Children" : "Everyone")
        }
    }

    @Test("Colours are those of the light or the dark palette, also when the device changes")
    func theme() async {
        var (light, dark) = (Palette.light, Palette.dark)
        light.accent = RGB(0xFF0000)
        dark.accent = RGB(0x00FF00)
        let stage = await Stage { Accent().theme(Theme(light: light, dark: dark)) }
        #expect(stage.host.modifier("foregroundStyle") == ["\(Color(RGB(0xFF0000)))"])
        await stage.host.change { $0.colorScheme = .dark }
        #expect(stage.host.modifier("foregroundStyle") == ["\(Color(RGB(0x00FF00)))"])
    }

    @Test("Without a theme they are mid-century")
    func standard() async {
        let stage = await Stage { Accent() }
        #expect(stage.host.modifier("foregroundStyle") == ["\(Color(Palette.light.accent))"])
    }

    private struct Accent: View {
        @Environment(\.theme) private var theme

        var body: some View { HStack { Text("Accent") }.foregroundStyle(theme.accent) }
    }

    @Test("Each colour is the one of its name, in sRGB")
    func colors() {
        let named = Mirror(reflecting: Palette.light).children.compactMap { child in
            (child.value as? RGB).map { (child.label!, $0) }
        }
        let colors = ThemeColors(palette: .light)
        let drawn = [
            "ground": colors.ground, "surface": colors.surface, "ink": colors.ink, "secondaryInk": colors.secondaryInk,
            "line": colors.line, "accent": colors.accent, "onAccent": colors.onAccent, "success": colors.success,
            "amber": colors.amber, "warning": colors.warning, "danger": colors.danger, "onDanger": colors.onDanger,
            "focus": colors.focus,
        ]
        #expect(named.count == drawn.count)
        for (name, color) in named { #expect(drawn[name] == Color(color), "\(name)") }
        #expect(colors.particles == Palette.light.particles.map { Color($0) })
        #expect("\(Color(RGB(0xFF8000)))".contains("sRGB, 1.0, 0.5019"))
    }
}

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
        let stage = await Stage { Row().nod(toasts: nil) }
        await stage.host.tap("Card")
        #expect(stage.felt == ["medium"])
        stage.feedback.center.use(try FeedbackFile(Data(Self.file.utf8)).tuning)
        await stage.host.settle()
        await stage.host.tap("Card")
        #expect(stage.felt == ["medium 0.5"])
        await stage.host.tap("Mark")
        #expect(stage.felt == ["light 0.7"])
        stage.feedback.center.use(Tuning())
        await stage.host.settle()
        await stage.host.tap("Card")
        #expect(stage.felt == ["medium"])
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
            .nod(toasts: nil)
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

    @Test("A theme's colours are those of the light or the dark one, also when the device changes")
    func theme() async {
        var (light, dark) = (NodTheme(), NodTheme())
        light.accent = .red
        dark.accent = .green
        let stage = await Stage { Accent().nodTheme(light, dark: dark) }
        #expect(stage.host.modifier("foregroundStyle") == ["AnyShapeStyle.init(Color.red)"])
        await stage.host.change { $0.colorScheme = .dark }
        #expect(stage.host.modifier("foregroundStyle") == ["AnyShapeStyle.init(Color.green)"])
    }

    @Test("Without a theme the tint is used")
    func standard() async {
        let stage = await Stage { Accent() }
        #expect(stage.host.modifier("foregroundStyle") == ["AnyShapeStyle.init(ShapeStyle.tint)"])
    }

    private struct Accent: View {
        @Environment(\.theme) private var theme

        var body: some View { HStack { Text("Accent") }.foregroundStyle(theme.accentStyle) }
    }

    @Test("The mid-century theme has the palette's colours, in sRGB")
    func colors() {
        let (theme, palette) = (NodTheme.midCentury, Palette.light)
        let drawn = [
            theme.accent, theme.onAccent, theme.completed, theme.ink, theme.secondaryInk, theme.line, theme.surface,
            theme.captured, theme.warning, theme.danger,
        ]
        let named = [
            palette.accent, palette.onAccent, palette.success, palette.ink, palette.secondaryInk, palette.line,
            palette.surface, palette.amber, palette.warning, palette.danger,
        ]
        #expect(drawn == named.map { Color($0) })
        #expect(theme.particles == palette.particles.map { Color($0) })
        #expect("\(Color(RGB(0xFF8000)))".contains("sRGB, 1.0, 0.5019"))
    }
}

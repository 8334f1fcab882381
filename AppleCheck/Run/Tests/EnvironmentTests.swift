import Nod
import NodFile
import NodPerforming
import NodTesting
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("Environment")
@MainActor
struct EnvironmentTests {
    @Test("Preferences of a part of an app hold there, and nowhere else", arguments: [16, 17])
    func preferences(system: Double) async {
        var quiet = Preferences()
        quiet[.haptic] = 0
        quiet[.sound] = 1
        let stage = await Stage(on: system) {
            VStack {
                Milk()
                CompletionCheck("Call Anna", isCompleted: false) {}.feedbackPreferences(quiet)
            }
        }
        await stage.host.tap("Mark “Call Anna” complete")
        #expect(stage.feedback.recorder.sounds.count == 1)
        #expect(stage.felt == [])
        await stage.wait(5)
        await stage.host.tap("Mark “Buy milk” complete")
        #expect(stage.feedback.recorder.sounds == [])
        #expect(stage.felt == ["success"])
    }

    @Test("A part of an app changes some choices; the others stay the person's")
    func changed() async {
        let stage = await Stage {
            Milk().feedbackPreferences { $0.completionHapticEnabled = false }.feedbackPreferences(.audible)
        }
        await stage.host.tap("Mark")
        #expect(stage.feedback.recorder.sounds.count == 1)
        #expect(stage.felt == [])
    }

    @Test("A tuning's figures and profile hold inside")
    func tuning() async {
        var design = FeedbackDesign.standard
        design.replacements = [Replacement(.completed, haptic: .replaced(Haptic(.heavy)))]
        let stage = await Stage { Milk().feedbackTuning(Tuning(profile: .child, design: design)) }
        await stage.host.tap("Mark")
        #expect(stage.felt == ["heavy"])
        #expect(stage.host.modifier("frame").contains { $0.contains("\(Profile.child.target)") })
    }

    @Test("Reduce Motion is followed while a check is on screen", arguments: [16, 17])
    func reduceMotion(system: Double) async {
        let stage = await Stage(on: system) { Milk() }
        await stage.host.change { $0.reducesMotion = true }
        await stage.host.tap("Mark")
        await stage.wait(0.1)
        #expect(stage.felt == ["success"])
        #expect(stage.host.sizes == [1])
        if system == 17 { #expect(stage.host.modifier("contentTransition") == ["ContentTransition.opacity"]) }
        await stage.wait(3)
        await stage.host.tap("Mark")
        await stage.wait(3)
        await stage.host.change { $0.reducesMotion = false }
        await stage.host.tap("Mark")
        await stage.wait(0.1)
        if system == 17 { #expect(stage.host.modifier("contentTransition") != ["ContentTransition.opacity"]) }
    }
}

@Suite("Feedback: what a view reports is answered in its own context")
@MainActor
struct FeedbackReportTests {
    @Test("A moment is felt")
    func felt() async {
        let stage = await Stage { CaptureButton(title: "Capture") }
        await stage.host.tap("Capture")
        #expect(stage.felt == ["medium"])
    }
}

@Suite("Stored preferences: everything follows them, by one observer")
@MainActor
struct StoredPreferencesTests {
    @Test("A tap right after a choice follows it, without any modifier")
    func follows() async {
        defer { UserDefaults.standard.removeObject(forKey: Preference.haptic.storedKey) }
        let stage = await Stage { Milk() }
        UserDefaults.standard.set(false, forKey: Preference.haptic.storedKey)
        await stage.host.tap("Mark")
        #expect(stage.felt == [])
        UserDefaults.standard.set(true, forKey: Preference.haptic.storedKey)
        await stage.host.tap("Mark")
        await stage.host.tap("Mark")
        #expect(stage.felt == ["success"])
    }

    @Test("Views that are drawn by a choice are drawn again when it changes")
    func drawn() async {
        defer { UserDefaults.standard.removeObject(forKey: Preference.motion.storedKey) }
        let stage = await Stage { DrawnByMotion() }
        #expect(stage.host.shows("moves"))
        UserDefaults.standard.set("reduced", forKey: Preference.motion.storedKey)
        await stage.host.settle()
        #expect(stage.host.shows("fades"))
    }

    private struct DrawnByMotion: View {
        @FeedbackReporter private var feedback

        var body: some View { Text(feedback.context.layoutSpring == nil ? "fades" : "moves") }
    }
}

@Suite("A tuning of the app's own, and its colours")
@MainActor
struct TuningTests {
    private static let file = """
        {"format": "nod-feedback", "version": 1, "basedOn": "child",
         "moments": {"completed": {"haptic": {"kind": "light", "intensity": 0.7}}}}
        """

    @Test("Views follow a feedback file that the center uses, also one that comes later")
    func file() async throws {
        let stage = await Stage {
            VStack {
                Milk()
                Button("Card") {}.buttonStyle(.card)
            }
            .nod(toasts: nil)
        }
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

    private struct Accent: View {
        @Environment(\.theme) private var theme

        var body: some View { HStack { Text("Accent") }.foregroundStyle(theme.accentStyle) }
    }
}

private struct Row: View {
    let title: String

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: false) {}
            CompletionTitle(title, isCompleted: false)
        }
        .completionSwipe(isCompleted: false) {}
        .feedbackItem(title, title: title)
    }
}

@Suite("Many rows")
@MainActor
struct ManyRowsTests {
    @Test(
        "A tap evaluates as many bodies among a thousand rows as among ten, and no row but its own is drawn for a frame"
    )
    func bodies() async {
        var ofATap: [Int] = []
        var ofAFrame: [Int] = []
        for count in [10, 1000] {
            let start = Host.bodies
            let stage = await Stage { ForEach(0..<count, id: \.self) { Row(title: "Task \($0)") } }
            let drawn = Host.bodies - start
            await stage.host.tap("Mark “Task 3” complete")
            ofATap.append(Host.bodies - start - drawn)
            let tapped = Host.bodies
            stage.host.frame()
            ofAFrame.append(Host.bodies - tapped)
        }
        #expect(ofATap[0] == ofATap[1] && ofAFrame[0] == ofAFrame[1])
    }
}

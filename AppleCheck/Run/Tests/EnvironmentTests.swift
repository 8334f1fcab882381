import AppleDouble
import Nod
import NodPerforming
import Testing

@testable import NodUI

private struct Milk: View {
    @State private var isCompleted = false

    var body: some View { CompletionCheck("Buy milk", isCompleted: $isCompleted) }
}

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

    @Test("A tuning that the center uses from now on is followed on screen")
    func followedTuning() async {
        let stage = await Stage { Milk().nod(toasts: nil) }
        let before = stage.host.modifier("frame")
        stage.feedback.center.use(Tuning(profile: .child))
        await stage.host.settle()
        #expect(stage.host.modifier("frame") != before)
    }
}

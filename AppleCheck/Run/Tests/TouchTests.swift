import AppleDouble
import Nod
import Testing

@testable import NodUI

@MainActor
private final class Deeds {
    var done: [String] = []
}

/// A text field with the keyboard, as UIKit's fields have it.
private final class Field: UIView, UIKeyInput {
    override var isFirstResponder: Bool { true }
    var hasText: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}

@Suite("Forgiving touches")
@MainActor
final class ForgivingTouchesTests {
    private let deeds = Deeds()

    /// Two controls of 24 × 24 points, 20 points apart.
    init() {
        for name in ["Add", "Badge"] { System.frames[name] = CGRect(x: 0, y: 10, width: 24, height: 24) }
        System.frames["Delete"] = CGRect(x: 44, y: 10, width: 24, height: 24)
    }

    deinit {
        System.frames = [:]
        _answers = [:]
    }

    private func button(_ name: String, role: ButtonRole? = nil) -> some View {
        Button(name, role: role) { [deeds] in deeds.done.append(name) }.buttonStyle(.card)
    }

    private func stage(@ViewBuilder _ view: () -> some View) async -> Stage {
        await Stage { HStack { view() }.forgivingTouches().feedbackProfile(.child) }
    }

    private func tap(_ x: Double, _ stage: Stage) async -> [String] {
        deeds.done = []
        await stage.host.tap(at: CGPoint(x: x, y: 22))
        return deeds.done
    }

    @Test("A tap beside a button presses it as a hit does: once, seen, and felt once")
    func beside() async {
        let stage = await stage { button("Add") }
        #expect(await tap(28, stage) == ["Add"])
        #expect(stage.felt == ["medium 0.5"])
        await stage.wait(0.06)
        #expect(stage.scale < 1)
        await stage.wait(2)
        #expect(stage.scale == 1 && stage.felt == [] && deeds.done == ["Add"])
    }

    @Test("Nothing is given on a Mac, in apps of Catalyst and iPad apps")
    func mac() async {
        _answers["ProcessInfo.isMacCatalystApp"] = { _ in true }
        #expect(await tap(28, await stage { button("Add") }) == [])
        _answers = ["UIDevice.userInterfaceIdiom": { _ in UIUserInterfaceIdiom.mac }]
        #expect(await tap(28, await stage { button("Add") }) == [])
    }

    @Test("Disabled or loading it is given nothing, and gives nothing away; what deletes needs to be surer")
    func obstacles() async {
        for isDisabled in [false, true] {
            let stage = await stage {
                button("Add")
                button("Delete").disabled(isDisabled).feedbackLoading(!isDisabled)
            }
            #expect(await tap(40, stage) == [])
        }
        let stage = await stage {
            button("Add")
            button("Delete", role: .destructive)
        }
        #expect(await tap(36.5, stage) == [])
        #expect(await tap(40, stage) == ["Delete"])
    }

    @Test("An app's own control and a check are given touches, too")
    func others() async {
        System.frames["Buy milk"] = CGRect(x: 44, y: 10, width: 24, height: 24)
        let stage = await stage {
            Text("Badge").touchTarget().onForgivenTouch { [deeds] in deeds.done.append("Badge") }
            CompletionCheck("Buy milk", isCompleted: false) { [deeds] in deeds.done.append("Buy milk") }
        }
        #expect(await tap(28, stage) == ["Badge"])
        #expect(stage.felt == [])
        #expect(await tap(72, stage) == ["Buy milk"])
        #expect(stage.felt == ["success"])
    }

    @Test(
        "With VoiceOver or Switch Control nothing changes",
        arguments: ["accessibilityVoiceOverEnabled", "accessibilitySwitchControlEnabled"]
    )
    func assisted(technology: String) async {
        _answers["EnvironmentValues.\(technology)"] = { _ in true }
        let stage = await stage { button("Add") }
        #expect(await tap(28, stage) == [])
        let plain = await Stage { HStack { button("Add") } }
        #expect(stage.host.modifier("contentShape") == plain.host.modifier("contentShape"))
        await stage.host.activate("Add")
        #expect(deeds.done == ["Add"])
    }

    @Test("While text is edited, no tap is given: it may be meant to dismiss the keyboard")
    func writing() async {
        let stage = await stage { button("Add") }
        let field = Field()
        _answers["UIWindow.subviews"] = { _ in [field] }
        #expect(await tap(28, stage) == [])
        _answers = [:]
        #expect(await tap(28, stage) == ["Add"])
    }
}

@Suite("Marks of touch targets")
@MainActor
struct TouchTargetMarksTests {
    @Test("Each area is marked with its size, and what misses the profile's target with that", arguments: [16, 17])
    func marks(system: Double) async {
        for (profile, caption) in [(Profile.standard, "390 × 44"), (.child, "390 × 44 < 48")] {
            let stage = await Stage(on: system) {
                VStack {
                    Button("Add") {}.buttonStyle(.card)
                    Image(systemName: "bell").touchTarget()
                    Circle().forgivingTouchArea(extraPadding: 4)
                }
                .showsTouchTargets()
                .feedbackProfile(profile)
            }
            #expect(stage.host.drawn.filter { $0.contains("stroke") }.count == 3)
            #expect(stage.host.drawn.filter { $0.contains("\(caption))") }.count == 3)
        }
    }
}

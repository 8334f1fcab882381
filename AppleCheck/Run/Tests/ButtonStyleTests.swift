import AppleDouble
import Nod
import NodPerforming
import NodTesting
import Testing

@testable import NodUI

enum Style: CaseIterable, Sendable {
    case childFriendly, childFriendlyLarge, childFriendlyExtraLarge, icon, primaryAction, card

    @MainActor @ViewBuilder func applied(to button: some View) -> some View {
        switch self {
        case .childFriendly: button.buttonStyle(.childFriendly)
        case .childFriendlyLarge: button.buttonStyle(.childFriendlyLarge)
        case .childFriendlyExtraLarge: button.buttonStyle(.childFriendlyExtraLarge)
        case .icon: button.buttonStyle(.icon())
        case .primaryAction: button.buttonStyle(.primaryAction())
        case .card: button.buttonStyle(.card)
        }
    }

    /// The haptics of a press in both profiles.
    var felt: (standard: [String], child: [String]) {
        switch self {
        case .childFriendly, .childFriendlyLarge: (["medium 0.5"], ["medium 0.5"])
        case .childFriendlyExtraLarge: (["medium 0.8"], ["medium 0.8"])
        case .icon, .card: (["medium"], ["medium 0.5"])
        case .primaryAction: (["medium 0.7"], ["medium 0.7"])
        }
    }

    /// The minimum width and height in the standard profile.
    var size: (Double, Double) {
        switch self {
        case .childFriendly: (48, 48)
        case .childFriendlyLarge: (56, 56)
        case .childFriendlyExtraLarge: (64, 64)
        case .icon: (48, 48)
        case .primaryAction: (44, 56)
        case .card: (44, 44)
        }
    }
}

@MainActor
private final class Deeds {
    var runs = 0
}

@Suite("Button styles")
@MainActor
struct ButtonStyleTests {
    private let deeds = Deeds()

    private func button(_ style: Style = .card, _ action: @escaping () -> Void = {}) -> some View {
        style.applied(
            to: Button("Add") { [deeds] in
                deeds.runs += 1
                action()
            }
        )
    }

    @Test("A press is felt once, when it acts, as the profile says", arguments: Style.allCases, [16, 17])
    func once(style: Style, system: Double) async {
        for (profile, felt) in [(Profile.standard, style.felt.standard), (.child, style.felt.child)] {
            let stage = await Stage(on: system) { button(style).feedbackProfile(profile) }
            for _ in 1...2 {
                await stage.host.press("Add")
                await stage.wait(0.2)
                #expect(stage.felt == [])
                await stage.host.release("Add")
                #expect(stage.felt == felt)
                await stage.wait(2)
                #expect(stage.felt == [] && stage.scale == 1 && !stage.host.isAnimating)
            }
            await stage.host.activate("Add")
            #expect(stage.felt == felt, "a key or VoiceOver presses it")
        }
        #expect(deeds.runs == 6)
    }

    @Test("A finger that scrolls away or slides off feels nothing and does nothing", arguments: Style.allCases)
    func scrollsAway(style: Style) async {
        let stage = await Stage { ScrollView { button(style) }.feedbackProfile(.child) }
        await stage.host.press("Add")
        await stage.wait(0.3)
        await stage.host.scrollAway("Add")
        await stage.wait(1)
        #expect(stage.felt == [])
        #expect(deeds.runs == 0)
        #expect(stage.scale == 1)
    }

    @Test("Where nothing scrolls it gives at touch-down; in a scroll view once the finger has stayed")
    func certainty() async {
        let still = await Stage { button() }
        await still.host.press("Add")
        await still.wait(0.06)
        #expect(still.scale < 1)
        let scrolling = await Stage { ScrollView { button() } }
        await scrolling.host.press("Add")
        await scrolling.wait(0.06)
        #expect(scrolling.scale == 1)
        await scrolling.wait(0.1)
        #expect(scrolling.scale < 1)
    }

    @Test("Only while it is pressed there is a view of UIKit's, which widgets and ImageRenderer can't draw")
    func noHostedView() async {
        let stage = await Stage { button().forgivingTouches() }
        #expect(stage.host.hostedViews == 0)
        await stage.host.press("Add")
        #expect(stage.host.hostedViews == 1)
        await stage.host.release("Add")
        #expect(stage.host.hostedViews == 0)
    }

    @Test("Its frame is as large as the fingers need", arguments: Style.allCases)
    func size(style: Style) async {
        let stage = await Stage { button(style) }
        #expect(
            stage.host.modifier("frame").contains { $0.contains("\(style.size.0)") && $0.contains("\(style.size.1)") }
        )
    }

    @Test("Disabled and loading, it takes no press; loading, it shows so and keeps its name", arguments: Style.allCases)
    func busy(style: Style) async {
        let disabled = await Stage { button(style).feedbackProfile(.child).disabled(true) }
        let loading = await Stage { button(style).feedbackProfile(.child).feedbackLoading(true) }
        for stage in [disabled, loading] {
            await stage.host.tap("Add")
            await stage.host.activate("Add")
            await stage.wait(1)
            #expect(stage.felt == [])
            #expect(stage.host.element("Add") != nil)
        }
        #expect(deeds.runs == 0)
        #expect(disabled.host.element("Add")?.isEnabled == false)
        #expect(loading.host.modifier("opacity").contains("0.01"))
        #expect(disabled.host.modifier("grayscale") == ["1.0"])
        #expect(loading.host.modifier("grayscale") == ["0.0"])
    }

    @Test("A button that saves is only seen; its answer is felt when it comes, once", arguments: [16, 17])
    func saves(system: Double) async {
        let stage = await Stage(on: system) { manager in
            button(.primaryAction) { Task { manager.show("Added", type: .success) } }
                .feedbackProfile(.child).feedbackSaves().nod(manager: manager)
        }
        await stage.host.press("Add")
        #expect(stage.felt == [])
        await stage.host.release("Add")
        #expect(stage.felt == ["success"])
        await stage.wait(1)
        #expect(stage.felt == [])
    }

    @Test("A role reaches the system's button")
    func role() async {
        let stage = await Stage { Button("Delete", role: .destructive) {}.buttonStyle(.icon(color: .red)) }
        #expect(stage.host.element("Delete")?.role == "ButtonRole.destructive")
    }
}

/// Seed 003's styles. The profile chooses the haptics of their presses, unless the call site does.
private struct Buttons: View {
    var body: some View {
        VStack {
            Button("As the style says") {}.buttonStyle(.card)
            Button("Felt card") {}.buttonStyle(.card).pressHaptics(.child)
            Button("Felt primary") {}.buttonStyle(.primaryAction()).pressHaptics(.child)
            Button("Quiet") {}.buttonStyle(.card).pressHaptics(.off)
            Button("Large") {}.buttonStyle(.childFriendlyLarge).pressHaptics(.off)
        }
    }
}

@Suite("Press haptics of a call site")
@MainActor
struct PressHapticsTests {
    @Test(
        "In the standard profile a press is felt as its style or its call site says; child-friendly ones keep theirs",
        arguments: [
            ("As the style says", ["medium"]), ("Felt card", ["medium 0.5"]), ("Felt primary", ["medium 0.7"]),
            ("Quiet", []),
            ("Large", ["medium 0.5"]),
        ]
    )
    func standard(button: String, felt: [String]) async {
        let stage = await Stage { Buttons() }
        await stage.host.tap(button)
        #expect(stage.felt == felt)
    }
}

@Suite("Hover")
@MainActor
struct HoverTests {
    @Test("Checks and buttons have the system's effect, and no lift under Reduce Motion", arguments: [16, 17])
    func effect(system: Double) async {
        defer { _answers["EnvironmentValues.accessibilityReduceMotion"] = nil }
        for (reducesMotion, wanted) in [(false, "automatic"), (true, "highlight")] {
            _answers["EnvironmentValues.accessibilityReduceMotion"] = { _ in reducesMotion }
            let stage = await Stage(on: system) {
                VStack {
                    CompletionCheck(isCompleted: false) {}
                    CompletionCheck(isCompleted: false) {}.disabled(true)
                    Button("Add") {}.buttonStyle(.primaryAction())
                }
            }
            let effects = stage.host.modifier("hoverEffect")
            #expect(effects.count == 3 && effects.allSatisfy { $0.contains(wanted) })
            if system == 17 { #expect(effects.map { $0.contains("false") } == [false, true, false]) }
        }
    }
}

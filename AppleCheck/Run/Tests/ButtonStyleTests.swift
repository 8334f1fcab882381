import AppleDouble
import Nod
import NodPerforming
import NodTesting
import Testing

@testable import NodUI

/// Each of the public styles.
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

    /// The haptics of a press in the standard profile, and in the child's.
    var felt: (standard: [String], child: [String]) {
        switch self {
        case .childFriendly, .childFriendlyLarge: (["medium 0.5"], ["medium 0.5"])
        case .childFriendlyExtraLarge: (["medium 0.8"], ["medium 0.8"])
        case .icon, .card: (["medium"], ["medium 0.5"])
        case .primaryAction: (["medium 0.7"], ["medium 0.7"])
        }
    }

    /// The least width and height in the standard profile.
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

/// Counts what a button does, for a test to look at.
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
                await stage.wait(1)
                #expect(stage.felt == [])
            }
        }
        #expect(deeds.runs == 4)
    }

    @Test("A key and VoiceOver press it, too", arguments: Style.allCases)
    func activated(style: Style) async {
        let stage = await Stage { button(style).feedbackProfile(.child) }
        await stage.host.activate("Add")
        #expect(stage.felt == style.felt.child)
        #expect(deeds.runs == 1)
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

    @Test("Let go, it comes back, and nothing moves any more")
    func rest() async {
        let stage = await Stage { button() }
        await stage.host.tap("Add")
        await stage.wait(0.06)
        #expect(stage.scale < 1)
        await stage.wait(2)
        #expect(stage.scale == 1)
        #expect(!stage.host.isAnimating)
    }

    @Test("Under Reduce Motion a press only dims, and nothing moves")
    func reducedMotion() async {
        _answers["EnvironmentValues.accessibilityReduceMotion"] = { _ in true }
        defer { _answers["EnvironmentValues.accessibilityReduceMotion"] = nil }
        let stage = await Stage { button() }
        await stage.host.press("Add")
        let moved = await stage.moves(over: 0.1)
        #expect(moved == ["opacity"])
        #expect(stage.scale == 1)
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

    /// The requests that an action may make, and what is felt of each and a press of `medium 0.7`.
    nonisolated private static let asked: [(ask: @MainActor @Sendable () -> Void, felt: String)] = [
        ({ HapticFeedback.selection() }, "medium 0.7"), ({ HapticFeedback.light(intensity: 0.2) }, "medium 0.7"),
        ({ HapticFeedback.light() }, "medium 0.7"), ({ HapticFeedback.medium(intensity: 0.3) }, "medium 0.7"),
        ({ HapticFeedback.medium() }, "medium"), ({ HapticFeedback.heavy() }, "heavy"),
        ({ HapticFeedback.heavy(intensity: 0.9) }, "heavy 0.9"), ({ HapticFeedback.success() }, "success"),
        ({ HapticFeedback.warning() }, "warning"), ({ HapticFeedback.error() }, "error"),
    ]

    @Test(
        "A haptic that the action asks for merges with the press: the stronger is felt, once",
        arguments: asked.indices
    )
    func merges(index: Int) async {
        let recorder = FeedbackTest().recorder
        let shared = FeedbackCenter.shared.performers
        FeedbackCenter.shared.performers = recorder.performers
        defer { FeedbackCenter.shared.performers = shared }
        let host = Host { button(.primaryAction, Self.asked[index].ask).feedbackProfile(.child) }
        await host.tap("Add")
        let felt = recorder.haptics.map { $0.intensity == 1 ? "\($0.kind)" : "\($0.kind) \($0.intensity)" }
        #expect(felt == [Self.asked[index].felt])
        host.close()
    }

    @Test("A child-friendly button follows an app's own profile for children")
    func ownProfile() async {
        var own = Profile.child
        own.target = 60
        own.primaryTarget = 70
        own.criticalTarget = 80
        own.pressHaptics.button = Haptic(.light)
        own.pressHaptics.critical = Haptic(.heavy)
        let stage = await Stage {
            VStack {
                Button("Small") {}.buttonStyle(.childFriendly)
                Button("Large") {}.buttonStyle(.childFriendlyLarge)
                Button("Extra") {}.buttonStyle(.childFriendlyExtraLarge)
            }
            .feedbackProfile(own)
        }
        for (name, felt, side) in [("Small", "light", "60.0"), ("Large", "light", "70.0"), ("Extra", "heavy", "80.0")] {
            await stage.host.tap(name)
            #expect(stage.felt == [felt])
            #expect(stage.host.modifier("frame").contains { $0.contains(side) })
        }
    }

    @Test("What the action reports merges with the press; what its task reports later is said and not felt")
    func later() async {
        let stage = await Stage { manager in
            button(.primaryAction) { Task { manager.show("Added", type: .success) } }
                .feedbackProfile(.child).nod(manager: manager)
        }
        await stage.host.tap("Add")
        #expect(stage.said == ["Added"])
        #expect(stage.felt == ["medium 0.7"])
        await stage.wait(0.5)
        #expect(stage.host.shows("Added"))
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

    @Test("A button that goes while it is held lets go")
    func gone() async {
        let screen = Visible()
        let stage = await Stage { Leaving(screen: screen).feedbackProfile(.child) }
        await stage.host.press("Add")
        screen.isShown = false
        await stage.host.settle()
        #expect(stage.feedback.recorder.lines.isEmpty == false)
        screen.isShown = true
        await stage.host.settle()
        #expect(stage.scale == 1)
        #expect(stage.felt == [])
    }
}

@MainActor
private final class Visible: ObservableObject {
    @Published var isShown = true
}

private struct Leaving: View {
    @ObservedObject var screen: Visible

    var body: some View { if screen.isShown { Button("Add") {}.buttonStyle(.card) } }
}

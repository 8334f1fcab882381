import AppleDouble
import Testing

@testable import NodUI
@testable import TasksApp
@testable import TasksModel

@Suite("The app's settings")
@MainActor
final class AppSettingsTests {
    deinit { AppStage.forgetChoices() }

    private func settings(on system: Double = 17) async throws -> AppStage {
        let stage = try await AppStage(on: system, ["buy milk"]) { RootView() }
        await stage.host.choose(tab: "Settings")
        return stage
    }

    @Test("Haptics that were switched off are felt no more, here and in the list", arguments: [16, 17])
    func haptics(system: Double) async throws {
        let stage = try await settings(on: system)
        await stage.host.set("Completion haptic", to: false)
        await stage.host.set("Other haptics", to: false)
        _ = stage.felt
        await stage.host.set("Other sounds", to: true)
        #expect(stage.felt == [])
        await stage.host.choose(tab: "List")
        await stage.host.tap("Mark “buy milk” complete")
        #expect(stage.felt == [])
        #expect(stage.toasts == ["Completed “buy milk” · Undo"])
    }

    @Test("The volume can be tried once sound is on")
    func volume() async throws {
        let stage = try await settings()
        #expect(stage.host.element("Try it")?.isEnabled == false)
        await stage.host.set("Completion sound", to: true)
        #expect(stage.host.element("Try it")?.isEnabled == true)
        stage.feedback.recorder.clear()
        await stage.host.tap("Try it")
        #expect(stage.feedback.recorder.sounds.count == 1)
    }

    @Test("The theme colours the whole app")
    func theme() async throws {
        let stage = try await settings()
        await stage.host.set("Theme", to: AppTheme.dark)
        #expect(stage.host.modifier("preferredColorScheme").contains { $0.contains("dark") })
        await stage.host.set("Theme", to: AppTheme.system)
        #expect(!stage.host.modifier("preferredColorScheme").contains { $0.contains("dark") })
    }

    @Test("For children, everything is in simple words and larger, at once")
    func children() async throws {
        let stage = try await settings()
        let before = stage.host.modifier("frame").joined()
        await stage.host.set("Who is it for?", to: "child")
        #expect(stage.host.shows("Colours"))
        #expect(stage.host.shows("Thoughts"))
        await stage.host.choose(tab: "List")
        #expect(stage.host.modifier("frame").contains { $0.contains("\(Profile.child.target)") }, "\(before)")
        #expect(stage.host.shows("No day"))
        await stage.host.tap("Mark “buy milk” complete")
        await stage.host.choose(tab: "Settings")
        await stage.host.set("Who is it for?", to: "standard")
        #expect(stage.host.shows("Theme"))
    }
}

import AppleDouble
import Testing

@testable import NodUI

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
                    Button("Add") {}.buttonStyle(.primaryAction())
                }
            }
            let effects = stage.host.modifier("hoverEffect")
            #expect(effects.count == 2)
            #expect(effects.allSatisfy { $0.contains(wanted) && !$0.contains("false") })
        }
    }

    @Test("Disabled, a check has none")
    func disabled() async {
        let stage = await Stage { CompletionCheck(isCompleted: false) {}.disabled(true) }
        let effects = stage.host.modifier("hoverEffect")
        #expect(effects.count == 1)
        #expect(effects.allSatisfy { $0.contains("false") })
    }
}

import AppleDouble
import Nod
import Testing

@testable import NodUI

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

    @Test("Not shown, nothing is drawn; shown, it takes no touch and is not read")
    func hidden() async {
        let stage = await Stage { Button("Add") {}.buttonStyle(.card).showsTouchTargets(false) }
        #expect(stage.host.drawn == [])
        let shown = await Stage { Button("Add") {}.buttonStyle(.card).showsTouchTargets() }
        #expect(shown.labels == ["Add"])
        #expect(shown.host.modifier("allowsHitTesting").contains("false"))
    }
}

import AppleDouble
import Nod
import NodPerforming
import Testing

@testable import NodUI

/// A list's row that is celebrated while its Bool is on.
@MainActor
private final class Party: ObservableObject {
    @Published var isActive = false
    @Published var count = 0
    @Published var isShown = true
    private(set) var resets = 0
    private(set) var deletions = 0

    var binding: Binding<Bool> {
        Binding(
            get: { self.isActive },
            set: { isActive in
                self.resets += 1
                self.isActive = isActive
            }
        )
    }

    func delete() { deletions += 1 }
}

private struct Groceries: View {
    @ObservedObject var party: Party
    var style = CelebrationStyle.collectionCompleted

    var body: some View {
        List {
            if party.isShown {
                Text("Groceries")
                    .swipeActions { Button("Delete") { party.delete() } }
                    .celebrationOverlay(style: style, isActive: party.binding)
            }
        }
    }
}

private struct Counted: View {
    @ObservedObject var party: Party

    var body: some View { Text("Groceries").celebration(.firstCapture, trigger: party.count) }
}

@Suite("Celebrations")
@MainActor
struct CelebrationTests {
    private let party = Party()

    @Test("Eight particles fly from the row, and then its Bool is switched off, once", arguments: [16, 17])
    func burst(system: Double) async {
        let stage = await Stage(on: system) { Groceries(party: party) }
        #expect(stage.host.drawn == [] && !stage.host.isAnimating)
        party.isActive = true
        await stage.wait(0.5)
        #expect(stage.felt == ["medium"])
        #expect(stage.host.fills == 8)
        await stage.wait(1.4)
        #expect(party.resets == 0)
        await stage.wait(0.2)
        #expect(party.resets == 1 && !party.isActive)
        await stage.wait(1)
        #expect(stage.host.drawn == [] && !stage.host.isAnimating)
        #expect(party.resets == 1)
    }

    @Test("The row keeps its swipe actions while it is celebrated", arguments: [16, 17])
    func swipeActions(system: Double) async {
        let stage = await Stage(on: system) { Groceries(party: party) }
        party.isActive = true
        await stage.wait(0.5)
        #expect(!stage.host.isTimed("Groceries"))
        await stage.host.perform("Delete", on: "Groceries")
        #expect(party.deletions == 1)
    }

    @Test("In the background it ends at once, and the Bool is off")
    func background() async {
        let stage = await Stage { Groceries(party: party) }
        party.isActive = true
        await stage.wait(0.5)
        await stage.host.change { $0.scenePhase = .background }
        #expect(party.resets == 1 && !party.isActive)
        await stage.wait(3)
        #expect(party.resets == 1)
    }

    @Test("Gone from the screen, it ends at once, and the Bool is off")
    func gone() async {
        let stage = await Stage { Groceries(party: party) }
        party.isActive = true
        await stage.wait(0.5)
        party.isShown = false
        await stage.wait(0.1)
        #expect(party.resets == 1 && !party.isActive)
        #expect(!stage.host.isAnimating)
        #expect(stage.feedback.clock.scheduled == 0)
    }

    @Test("Switched on again before it is over, it is celebrated once more and reset once")
    func again() async {
        let stage = await Stage { Groceries(party: party) }
        party.isActive = true
        await stage.wait(1)
        party.isActive = false
        await stage.host.settle()
        party.isActive = true
        await stage.wait(1.5)
        #expect(stage.felt == ["medium", "medium"])
        #expect(party.resets == 0 && party.isActive)
        await stage.wait(1)
        #expect(party.resets == 1 && !party.isActive)
    }

    @Test("Under Reduce Motion a flash replaces it, and the Bool is off after .3 s")
    func reduced() async {
        let stage = await Stage(environment: reducedMotion) { Groceries(party: party) }
        party.isActive = true
        await stage.wait(0.1)
        #expect(stage.host.drawn == [])
        #expect(stage.host.flashes.count == 1)
        #expect(stage.felt == ["medium"])
        await stage.wait(0.25)
        #expect(party.resets == 1)
    }

    @Test("A trigger celebrates at each change, and not when it appears", arguments: [16, 17])
    func trigger(system: Double) async {
        let stage = await Stage(on: system) { Counted(party: party) }
        await stage.wait(0.1)
        #expect(stage.felt == [] && stage.host.drawn == [])
        for _ in 0..<2 {
            party.count += 1
            await stage.wait(0.3)
            #expect(stage.felt == ["medium"])
            #expect(stage.host.fills == 7)
            await stage.wait(2)
            #expect(stage.host.drawn == [] && !stage.host.isAnimating)
        }
    }

    @Test("Particles by themselves fly the same way each time, and are neither felt nor heard")
    func particles() async {
        var flights: [[String]] = []
        for _ in 0..<2 {
            let stage = await Stage { CelebrationParticlesView(particleCount: 5) }
            await stage.wait(0.2)
            #expect(stage.host.fills == 5)
            flights.append(stage.host.drawn)
            #expect(stage.felt == [] && stage.feedback.recorder.sounds == [])
            #expect(stage.host.elements.isEmpty)
            await stage.wait(3)
            #expect(stage.host.drawn == [] && !stage.host.isAnimating)
        }
        #expect(flights[0] == flights[1])
    }

    @Test("Above a list that clips its cells, the burst is drawn once, by the place that shows toasts")
    func aboveList() async {
        let stage = await Stage { List { Groceries(party: party) }.nod() }
        party.isActive = true
        await stage.wait(0.5)
        #expect(stage.host.fills == 8)
        #expect(stage.host.isDrawnOutside("List"))
        await stage.wait(3)
        #expect(stage.host.drawn == [] && !stage.host.isAnimating)
    }
}

import AppleDouble
import Nod
import NodPerforming
import NodTesting
import Testing

@testable import NodUI

/// A list's row that is celebrated while its Bool is on.
@MainActor
private final class Party: ObservableObject {
    @Published var isActive = false
    @Published var count = 0
    @Published var isShown = true
    private(set) var resets = 0

    var binding: Binding<Bool> {
        Binding(
            get: { self.isActive },
            set: { isActive in
                self.resets += 1
                self.isActive = isActive
            }
        )
    }
}

private struct Groceries: View {
    @ObservedObject var party: Party

    var body: some View {
        List {
            if party.isShown {
                Text("Groceries")
                    .celebrationOverlay(style: .collectionCompleted, isActive: party.binding)
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

@MainActor
private final class Composer: ObservableObject {
    @Published var target: TargetID
    @Published var isShown = true

    init(_ target: TargetID) { self.target = target }
}

private struct Composed: View {
    @ObservedObject var composer: Composer

    var body: some View {
        if composer.isShown { Text("Composer").feedbackTarget(composer.target) }
    }
}

@Suite("FeedbackTarget")
@MainActor
struct FeedbackTargetTests {
    @Test("What happens at the target is drawn over the view, and at another one isn't", arguments: [16, 17])
    func target(system: Double) async {
        let center = FeedbackTest().center
        let (first, second) = (center.newTarget(), center.newTarget())
        let composer = Composer(first)
        let stage = await Stage(on: system) { Composed(composer: composer) }
        stage.feedback.center.report(.captured, on: second)
        await stage.wait(0.1)
        #expect(stage.host.flashes == [])
        await capture(on: first, stage)
        #expect(stage.host.flashes.count == 1)
        await stage.wait(2)
        #expect(!stage.host.isAnimating)
        composer.target = second
        await stage.host.settle()
        await capture(on: second, stage)
        #expect(stage.host.flashes.count == 1)
        composer.isShown = false
        await stage.host.settle()
        composer.isShown = true
        await stage.host.settle()
        #expect(stage.host.flashes == [] && !stage.host.isAnimating)
    }

    /// Reports repeatedly, until the view's task has begun.
    private func capture(on target: TargetID, _ stage: Stage) async {
        for _ in 0..<20 where stage.host.flashes.isEmpty {
            stage.feedback.center.report(.captured, on: target)
            await stage.wait(0.1)
        }
    }
}

private struct Row: View {
    @ObservedObject var list: TodoList

    var body: some View {
        CompletionCheck("Buy milk", isCompleted: list.isCompleted("Buy milk")) { list.toggle("Buy milk") }
            .feedbackRow()
            .feedbackItem("Buy milk")
    }
}

@Suite("FeedbackRow")
@MainActor
struct FeedbackRowTests {
    private let list = TodoList("Buy milk")

    @Test("The row flashes, once for row and check together", arguments: [16, 17])
    func flash(system: Double) async {
        let stage = await Stage(on: system) { Row(list: list) }
        #expect(stage.host.flashes == [])
        stage.feedback.swipe("Buy milk")
        await stage.wait(0.1)
        #expect(stage.host.flashes.count == 1)
        await stage.wait(1)
        #expect(stage.host.flashes == [])
        #expect(!stage.host.isAnimating)
    }

    @Test("Its flash has square corners, a card's round ones, and the app may choose another shape")
    func shape() async {
        let row = await Stage { Text("Buy milk").feedbackRow() }
        #expect(row.host.flashShapes == ["RoundedRectangle.init(0.0, continuous)"])
        let card = await Stage { Text("Buy milk").completionSwipe(isCompleted: false) {} }
        #expect(card.host.flashShapes == ["RoundedRectangle.init(12.0, continuous)"])
        let round = await Stage { Text("Buy milk").feedbackRow().feedbackFlashShape(Circle()) }
        #expect(round.host.flashShapes == ["Circle.init()"])
    }
}

import AppleDouble
import Testing

@testable import NodUI

/// A card with a check inside, which a swipe completes too.
private struct Card: View {
    @ObservedObject var list: TodoList

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: list.isCompleted("Buy milk")) { list.toggle("Buy milk") }
            Text("Buy milk")
        }
        .completionSwipe(isCompleted: list.isCompleted("Buy milk")) { list.toggle("Buy milk") }
        .feedbackItem("Buy milk", title: "Buy milk")
    }
}

@Suite("CompletionSwipe")
@MainActor
struct CompletionSwipeTests {
    private let list = TodoList("Buy milk")

    @Test("Far enough, it completes, is felt lightly, and comes back to rest", arguments: [16, 17, 18])
    func farEnough(system: Double) async {
        let stage = await Stage(on: system) { Card(list: list) }
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0)) {
            #expect(stage.host.symbols.contains("checkmark.circle.fill"))
            #expect(stage.host.slides != [0])
        }
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["light"])
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
        #expect(stage.host.isAnimating)
        await stage.wait(2)
        #expect(!stage.host.isAnimating)
        #expect(stage.host.slides == [0])
        #expect(stage.felt == [])
    }

    @Test(
        "Not far enough, across, backwards or cancelled by the system, nothing is completed and the card is back",
        arguments: [
            (CGSize(width: 100, height: 0), true), (CGSize(width: 0, height: 200), true),
            (CGSize(width: 60, height: 200), true), (CGSize(width: -200, height: 0), true),
            (CGSize(width: 200, height: 0), false),
        ]
    )
    func notFarEnough(offset: CGSize, letsGo: Bool) async {
        for system in [16.0, 17, 18] {
            let stage = await Stage(on: system) { Card(list: list) }
            await stage.host.drag("Buy milk", by: offset, letsGo: letsGo)
            await stage.wait(1)
            #expect(!list.isCompleted("Buy milk"))
            #expect(stage.felt == [] && stage.toasts == [])
            #expect(stage.host.slides == [0])
            #expect(!stage.host.isAnimating)
        }
    }

    @Test("From right to left, it is swiped to the left")
    func fromRightToLeft() async {
        let stage = await Stage(environment: rightToLeft) { Card(list: list) }
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        #expect(!list.isCompleted("Buy milk"))
        await stage.host.drag("Buy milk", by: CGSize(width: -200, height: 0))
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["light"])
    }

    @Test("A finger that swipes presses no check under it")
    func checkUnderFinger() async {
        let stage = await Stage { Card(list: list) }
        await stage.host.press("Mark")
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        await stage.host.release("Mark")
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["light"])
        #expect(stage.toasts == ["Completed “Buy milk” · Undo"])
        await stage.wait(2)
        await stage.host.tap("Mark")
        #expect(!list.isCompleted("Buy milk"))
    }

    @Test("A swipe is answered by the card; its check neither bounces nor pulses")
    func answeredByCard() async {
        let stage = await Stage { Card(list: list) }
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        await stage.wait(0.1)
        #expect(stage.host.flashes.count == 1)
        #expect(stage.host.pulses == 1)
        #expect(stage.host.modifier("symbolEffect").allSatisfy { $0.hasSuffix(", 0") })
    }

    @Test("Swiped again, it is reopened, and nothing is felt")
    func reopened() async {
        let stage = await Stage { Card(list: list) }
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        await stage.wait(2)
        _ = stage.felt
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        #expect(!list.isCompleted("Buy milk"))
        #expect(stage.felt == [])
    }

    @Test("VoiceOver has the same as an action of the card, with the name of what it does next")
    func action() async {
        let stage = await Stage { Card(list: list) }
        await stage.host.perform("Mark complete", on: "Mark")
        #expect(list.isCompleted("Buy milk"))
        #expect(stage.felt == ["light"])
        await stage.host.perform("Mark incomplete", on: "Mark")
        #expect(!list.isCompleted("Buy milk"))
        #expect(stage.felt == [])
    }

    @Test("Disabled, neither a finger nor VoiceOver completes it")
    func disabled() async {
        let stage = await Stage { Card(list: list).disabled(true) }
        await stage.host.drag("Buy milk", by: CGSize(width: 200, height: 0))
        await stage.host.perform("Mark complete", on: "Mark")
        #expect(!list.isCompleted("Buy milk"))
        #expect(stage.felt == [] && stage.toasts == [])
    }
}

import AppleDouble
import Testing

@testable import NodUI

private struct Row: View {
    @ObservedObject var list: TodoList
    var isNamed = true

    var body: some View {
        let row = HStack {
            CompletionCheck(isCompleted: list.isCompleted("Buy milk")) { list.toggle("Buy milk") }
            CompletionTitle("Buy milk", isCompleted: list.isCompleted("Buy milk"))
        }
        if isNamed { row.feedbackItem("Buy milk") } else { row }
    }
}

@Suite("CompletionTitle")
@MainActor
struct CompletionTitleTests {
    private let list = TodoList("Buy milk")

    @Test("It is struck from its first character to its last, and back", arguments: [16, 17])
    func struck(system: Double) async {
        let stage = await Stage(on: system) { Row(list: list) }
        #expect(stage.host.struck == [])
        await stage.host.tap("Mark")
        var lengths: [Int] = []
        for _ in 0..<10 {
            await stage.wait(0.05)
            lengths.append(stage.host.struck.first?.count ?? 0)
        }
        #expect(lengths == lengths.sorted() && Set(lengths).count > 2)
        #expect(stage.host.struck == ["Buy milk"])
        #expect(!stage.host.isAnimating)
        await stage.host.tap("Mark")
        await stage.wait(1)
        #expect(stage.host.struck == [])
    }

    @Test("In a row without an item's name, it is as the app says, at once")
    func unnamed() async {
        let stage = await Stage { Row(list: list, isNamed: false) }
        list.toggle("Buy milk")
        await stage.host.settle()
        #expect(stage.host.struck == ["Buy milk"])
    }

    @Test("Under Reduce Motion the whole line fades in")
    func reduced() async {
        let stage = await Stage(environment: reducedMotion) { Row(list: list) }
        await stage.host.tap("Mark")
        await stage.wait(0.05)
        #expect(stage.host.struck == ["Buy milk"])
        #expect(stage.felt == ["success"])
    }
}

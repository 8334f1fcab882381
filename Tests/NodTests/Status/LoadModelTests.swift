import Nod
import NodTesting
import Testing

@Suite("LoadModel")
struct LoadModelTests {
    @Test("Loading that changes kind continues: the spinner does not restart")
    func goingOn() throws {
        #expect(
            try answer(to: "0.00 load 1 loading\n0.20 load 1 refreshing\nuntil 0.9") == """
                0.00 place 1 loading
                0.20 place 1 refreshing
                0.30 place 1 refreshing, spinner
                """
        )
    }

    @Test("Loading again before the end was shown forgets that end")
    func again() throws {
        let lines = try answer(to: "0.00 load 1 loading\n0.35 load 1 failed\n0.50 load 1 loading\nuntil 5")
        #expect(!lines.contains("failed"))
        #expect(lines.hasSuffix("1.00 place 1 loading, spinner, text"))
    }

    @Test("At every deadline the look changes, at whatever time it began")
    func deadlines() {
        for step in 0..<2000 {
            var model = LoadModel()
            let start = Double(step) / 1000
            model.become(.loading, at: start)
            guard let spinner = model.deadline(after: start) else { return #expect(Bool(false)) }
            #expect(model.look(at: spinner).showsSpinner)
            guard let text = model.deadline(after: spinner) else { return #expect(Bool(false)) }
            #expect(model.look(at: text).showsText)
            #expect(model.deadline(after: text) == nil)
        }
    }
}

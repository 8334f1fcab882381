import Nod
import NodTesting
import Testing

@Suite("Departure")
struct DepartureTests {
    @Test("A row stays .2 s at the least, else as long as its answer is visible")
    func stay() {
        #expect(Departure(from: 1, stay: 0).due == 1.2)
        #expect(Departure(from: 1, stay: 0.4).due == 1.4)
    }

    @Test("It leaves once, and not before its time")
    func once() {
        var departure = Departure(from: 0, stay: 0.25)
        let left = [0, 0.249, 0.25, 0.3].map { departure.leaves(at: $0) }
        #expect(left == [false, false, true, false])
        #expect(departure.hasLeft)
    }

    @Test("A frame that comes late makes it leave late, once", arguments: [0.45, 0.5, 5])
    func late(end: Double) throws {
        var session = FeedbackSession()
        _ = session.handle(.toggled(CompletionToggle(item: 7, isCompleted: false, leaves: true)), at: 0)
        let effects = session.handle(.tick, at: end) + session.handle(.tick, at: end + 0.01)
        #expect(effects.count == 1)
        guard case .leave(7, _) = effects.first else { return #expect(Bool(false), "it does not leave") }
    }

    @Test("An item that stays on this surface never leaves it")
    func staying() throws {
        #expect(!(try answer(to: "0.00 tap 7\n0.10 saved 7\nuntil 20")).contains("leaves"))
    }
}

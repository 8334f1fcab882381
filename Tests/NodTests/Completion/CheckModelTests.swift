import Testing

@testable import Nod

@Suite("CheckModel")
struct CheckModelTests {
    /// Runs words against a model; one line for each says what is shown and what is sent.
    private func trace(_ check: inout CheckModel, _ words: String, isOffline: Bool = false) -> String {
        words.split(separator: " ").map { word in
            var sends = false
            var note = ""
            switch word {
            case "tap": sends = check.toggle(isOffline: isOffline)
            case "saved": sends = check.confirm(isOffline: isOffline)
            case "refused": note = check.refuse() ? ", taken back" : ""
            case "lost": check.suspend()
            case "reachable": sends = check.resume()
            default: check.learn(isCompleted: word == "completed")
            }
            let send =
                (sends ? check.request : nil).map { ", sends \($0.isCompleted ? "completed" : "open") \($0.attempt)" }
                ?? ""
            return "\(word): \(check.state)\(send)\(note)"
        }.joined(separator: "\n")
    }

    @Test("A second tap while the first is being saved sends nothing twice; the last wish wins")
    func lastWish() {
        var check = CheckModel(item: 7, isCompleted: false)
        #expect(
            trace(&check, "tap tap saved saved") == """
                tap: completing, sends completed 1
                tap: reopening
                saved: reopening, sends open 2
                saved: open
                """
        )
        #expect(check.isSettled && !check.wish && !check.saved)
    }

    @Test("21 taps during one save end as the last of them, with two requests")
    func manyTaps() {
        var check = CheckModel(item: 7, isCompleted: false)
        var sent = 0
        for _ in 0..<21 where check.toggle(isOffline: false) { sent += 1 }
        #expect(sent == 1 && check.wish)
        let sends = check.confirm(isOffline: false)
        #expect(!sends)
        #expect(check.isSettled && check.saved)
    }

    @Test("A refused wish is taken back, once, and may be wished again")
    func refusal() {
        var check = CheckModel(item: 7, isCompleted: false)
        #expect(
            trace(&check, "tap refused refused tap saved") == """
                tap: completing, sends completed 1
                refused: failed, taken back
                refused: failed
                tap: completing, sends completed 2
                saved: completed
                """
        )
    }

    @Test("What nobody wishes any more is not taken back when it is refused")
    func refusedUnwished() {
        var check = CheckModel(item: 7, isCompleted: false)
        #expect(
            trace(&check, "tap tap refused") == """
                tap: completing, sends completed 1
                tap: reopening
                refused: open
                """
        )
    }

    @Test("A lost request waits and is sent again as the same; another wish is another request")
    func lost() {
        var check = CheckModel(item: 7, isCompleted: false)
        #expect(
            trace(&check, "tap lost reachable lost tap saved") == """
                tap: completing, sends completed 1
                lost: waiting
                reachable: completing, sends completed 1
                lost: waiting
                tap: reopening, sends open 2
                saved: open
                """
        )
    }

    @Test("Offline a wish waits; wished away it is settled and never sent")
    func offline() {
        var check = CheckModel(item: 7, isCompleted: false)
        #expect(trace(&check, "tap tap tap", isOffline: true) == "tap: waiting\ntap: open\ntap: waiting")
        #expect(trace(&check, "reachable saved") == "reachable: completing, sends completed 1\nsaved: completed")
    }

    @Test("News changes what is shown only when nothing is wished; answers that nobody waits for do nothing")
    func news() {
        var check = CheckModel(item: 7, isCompleted: false)
        #expect(
            trace(&check, "completed tap completed saved open saved refused lost reachable") == """
                completed: completed
                tap: reopening, sends open 1
                completed: reopening
                saved: open
                open: open
                saved: open
                refused: open
                lost: open
                reachable: open
                """
        )
    }

    @Test("A restored wish may have arrived: it is sent even if it says what is saved")
    func restored() {
        var check = CheckModel(item: 7, saved: true, waitingFor: true)
        #expect(check.state == .waiting)
        let sends = check.resume()
        #expect(sends)
        #expect(check.request == SaveRequest(item: 7, isCompleted: true, attempt: 0))
    }
}

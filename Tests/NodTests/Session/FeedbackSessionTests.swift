import Nod
import NodTesting
import Testing

@Suite("FeedbackSession")
struct FeedbackSessionTests {
    @Test("At rest nothing is due, and a tick does nothing")
    func rest() {
        var session = FeedbackSession()
        #expect(session.deadline == nil)
        #expect(session.handle(.tick, at: 5).isEmpty)
        #expect(session == FeedbackSession())
    }

    @Test("When all was answered, seen and gone, nothing is due and nothing is kept", arguments: Fixtures.names)
    func restAgain(name: String) throws {
        let trace = try Fixtures.read(name).trace
        var runner = TraceRunner(FeedbackSession(seed: trace.seed))
        runner.run(trace)
        runner.handle(.surroundings(Surroundings()), at: trace.end + 1)
        runner.tick(until: trace.end + 1000)
        #expect(runner.session.deadline == nil)
    }

    @Test("The deadline is the earliest of row, toast and spinner")
    func earliest() {
        var session = FeedbackSession()
        _ = session.handle(.toggled(CompletionToggle(item: 7, isCompleted: false)), at: 0)
        #expect(session.deadline == 6)
        _ = session.handle(.loading(place: 1, .loading), at: 0)
        #expect(session.deadline == 0.3)
        _ = session.handle(.toggled(CompletionToggle(item: 8, isCompleted: false, leaves: true)), at: 0)
        #expect(session.deadline == 0.3)
        #expect(session.handle(.tick, at: 0.3).count == 1)
        #expect(session.deadline == 0.45)
    }

    @Test("A check that is tapped twice before the app's code has run is one interaction, which ends")
    func tappedTwice() {
        var session = FeedbackSession()
        var toggle = CompletionToggle(item: 7, isCompleted: false)
        toggle.runsApp = true
        for _ in 1...2 { _ = session.handle(.toggled(toggle), at: 0) }
        _ = session.handle(.tick, at: 0)
        #expect(session.handle(.felt(Haptic(.light), cause: nil), at: 1).count == 1)
    }

    @Test("A frame that shows the answer only after the row's time was over still gives it its whole stay")
    func seenAfterDue() {
        var session = FeedbackSession()
        _ = session.handle(.toggled(CompletionToggle(item: 7, isCompleted: false, leaves: true)), at: 0)
        #expect(session.handle(.seen(item: 7), at: 1).isEmpty)
        #expect(session.deadline == 1.45)
    }

    @Test("A restored change may have arrived: it is sent even if it equals the saved state")
    func restored() throws {
        let lines = try answer(to: "0.00 offline\nwaiting 7 saved completed wish completed\n1.00 online\n1.20 saved 7")
        #expect(lines.contains("1.00 sends 7 completed, attempt 0"))
    }

    @Test("A collection is celebrated again only when the time of its toast is over", arguments: [5.9, 6])
    func celebratedAgain(time: Double) throws {
        let story = "0.00 tap 7 in 3 open 1 of 2\n0.10 saved 7\n0.50 tap 7 completed in 3 open 0 of 2\n0.60 saved 7"
        let lines = try answer(to: story + "\n\(time) tap 7 in 3 open 1 of 2\nuntil \(time)")
        #expect(lines.split(separator: "\n").filter { $0.contains("collectionCompleted") }.count == (time < 6 ? 1 : 2))
    }

    @Test("The last items complete a collection that the app counts only when they are saved")
    func savedLater() throws {
        let (first, last) = ("0.00 tap 7 reported in 3 open 2 of 2", "\n1.00 tap 8 reported in 3 open 2 of 2")
        for between in ["", "\n0.50 unobserved 7"] {
            #expect(try answer(to: first + between + last).contains("collectionCompleted"))
        }
        for between in ["\n0.50 reported 7 completed", "\n0.50 refused 7", "\n0.50 saved 7\n0.50 unobserved 7"] {
            #expect(try !answer(to: first + between + last).contains("collectionCompleted"))
        }
    }

    @Test("An undelivered change is sent again after another save, and when the app is in sight again")
    func sentAgain() throws {
        let lost = "0.00 tap 7\n0.10 unreachable 7\n0.20 tap 8\n0.30 saved 8\n0.40 unreachable 7\n"
        let lines = try answer(to: lost + "1.00 hidden on\n2.00 hidden off")
        for time in ["0.30", "2.00"] { #expect(lines.contains("\(time) sends 7 completed, attempt 1")) }
    }

    @Test("An empty collection is never completed")
    func emptyCollection() {
        #expect(!CollectionCount(collection: 1, open: 1, total: 0).isCompletedByOneMore)
        #expect(CollectionCount(collection: 1, open: 1, total: 1).isCompletedByOneMore)
    }

    @Test("A turn that comes late does everything that was due, once")
    func late() {
        var session = FeedbackSession()
        _ = session.handle(.toggled(CompletionToggle(item: 7, isCompleted: false, leaves: true)), at: 0)
        let effects = session.handle(.tick, at: 60)
        #expect(effects.count == 2)
        #expect(session.deadline == nil)
    }

    @Test(
        "Motion switched off just when a press comes back and a row leaves: both only fade",
        arguments: ["reduceMotion on", "preferences motion reduced"]
    )
    func motionSwitchedOffWhenDue(setting: String) throws {
        let press = try answer(to: "0.00 acts 5 button\n0.10 \(setting)\nuntil 1")
        let row = try answer(to: "0.00 tap 7 leaves\n0.45 \(setting)\nuntil 1")
        #expect(press.contains("0.10 answers 5: opacity springs to 1"))
        #expect(row.contains("0.45 leaves 7 departed: opacity fades 1 to 0 in 0.2, held motion"))
    }

    @Test("A button that celebrates itself is not pulled back by its press")
    func pressGivesWay() throws {
        let trace = "press 5\n0.02 release 5\nacts 5 button\nfirstCapture at 5 by 5\nended 5\nuntil 5"
        let lines = try answer(to: trace).split(separator: "\n").map { $0.prefix(24) }
        #expect(
            lines == [
                "0.00 answers 5 pressed b", "0.02 answers 5: scale sp", "0.02 answers 5 firstCapt",
                "0.02 says firstCaptureSa",
            ]
        )
    }

    @Test("Events of one time are taken in the order they come; the result does not depend on ticks in between")
    func ticks() throws {
        let trace = try Trace(
            "0.00 tap 7 leaves\n0.20 tap 7 completed\n3.00 tap 8 leaves\n5.00 hover on\n9.00 hover off"
        )
        var often = FeedbackSession()
        var rarely = FeedbackSession()
        var oftenEffects: [Effect] = []
        var rareEffects: [Effect] = []
        for entry in trace.entries {
            for step in 0..<3 { oftenEffects += often.handle(.tick, at: entry.time - Double(3 - step) * 0.001) }
            oftenEffects += often.handle(entry.event, at: entry.time)
            rareEffects += rarely.handle(entry.event, at: entry.time)
        }
        #expect(oftenEffects == rareEffects)
        #expect(often.deadline == rarely.deadline)
    }

    @Test("Retry of an app's message goes to the app, with or without a text", arguments: [0, 4])
    func retryOfTheApp(message: Int) throws {
        let text = message == 0 ? "" : " message \(message)"
        let lines = try answer(to: "0.00 failed at 5 item 9\(text) actionable\n1.00 act 1\nuntil 9")
        let comma = message == 0 ? "" : ", message \(message)"
        #expect(lines.hasSuffix("1.00 asks for retry of failure, items 9\(comma)\n1.00 toast 1 goes"))
    }
}

import Nod
import NodTesting
import Testing

@Suite("Trace")
struct TraceTests {
    @Test("Settings are written as changes, which add up")
    func settings() throws {
        let trace = try Trace(
            """
            preferences sound on, volume 0.25
            preferences haptic off
            dark on
            offline
            surroundings dark off, hidden on
            """
        )
        var preferences = Preferences()
        preferences.completionSoundEnabled = true
        preferences.soundVolume = 0.25
        preferences.completionHapticEnabled = false
        var surroundings = Surroundings()
        surroundings.isOffline = true
        surroundings.isHidden = true
        #expect(trace.entries[1].event == .preferences(preferences))
        #expect(trace.entries[4].event == .surroundings(surroundings))
        #expect(
            "\(trace)" == """
                0.00 preferences sound on, volume 0.25
                0.00 preferences haptic off
                0.00 dark on
                0.00 offline
                0.00 surroundings dark off, hidden on
                """
        )
    }

    @Test("A line without a time happens with the one before; comments, commas and empty lines are for the eye")
    func reading() throws {
        let trace = try Trace("# a story\n\n1.5 tap 7, leaves # at once\n  saved 7\nuntil 9\nseed 4")
        #expect(trace.entries.map(\.time) == [1.5, 1.5])
        #expect(trace.entries[0].event == .toggled(CompletionToggle(item: 7, isCompleted: false, leaves: true)))
        #expect(trace.end == 9 && trace.seed == 4)
    }

    @Test(
        "An unreadable line is named with its number",
        arguments: [
            "tapp 7", "tap", "tap seven", "tap 7 leaving", "tap 7 in 3 open 1", "online now", "hidden maybe",
            "press 7 lever", "load 1 busy", "waiting 7 saved open", "saved 7 completed", "preferences colour red",
            "0.9 tap 7",
        ]
    )
    func errors(line: String) {
        let error = #expect(throws: TraceError.self) { try Trace("1.00 tick\n\(line)") }
        #expect(error?.line == 2 && error?.text == line)
    }

    @Test("A fixture needs both its parts")
    func fixture() throws {
        #expect(throws: TraceError.self) { try Fixture("tap 7") }
        #expect(try Fixture("tick\n---\n").answered == [])
    }

    @Test("The runner ticks when something is due, before what comes later and up to the end")
    func ticks() throws {
        var runner = TraceRunner()
        runner.run(try Trace("0.00 tap 7 leaves\n6.10 tick\nuntil 8"))
        #expect(runner.steps.map(\.time) == [0, 0.45, 6, 6.1, 8])
    }
}

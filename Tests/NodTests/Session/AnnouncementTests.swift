import Nod
import NodTesting
import Testing

@Suite("Announcements: exactly what is to be said, once it is known")
struct AnnouncementTests {
    @Test("The toast that an answer brings is said, while it waits for its place, and whatever else gets one with it")
    func exactly() throws {
        let trace = """
            0.00 inform 1 at 8
            0.00 inform 2 at 8
            0.00 inform 3 at 8
            1.00 inform 1 at 8
            6.00 inform 1 at 8
            until 6
            """
        #expect(
            try answer(to: trace) == """
                0.00 answers 8: announces toast, toast notice
                0.00 says toast 1: notice, message 1
                0.00 toast 1 appears: notice, message 1
                0.00 answers 8: announces toast, toast notice
                0.00 says toast 2: notice, message 2
                0.00 toast 2 appears: notice, message 2
                0.00 answers 8: announces toast, toast notice
                0.00 says toast 3: notice, message 3
                1.00 answers 8: announces toast, toast notice
                1.00 says toast 1: notice, message 1
                1.00 toast 1 changes: notice, message 1
                6.00 answers 8: announces toast, toast notice
                6.00 says toast 1: notice, message 1
                6.00 toast 2 goes
                6.00 toast 1 changes: notice, message 1
                6.00 toast 3 appears: notice, message 3
                """
        )
    }

    @Test("What speaks of no item and has no words of the app's brings no toast and says nothing; a failure does")
    func silence() throws {
        #expect(
            try answer(to: "0.00 succeeded at 8\n0.00 failed at 8\nuntil 9") == """
                0.00 answers 8 succeeded: haptic success
                0.00 answers 8 failed: haptic error, announces toast assertively, toast failure, held sound (person)
                0.00 says toast 1: failure
                0.00 toast 1 appears: failure
                """
        )
    }

    @Test("What was taken back within one action is not said; what stays is, once")
    func takenBack() throws {
        let trace = "0.00 acts 9\n0.00 tap 3\n0.00 tap 4\n0.00 tap 4\n0.00 ended 9\nuntil 5"
        let said = try answer(to: trace).split(separator: "\n").filter { $0.contains("says") }
        #expect(said == ["0.00 says toast 1: completed, items 3, offers undo"])
    }
}

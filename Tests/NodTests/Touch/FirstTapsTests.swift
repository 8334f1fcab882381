import Testing

@testable import Nod

/// Written traces: time, place in millimetres, and `-` for nothing, a control's number, or `undo` with the undone
/// control.
@Suite("First taps")
struct FirstTapsTests {
    /// First touches, successes and retries.
    private func counts(_ trace: String) -> [Int] {
        let taps = FirstTaps(
            trace.split(separator: "\n").map { line in
                let words = line.split(separator: " ")
                let place = words[1].split(separator: ",").compactMap { Double($0) }
                let control = words.count > 3 ? Int32(words[3]) : Int32(words[2])
                return AnsweredTouch(
                    time: Double(words[0]) ?? 0,
                    place: place.count == 2 ? TouchPoint(x: place[0], y: place[1]) : nil,
                    answer: words[2] == "undo" ? .undo(of: control) : control.map { .control($0) } ?? .none
                )
            }
        )
        return [taps.count, taps.successes, taps.retries]
    }

    @Test("A dead touch that a hit follows within 2 s and 12 mm was a first tap that failed, and the hit is its retry")
    func retry() {
        #expect(counts("0.0 20,30 7\n1.0 80,90 3") == [2, 2, 0])
        #expect(counts("0.0 20,30 -\n2.0 20,42 7") == [1, 0, 1])
        #expect(counts("0.0 20,30 -\n0.4 21,30 -\n0.8 20,34 7") == [1, 0, 1])
        #expect(counts("0.0 20,30 -\n0.5 80,90 3\n1.0 20,34 7\n1.5 20,34 7") == [3, 2, 1])
    }

    @Test("Later, further away, or before it: no retry, and a touch that was aimed at nothing")
    func noRetry() {
        #expect(counts("0.0 20,30 -\n2.1 20,34 7") == [1, 1, 0])
        #expect(counts("0.0 20,30 -\n0.5 20,42.1 7") == [1, 1, 0])
        #expect(counts("0.0 20,30 7\n0.5 20,34 -") == [1, 1, 0])
        #expect(counts("0.0 20,30 -\n0.5 20,30 -\n1.0 - undo") == [0, 0, 0])
        // The clock was set back.
        #expect(counts("5.0 20,30 -\n0.5 20,34 7") == [1, 1, 0])
    }

    @Test("A hit that is undone within 3 s was wrong: the latest one, or the one that is named")
    func wrong() {
        #expect(counts("0.0 20,30 7\n3.0 60,90 undo") == [2, 1, 0])
        #expect(counts("0.0 20,30 7\n1.0 - undo") == [1, 0, 0])
        #expect(counts("0.0 20,30 7\n1.0 40,30 8\n2.0 - undo 7\n2.5 - undo 7") == [2, 1, 0])
        #expect(counts("0.0 20,30 7\n1.0 20,30 undo 7") == [2, 1, 0])
        // Both are undone, one after the other.
        #expect(counts("0.0 20,30 7\n1.0 40,30 8\n1.5 - undo\n2.0 - undo\n2.5 - undo") == [2, 0, 0])
        // A retry wasn't a success before.
        #expect(counts("0.0 20,30 -\n0.5 20,31 7\n1.0 - undo") == [1, 0, 1])
    }

    @Test("What is undone later, was dead, or is another's stays as it was")
    func notWrong() {
        #expect(counts("0.0 20,30 7\n3.1 - undo") == [1, 1, 0])
        #expect(counts("0.0 20,30 -\n1.0 60,90 undo") == [1, 1, 0])
        #expect(counts("0.0 20,30 7\n1.0 - undo 8") == [1, 1, 0])
    }
}

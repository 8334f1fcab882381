import Testing

@testable import Nod

/// Written traces: time, place in millimetres, and `-` for nothing, a control's number, or `undo` with what it takes back.
@Suite("First taps")
struct FirstTapsTests {
    private func answered(_ trace: String) -> [AnsweredTouch] {
        trace.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let place = words[1].split(separator: ",").compactMap { Double($0) }
            let control = words.count > 3 ? Int32(words[3]) : Int32(words[2])
            let answer: AnsweredTouch.Answer =
                words[2] == "undo" ? .undo(of: control) : control.map { .control($0) } ?? .none
            return AnsweredTouch(
                time: Double(words[0]) ?? 0,
                place: place.count == 2 ? TouchPoint(x: place[0], y: place[1]) : nil,
                answer: answer
            )
        }
    }

    private func judged(_ trace: String) -> String {
        FirstTaps(answered(trace)).touches.map { touch in
            var words = ["\(touch.verdict)"]
            if let control = touch.control { words.append("\(control)") }
            if touch.isRetry { words.append("retry") }
            if touch.isRage { words.append("rage") }
            if touch.isUndone { words.append("undone") }
            return words.joined(separator: " ")
        }.joined(separator: "\n")
    }

    private func success(_ trace: String) -> Double? { FirstTaps(answered(trace)).success }

    @Test("A dead touch that a hit follows within 2 s and 12 mm was aimed at that: a retry")
    func retry() {
        #expect(judged("0.0 20,30 -\n2.0 20,42 7") == "missed 7\nagain 7 retry")
        #expect(judged("0.0 20,30 -\n0.4 21,30 -\n0.8 20,34 7") == "missed 7\nagain 7\nagain 7 retry")
        #expect(judged("0.0 20,30 -\n0.5 80,90 3\n1.0 20,34 7") == "missed 7\nsuccess 3\nagain 7 retry")
        #expect(success("0.0 20,30 -\n2.0 20,42 7\n9.0 20,30 7\n12 50,50 3") == 2.0 / 3)
    }

    @Test("Later, further away, or before it: no retry, and a touch that was aimed at nothing")
    func noRetry() {
        #expect(judged("0.0 20,30 -\n2.1 20,34 7") == "aimless\nsuccess 7")
        #expect(judged("0.0 20,30 -\n0.5 20,42.1 7") == "aimless\nsuccess 7")
        #expect(judged("0.0 20,30 7\n0.5 20,34 -") == "success 7\naimless")
        #expect(judged("0.0 20,30 -\n0.5 20,30 -") == "aimless\naimless")
        #expect(judged("0.0 20,30 -\n0.5 - undo") == "aimless\naimless")
        // The clock was set back.
        #expect(judged("5.0 20,30 -\n0.5 20,34 7") == "aimless\nsuccess 7")
        #expect(success("0.0 20,30 -") == nil && success("0.0 20,30 -\n5.0 20,30 7") == 1)
    }

    @Test("Four touches in 1 s within 44 pt are a rage, wherever others land")
    func rage() {
        let dead = "0.0 20,30 -\n0.3 22,30 -\n0.6 20,33 -\n1.0 20,36.8 -"
        #expect(judged(dead) == "missed\nagain\nagain\nagain rage")
        #expect(success(dead) == 0)
        #expect(
            judged("0.0 20,30 7\n0.2 20,30 7\n0.4 80,90 -\n0.5 20,30 7\n0.7 20,30 7")
                == "success 7\nsuccess 7\naimless\nsuccess 7\nsuccess 7 rage"
        )
        let eight = (0..<8).map { "0.\($0) 20,30 -" }.joined(separator: "\n")
        #expect(judged(eight).components("rage") == 2)
    }

    @Test("Three, slower ones, and ones further apart are no rage")
    func noRage() {
        #expect(judged("0.0 20,30 -\n0.3 22,30 -\n0.6 20,33 -\n1.1 20,33 -").components("rage") == 0)
        #expect(judged("0.0 20,30 -\n0.3 22,30 -\n0.6 20,33 -").components("rage") == 0)
        #expect(judged("0.0 20,30 -\n0.3 22,30 -\n0.6 20,33 -\n0.9 20,37 -").components("rage") == 0)
        // Seven within two seconds, but never four in one.
        let steady = (0..<7).map { "\(Double($0) * 0.34) 20,30 -" }.joined(separator: "\n")
        #expect(judged(steady).components("rage") == 0)
    }

    @Test("A hit that is undone within 3 s was wrong: the latest one, or the one that is named")
    func wrong() {
        #expect(judged("0.0 20,30 7\n3.0 60,90 undo") == "wrong 7 undone\nsuccess")
        #expect(judged("0.0 20,30 7\n1.0 - undo") == "wrong 7 undone\naimless")
        #expect(judged("0.0 20,30 7\n1.0 40,30 8\n2.0 - undo 7") == "wrong 7 undone\nsuccess 8\naimless 7")
        #expect(judged("0.0 20,30 7\n1.0 20,30 undo 7") == "wrong 7 undone\nsuccess 7")
        // Both are taken back, one after the other.
        #expect(
            judged("0.0 20,30 7\n1.0 40,30 8\n1.5 - undo\n2.0 - undo")
                == "wrong 7 undone\nwrong 8 undone\naimless\naimless"
        )
        #expect(judged("0.0 20,30 -\n0.5 20,31 7\n1.0 - undo") == "missed 7\nagain 7 retry undone\naimless")
        #expect(success("0.0 20,30 7\n1.0 - undo\n5.0 20,30 7") == 0.5)
    }

    @Test("What is undone later, was dead, or is another's stays as it was")
    func notWrong() {
        #expect(judged("0.0 20,30 7\n3.1 60,90 undo") == "success 7\nsuccess")
        #expect(judged("0.0 20,30 -\n1.0 60,90 undo") == "aimless\nsuccess")
        #expect(judged("0.0 20,30 7\n1.0 - undo 8") == "success 7\naimless 8")
    }

    @Test("Each touch has one verdict, whatever came before and after")
    func always() {
        var random = SeededGenerator(seed: 17)
        for _ in 0..<300 {
            let touches = (0..<40).map { _ in
                AnsweredTouch(
                    time: Double(random.next() % 200) / 10,
                    place: random.next() % 9 == 0 ? nil : TouchPoint(x: Double(random.next() % 20), y: 0),
                    answer: [.none, .none, .control(1), .control(2), .undo(of: nil), .undo(of: 1)][
                        Int(random.next() % 6)
                    ]
                )
            }.sorted { $0.time < $1.time }
            let taps = FirstTaps(touches)
            for (touch, judged) in zip(touches, taps.touches) {
                let isDead = touch.answer == .none
                #expect(isDead || touch.place == nil || judged.verdict != .aimless)
                #expect(!isDead || [.aimless, .missed, .again].contains(judged.verdict))
                #expect(!judged.isRetry || judged.verdict == .again)
                #expect(!(isDead && judged.isUndone))
            }
            let retries = taps.touches.filter(\.isRetry).count
            #expect(taps.touches.filter { $0.verdict == .missed }.count >= retries)
            #expect(taps.success.map { (0...1).contains($0) } ?? true)
        }
    }
}

extension String {
    /// How often it holds a word.
    fileprivate func components(_ word: String) -> Int { split(separator: "\n").filter { $0.contains(word) }.count }
}

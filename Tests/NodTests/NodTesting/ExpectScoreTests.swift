import Nod
import NodTesting
import Testing

@Suite("expectScore: an answer held against what is expected")
struct ExpectScoreTests {
    /// The message of a wrong expectation; `nil` where it holds.
    private func complaint(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("What is so holds")
    func holds() throws {
        try expectScore(
            of: .completed,
            is: .haptic(.success),
            .noSound,
            .announces(.toast),
            .toast(.completed),
            .stays(0.45),
            .changes(.scale, .disc, .tick, .strike),
            .noBurst,
            .held(.sound, .person)
        )
        try expectScore(of: .completed, .collectionCompleted, is: .burst(particles: 8), .toast(.collection))
        try expectScore(of: .selected, is: .noHaptic, .announcesNothing, .noToast, .stays(0))
    }

    @Test("What holds somewhere else is said by its context")
    func contexts() throws {
        try expectScore(of: .completed, in: FeedbackContext(reducesMotion: true), is: .movesNothing, .haptic(.success))
        let child = FeedbackContext(profile: .child)
        try expectScore(of: .pressed(.primary), in: child, is: .haptic(.medium, intensity: 0.7))
        var silent = Preferences()
        silent.completionHapticEnabled = false
        silent.completionSoundEnabled = true
        try expectScore(
            of: .completed,
            in: FeedbackContext(preferences: silent),
            is: .noHaptic,
            .held(.haptic, .person),
            .sound(.completed)
        )
    }

    @Test("What is not so says all that differs, what was answered instead, and where that was asked")
    func complaints() {
        let said = complaint {
            try expectScore(
                of: .completed,
                is: .haptic(.light),
                .stays(0.6),
                .toast(.completed),
                fileID: "App/Tests.swift",
                line: 12
            )
        }
        #expect(
            said == """
                The answer to completed is not as expected (App/Tests.swift:12):
                  expected haptic light
                     found haptic success
                  expected a stay of 0.6 s
                     found a stay of 0.45 s
                  in all: haptic success, announces toast, disc springs to 1, tick fades 0 to 1 in 0.11 after 0.07, \
                strike fades 0 to 1 in 0.11 after 0.14, scale bounces to 1.12, stays 0.45, \
                toast completed, held sound (person)
                """
        )
    }

    static let wrong: [(ScoreFact, String, String)] = [
        (.haptic(.success, intensity: 0.5), "haptic success at 0.5", "haptic success"),
        (.noHaptic, "no haptic", "haptic success"),
        (.sound(.completed), "sound completed", "no sound"),
        (.announces(.captured), "announcement of captured", "announcement of toast"),
        (.announces(.toast, assertively: true), "announcement of toast, assertively", "announcement of toast"),
        (.announcesNothing, "no announcement", "announcement of toast"),
        (.toast(.failure), "toast failure", "toast completed"),
        (.noToast, "no toast", "toast completed"),
        (.stays(0), "no stay", "a stay of 0.45 s"),
        (.changes(.opacity), "opacity", "disc and scale and strike and tick"),
        (.changes(), "no change", "disc and scale and strike and tick"),
        (.movesNothing, "no movement", "movement of disc, movement of tick, movement of strike, movement of scale"),
        (.burst(particles: 8), "burst of 8 particles", "no burst"),
        (.held(.haptic, .person), "haptic held back (person)", "no haptic held back"),
        (.held(.sound, .system), "sound held back (system)", "sound held back (person)"),
    ]

    @Test("Every fact can fail, and says what it expected and what it found", arguments: 0..<15)
    func everyFact(index: Int) {
        let (fact, expected, found) = Self.wrong[index]
        let said = complaint { try expectScore(of: .completed, is: fact) } ?? "it holds"
        #expect(said.contains("  expected \(expected)\n     found \(found)\n"), "\(said)")
    }

    @Test("A burst is movement, and one that should not be there is told")
    func burst() {
        func said(_ fact: ScoreFact) -> String? { complaint { try expectScore(of: .firstCapture, is: fact) } }
        #expect(said(.noBurst)?.contains("found burst of 7 particles") == true)
        #expect(said(.movesNothing)?.contains("found movement of pulse, burst of 7 particles") == true)
    }

    @Test("The place is the expectation's own")
    func place() {
        let line = #line + 1
        let said = complaint { try expectScore(of: .completed, is: .noHaptic) }
        #expect(said?.contains("(NodTests/ExpectScoreTests.swift:\(line))") == true)
    }
}

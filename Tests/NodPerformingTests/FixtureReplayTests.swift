import Foundation
import Nod
import NodPerforming
import NodTesting
import Testing

/// The stories of `Fixtures/` told to a center with its clock and performers, as an app tells them.
@MainActor
@Suite("A center answers every fixture as the engine does, and carries it out in order")
struct FixtureReplayTests {
    @Test("The same events give the same effects at the same times", arguments: Stories.names)
    func replay(name: String) throws {
        let story = try Stories.read(name)
        let recorder = FeedbackRecorder()
        let (center, _) = tell(story.trace, to: recorder)
        #expect(recorder.lines.joined(separator: "\n") == story.expected.joined(separator: "\n"))
        #expect(center.session.deadline == nil || story.trace.end < center.session.deadline!)
    }

    @Test("What is felt, heard and seen is what the scores say, in their order", arguments: Stories.names)
    func performed(name: String) throws {
        let recorder = FeedbackRecorder()
        let (center, _) = tell(try Stories.read(name).trace, to: recorder)
        #expect(recorder.haptics == recorder.scores.compactMap(\.haptic))
        #expect(recorder.sounds == recorder.scores.compactMap(\.sound))
        #expect(recorder.toasts.map(\.toast.id) == center.session.toasts.toasts.filter(recorder.isInSight).map(\.id))
    }

    @Test(
        "With a feedback file the same happens at the same times, and no more is felt or heard",
        arguments: Stories.names
    )
    func tuned(name: String) throws {
        let (plain, tuned) = (FeedbackRecorder(), FeedbackRecorder())
        _ = tell(try Stories.read(name).trace, to: plain)
        _ = tell(try Stories.read(name).trace, to: tuned, tuning: TunedTests.calm)
        let steps = tuned.steps.filter { $0.event != .tuned(TunedTests.calm) }
        #expect(steps.map(\.time) == plain.steps.map(\.time))
        for (tuned, plain) in zip(steps, plain.steps) {
            #expect(tuned.effects.withoutFigures == plain.effects.withoutFigures)
        }
        #expect(tuned.haptics.count == plain.haptics.count)
        // Captures are silent in it.
        #expect(tuned.sounds.count <= plain.sounds.count)
        #expect(tuned.announcements == plain.announcements)
        #expect(tuned.toastTexts() == plain.toastTexts())
    }

    private func tell(
        _ trace: Trace,
        to recorder: FeedbackRecorder,
        tuning: Tuning = Tuning()
    ) -> (FeedbackCenter, ManualClock) {
        let clock = ManualClock()
        let center = FeedbackCenter(seed: trace.seed, clock: clock, performers: recorder.performers)
        recorder.observe(center)
        center.use(tuning)
        for entry in trace.entries {
            clock.advance(to: entry.time)
            center.report(entry.event)
        }
        clock.advance(to: trace.end)
        center.report(.tick)
        return (center, clock)
    }
}

extension [Effect] {
    /// A press that is felt in place of what it led to is one of the figures.
    fileprivate var withoutFigures: [Effect] { filter { !$0.isFeltPress }.map(\.withoutFigures) }
}

extension Effect {
    fileprivate var isFeltPress: Bool {
        guard case .perform(let score, _) = self else { return false }
        return score.moments.first?.role != nil && score.tracks.isEmpty
    }

    /// Events and words, without how they are seen, felt and heard.
    fileprivate var withoutFigures: Effect {
        switch self {
        case .perform(let score, let target): .perform(score.withoutFigures, target: target)
        case .leave(let item, let score): .leave(item: item, score.withoutFigures)
        case .enter(let item, let score): .enter(item: item, score.withoutFigures)
        default: self
        }
    }
}

extension Score {
    fileprivate var withoutFigures: Score {
        var plain = Score(moments)
        plain.announcement = announcement
        plain.toast = toast
        plain.stay = stay
        return plain
    }
}

extension FeedbackRecorder {
    fileprivate func isInSight(_ toast: Toast) -> Bool { toasts.contains { $0.id == toast.id } }
}

enum Stories {
    static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures").standardizedFileURL

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return files.filter { $0.hasSuffix(".trace") }.map { String($0.dropLast(6)) }.sorted()
    }()

    static func read(_ name: String) throws -> Fixture {
        try Fixture(String(contentsOf: directory.appendingPathComponent("\(name).trace"), encoding: .utf8))
    }
}

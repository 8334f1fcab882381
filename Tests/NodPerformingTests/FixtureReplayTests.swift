import Foundation
import Nod
import NodPerforming
import NodTesting
import Testing

/// The stories of `Fixtures/`, reported to a center with its clock and performers, as by an app.
@MainActor
@Suite("A center answers every fixture as the engine does, and carries it out in order")
struct FixtureReplayTests {
    @Test("The same effects come at the same times, and are felt, heard and seen in order", arguments: Stories.names)
    func replay(name: String) throws {
        let story = try Stories.read(name)
        let recorder = FeedbackRecorder()
        let center = tell(story.trace, to: recorder)
        #expect(recorder.lines.joined(separator: "\n") == story.expected.joined(separator: "\n"))
        #expect(center.session.deadline == nil || story.trace.end < center.session.deadline!)
        #expect(recorder.haptics == recorder.scores.compactMap(\.haptic))
        #expect(recorder.sounds == recorder.scores.compactMap(\.sound))
        #expect(recorder.toasts.map(\.toast.id) == center.session.toasts.toasts.filter(recorder.isInSight).map(\.id))
    }

    private func tell(_ trace: Trace, to recorder: FeedbackRecorder) -> FeedbackCenter {
        let clock = ManualClock()
        let center = FeedbackCenter(seed: trace.seed, clock: clock, performers: recorder.performers)
        recorder.observe(center)
        for entry in trace.entries {
            clock.advance(to: entry.time)
            center.report(entry.event)
        }
        clock.advance(to: trace.end)
        center.report(.tick)
        return center
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

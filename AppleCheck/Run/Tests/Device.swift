import NodPerforming

@testable import AppleDouble
@testable import NodUI

/// The iPhone that plays: what it is asked for, and what it answers.
@MainActor
enum Device {
    /// The calls since the last question, such as `Impact(medium).impactOccurred(0.5)`.
    static var asked: [String] {
        defer { _performed = [] }
        return _performed.map { text(of: $0) }
    }

    /// The calls so far, after callbacks from other threads have run.
    static var settled: [String] {
        get async {
            for _ in 0..<20 { await Task.yield() }
            return asked
        }
    }

    /// The objects of a class that were called since the last question.
    static func called<Object: AnyObject>(_ type: Object.Type) -> [Object] {
        _performed.compactMap { $0.receiver as? Object }
    }

    private static func text(of call: _Call) -> String {
        call.description
            .replacing(".init(", with: "(")
            .replacing(/UI(\w+)FeedbackGenerator/) { "\($0.1)" }
            .replacing(/UIWindow\(CGRect\(.*?height: 0.0\)\)\)/, with: "window")
    }

    /// Answers until `body` is over, on a device that nothing was asked of yet.
    static func answering<Result>(
        _ answers: [String: @Sendable (_Call) -> Any],
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        let before = _answers
        _performed = []
        defer {
            _answers = before
            _errors = [:]
            _performed = []
        }
        for (name, answer) in answers { _answers[name] = answer }
        return try await body()
    }
}

extension Stage {
    /// From now on the device plays and speaks, by the clock of this screen.
    func playsOnDevice() {
        feedback.center.performers.haptics = AppleHaptics(clock: feedback.clock)
        feedback.center.performers.sounds = TimedSounds(clock: feedback.clock, output: AppleSounds())
        feedback.center.performers.announcer = AppleAnnouncer()
        _performed = []
    }
}

import Nod

/// Feeds a trace to a session as a performer does: events at their times, and `.tick` whenever something is due.
///
/// Departures, toasts that have had their time and spinners so appear in what it returns without being asked for.
public struct TraceRunner: Sendable {
    /// One call of the session, and what came of it.
    public struct Step: Sendable, Equatable {
        public var time: Double
        public var event: Event
        public var effects: [Effect]

        public init(_ time: Double, _ event: Event, _ effects: [Effect]) {
            self.time = time
            self.event = event
            self.effects = effects
        }

        /// The effects, one a line, each with its time.
        public var lines: [String] { effects.map { "\(Figure.time(time)) \(EffectText.line($0))" } }
    }

    public private(set) var session: FeedbackSession
    public private(set) var steps: [Step] = []
    private var now = 0.0

    public init(_ session: FeedbackSession = FeedbackSession()) { self.session = session }

    public mutating func run(_ trace: Trace) {
        for entry in trace.entries { handle(entry.event, at: entry.time) }
        tick(until: trace.end)
        handle(.tick, at: trace.end)
    }

    /// One event, and before it everything that is due earlier.
    @discardableResult
    public mutating func handle(_ event: Event, at time: Double) -> [Effect] {
        tick(until: time)
        return call(event, at: time)
    }

    /// Everything that is due before `time`.
    public mutating func tick(until time: Double) {
        while let deadline = session.deadline, deadline < time { call(.tick, at: max(now, deadline)) }
    }

    @discardableResult
    private mutating func call(_ event: Event, at time: Double) -> [Effect] {
        now = time
        let effects = session.handle(event, at: time)
        steps.append(Step(time, event, effects))
        return effects
    }

    /// The effects, one a line, each with its time.
    public var lines: [String] { steps.flatMap(\.lines) }
}

extension Trace {
    /// What a session answers to this trace, one effect a line.
    public var answer: String {
        var runner = TraceRunner(FeedbackSession(seed: seed))
        runner.run(self)
        return runner.lines.joined(separator: "\n")
    }
}

/// What a session answers to a trace written as text, one effect a line: made for comparing with what is expected.
public func answer(to trace: String) throws(TraceError) -> String { try Trace(trace).answer }

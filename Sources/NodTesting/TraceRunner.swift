import Nod

/// Runs a trace in a session as a performer does: events at their times, and `.tick` at each deadline.
package struct TraceRunner: Sendable {
    package struct Step: Sendable, Equatable {
        package var time: Double
        package var event: Event
        /// Context of a part of the app, if that has one.
        package var context: FeedbackContext?
        package var effects: [Effect]

        package init(_ time: Double, _ event: Event, in context: FeedbackContext? = nil, _ effects: [Effect]) {
            self.time = time
            self.event = event
            self.context = context
            self.effects = effects
        }

        package var lines: [String] { effects.map { "\(Figure.time(time)) \(EffectText.line($0))" } }
    }

    package private(set) var session: FeedbackSession
    package private(set) var steps: [Step] = []
    private var now = 0.0

    package init(_ session: FeedbackSession = FeedbackSession()) { self.session = session }

    package mutating func run(_ trace: Trace) {
        for entry in trace.entries { handle(entry.event, at: entry.time) }
        tick(until: trace.end)
        handle(.tick, at: trace.end)
    }

    @discardableResult
    package mutating func handle(_ event: Event, at time: Double) -> [Effect] {
        tick(until: time)
        return call(event, at: time)
    }

    package mutating func tick(until time: Double) {
        while let deadline = session.deadline, deadline < time { call(.tick, at: max(now, deadline)) }
    }

    @discardableResult
    private mutating func call(_ event: Event, at time: Double) -> [Effect] {
        now = time
        let effects = session.handle(event, at: time)
        steps.append(Step(time, event, effects))
        return effects
    }

    package var lines: [String] { steps.flatMap(\.lines) }
}

extension Trace {
    /// A session's effects for this trace, one per line.
    package var answer: String {
        var runner = TraceRunner(FeedbackSession(seed: seed))
        runner.run(self)
        return runner.lines.joined(separator: "\n")
    }
}

package func answer(to trace: String) throws(TraceError) -> String { try Trace(trace).answer }

#if canImport(Nod)
import Nod
#endif

/// The engine behind a numeric interface: events and effects are doubles.
///
/// Runs natively and in WebAssembly, so that tests can compare every byte. The layout is version 4 of
/// Documentation/ScoreBuffer.md. Times are milliseconds here, seconds in the engine.
public struct Bridge {
    public static let version = 4.0

    private(set) var session = FeedbackSession()
    /// Version, deadline if any, number of records, records.
    public private(set) var output: [Double] = []

    public init() {}

    /// Handles an event (kind, time, arguments), leaving its effects in `output`; ignores unknown kinds.
    public mutating func handle(_ input: UnsafeBufferPointer<Double>) {
        var reader = NumberReader(input)
        let kind = reader.nextKind()
        let time = reader.nextSeconds()
        guard let event = reader.event(ofKind: kind) else { return write([]) }
        write(session.handle(event, at: time))
    }

    /// Writes the distance of the check from rest when its time is over, the allowed distance, and every figure.
    public mutating func readFigures() {
        var writer = NumberWriter()
        writer.put(session.director.context.design.checkUnrest)
        writer.put(FeedbackDesign.checkTolerance)
        for figure in session.director.context.tuning.figures { writer.put(figure) }
        output = writer.numbers
    }

    /// Rounds up, so that the deadline is due at that time.
    private static func milliseconds(_ deadline: Double) -> Double {
        let milliseconds = deadline * 1000
        return milliseconds / 1000 < deadline ? milliseconds.nextUp : milliseconds
    }

    private mutating func write(_ effects: [Effect]) {
        var writer = NumberWriter()
        writer.put(Bridge.version)
        writer.put(session.deadline != nil)
        if let deadline = session.deadline { writer.put(Bridge.milliseconds(deadline)) }
        writer.put(effects.count)
        for effect in effects { writer.write(effect) }
        output = writer.numbers
    }
}

#if canImport(Nod)
import Nod
#endif

/// The engine's boundary: events go in and effects come out as doubles, text never crosses. Runs natively as well, so
/// that tests can compare bytes. Layout: version 4 of Documentation/ScoreBuffer.md. Milliseconds here, seconds in the
/// engine.
public struct Bridge {
    public static let version = 4.0

    private(set) var session = FeedbackSession()
    /// Version, deadline if any, number of records, records.
    public private(set) var output: [Double] = []

    public init() {}

    /// Reads an event (kind, time, fields) and writes its effects. Ignores an unknown event.
    public mutating func handle(_ input: UnsafeBufferPointer<Double>) {
        var reader = NumberReader(input)
        let kind = reader.nextKind()
        let time = reader.nextSeconds()
        guard let event = reader.event(ofKind: kind) else { return write([]) }
        write(session.handle(event, at: time))
    }

    /// Writes the check's distance from rest when its time is over, the allowed distance, and every figure in use.
    public mutating func readFigures() {
        var writer = NumberWriter()
        writer.put(session.director.context.design.checkUnrest)
        writer.put(FeedbackDesign.checkTolerance)
        for figure in session.director.context.tuning.figures { writer.put(figure) }
        output = writer.numbers
    }

    /// Writes a haptic's events and curves, in milliseconds.
    public mutating func readPattern(_ kind: Int32, _ intensity: Double) {
        output = []
        guard let kind = HapticKind(rawValue: kind) else { return }
        var writer = NumberWriter()
        writer.write(HapticPattern(Haptic(kind, intensity: intensity)))
        output = writer.numbers
    }

    /// Rounds up, so that a tick at that time finds the deadline due.
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

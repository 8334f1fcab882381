#if canImport(Nod)
import Nod
#endif

/// The engine behind a wall that only numbers cross: events go in as doubles, effects come out as doubles.
///
/// The same code runs natively and in WebAssembly, so that a test can compare every byte. The layout is version 4 of
/// Documentation/ScoreBuffer.md. Times and durations are milliseconds here, seconds in the engine. Text never crosses.
public struct Bridge {
    public static let version = 4.0

    private(set) var session = FeedbackSession()
    /// Version, the deadline if there is one, number of records, records.
    public private(set) var output: [Double] = []

    public init() {}

    /// Reads one event (kind, time, arguments) and leaves its effects in `output`. An event it does not know does nothing.
    public mutating func handle(_ input: UnsafeBufferPointer<Double>) {
        var reader = NumberReader(input)
        let kind = reader.nextKind()
        let time = reader.nextSeconds()
        guard let event = reader.event(ofKind: kind) else { return write([]) }
        write(session.handle(event, at: time))
    }

    /// How far from rest the check is when it has to be there, how far it may be, and every figure in use.
    public mutating func readFigures() {
        var writer = NumberWriter()
        writer.put(session.director.context.design.checkUnrest)
        writer.put(FeedbackDesign.checkTolerance)
        for figure in session.director.context.tuning.figures { writer.put(figure) }
        output = writer.numbers
    }

    /// A haptic's pattern, its times in milliseconds: events and curves.
    public mutating func readPattern(_ kind: Int32, _ intensity: Double) {
        output = []
        guard let kind = HapticKind(rawValue: kind) else { return }
        var writer = NumberWriter()
        writer.write(HapticPattern(Haptic(kind, intensity: intensity)))
        output = writer.numbers
    }

    /// Never rounded to before the deadline, so that a tick at that very time finds it due.
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

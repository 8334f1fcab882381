#if canImport(Nod)
    import Nod
#endif
#if canImport(NodBridge)
    import NodBridge
#endif

/// One answer of the first module, written once more: each score is another's, the rest is copied.
struct AnsweredAgain {
    private var writer = EffectWriter()
    private let answer: UnsafeBufferPointer<Double>
    /// What it answers: kind, time, fields.
    private var event: EventReader
    private let kind: Double
    private let time: Double
    private var occasion = DesignedAnswers.Occasion.other
    private var wasTaken = false

    var numbers: [Double] { writer.numbers }

    init(_ answer: UnsafeBufferPointer<Double>, to event: EventReader) {
        self.answer = answer
        self.event = event
        kind = self.event.next()
        time = self.event.nextSeconds()
    }

    /// Layout, deadline, number of records.
    private static let header = 3

    mutating func write(with answers: inout DesignedAnswers) {
        answers.advance(to: time)
        copy(0..<min(AnsweredAgain.header, answer.count))
        var start = AnsweredAgain.header
        while start + 1 < answer.count {
            var fields = EventReader(numbers: answer, from: start)
            let kind = fields.nextCode()
            let end = start + 2 + fields.nextCount()
            writeRecord(start..<end, kind, fields, with: &answers)
            start = end
        }
        take(with: &answers)
    }

    /// Rows leave before what happened is taken in.
    private mutating func take(with answers: inout DesignedAnswers) {
        guard !wasTaken else { return }
        wasTaken = true
        switch kind {
        case EventReader.seed: answers.begin(withSeed: event.nextSeed())
        case 1: answers.take(event.nextPreferences())
        case 2: answers.take(event.nextSurroundings())
        case 4:
            _ = event.next()
            occasion = .pressed(PressRole(rawValue: event.nextCode()) ?? .button)
        case 5, 6: occasion = .released
        case 7: occasion = .toggled
        case 14: occasion = .happened
        case 21: answers.gather(from: event.nextInt())
        case 22: occasion = .ended
        default: break
        }
    }

    private mutating func writeRecord(
        _ record: Range<Int>,
        _ kind: Int32,
        _ fields: EventReader,
        with answers: inout DesignedAnswers
    ) {
        let scored = EffectWriter.ScoreKind(rawValue: kind)
        if scored != .leave { take(with: &answers) }
        if kind == AnsweredAgain.draw, isUndone(fields) { occasion = .undone }
        guard let scored else { return copy(record) }
        var reader = ScoreReader(fields)
        guard var score = score(in: reader, scored, with: &answers) else { return copy(record) }
        reader.complete(&score)
        writer.write(score, as: scored, of: reader.target)
    }

    private static let draw: Int32 = 1

    private func isUndone(_ fields: EventReader) -> Bool {
        var reader = fields
        for _ in 0..<3 { _ = reader.next() }
        return reader.nextCode() == Effect.Cause.undo.rawValue
    }

    private func score(in reader: ScoreReader, _ kind: EffectWriter.ScoreKind, with answers: inout DesignedAnswers)
        -> Score?
    {
        guard kind == .perform else { return answers.answerQuietly(reader.moments) }
        return answers.perform(reader.moments, on: reader.target, after: occasion)
    }

    private mutating func copy(_ range: Range<Int>) {
        for index in range { writer.put(answer[index]) }
    }
}

/// What stands in a score whatever the figures: what it answers, what is said of it, and how long it stays.
struct ScoreReader {
    let target: Int
    let moments: [Moment]
    private var reader: EventReader

    init(_ fields: EventReader) {
        reader = fields
        target = reader.nextInt()
        moments = reader.nextMoments()
    }

    /// Gives a score announcement, toast and stay of this one.
    mutating func complete(_ score: inout Score) {
        if reader.nextCode() >= 0 {
            _ = reader.next()
            for _ in 0..<reader.nextCount() { _ = reader.next() }
        }
        // Sound and volume.
        _ = reader.next()
        _ = reader.next()
        let words = Announcement.Words(rawValue: reader.nextCode())
        let isAssertive = reader.nextFlag()
        score.announcement = words.map { Announcement($0, isAssertive: isAssertive) }
        score.toast = ToastKind(rawValue: reader.nextCode())
        score.stay = reader.nextSeconds()
    }
}

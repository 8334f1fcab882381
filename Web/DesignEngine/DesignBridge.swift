#if canImport(Nod)
    import Nod
#endif
#if canImport(NodBridge)
    import NodBridge
#endif

/// Answers with a feedback file's figures behind a wall that only numbers cross, natively the same as in WebAssembly.
///
/// It answers moments by themselves, and what the first module answered once more. The layout is
/// Documentation/ScoreBuffer.md, Feedback files.
public struct DesignBridge {
    /// What came out of the last call.
    public private(set) var output: [Double] = []
    private var answers = DesignedAnswers()
    /// Each kind of button is a target, and another one when it was never let go.
    private var pressed: Int32 = 0
    private var neverReleased: Int32 = 0
    private var isHeld = false

    public init() {}

    /// Starts over with a tuning: what comes out is how far from rest its check is, how far it may be, and every figure.
    public mutating func use(_ input: UnsafeBufferPointer<Double>) {
        var reader = EventReader(numbers: input)
        let tuning = reader.nextTuning()
        answers.begin(with: tuning)
        output = [tuning.design.checkUnrest, FeedbackDesign.checkTolerance]
        for value in tuning.figures { output.append(value) }
    }

    /// Moments as an interaction of their own: time, then the list of their codes. A press comes alone and stays down until `release`.
    public mutating func answer(_ input: UnsafeBufferPointer<Double>) {
        var reader = EventReader(numbers: input)
        let time = reader.nextSeconds()
        let moments = reader.nextMoments()
        var occasion = DesignedAnswers.Occasion.other
        for case .pressed(let role) in moments {
            occasion = .pressed(role)
            if isHeld { neverReleased += Moment.firstPress }
            isHeld = true
            pressed = neverReleased + role.rawValue
        }
        perform(moments, after: occasion, at: time)
    }

    /// What was pressed last comes up. Milliseconds.
    public mutating func release(_ time: Double) {
        isHeld = false
        perform([], after: .released, at: time / 1000)
    }

    private mutating func perform(_ moments: [Moment], after occasion: DesignedAnswers.Occasion, at time: Double) {
        answers.advance(to: time)
        let score = answers.perform(moments, on: Int(pressed), after: occasion)
        var writer = EffectWriter()
        writer.put(Bridge.version)
        writer.put(-1)
        writer.put(1)
        writer.write(score ?? Score([]), as: .perform, of: 0)
        output = writer.numbers
    }
}

extension DesignBridge {
    /// An event and what the first module answered to it: the number of the event's numbers, those, and the answer's.
    ///
    /// What comes out is that answer with the scores of this tuning; nothing where there was no answer.
    public mutating func follow(_ input: UnsafeBufferPointer<Double>) {
        var reader = EventReader(numbers: input)
        let length = reader.nextCount()
        let event = EventReader(numbers: UnsafeBufferPointer(rebasing: input.dropFirst().prefix(length)))
        let answer = UnsafeBufferPointer(rebasing: input.dropFirst(1 + length))
        var again = AnsweredAgain(answer, to: event)
        again.write(with: &answers)
        output = again.numbers
    }

    /// A haptic's pattern, its times in milliseconds: events, curves, and the steps of a motor that only knows strength.
    public mutating func touch(_ kind: Int32, _ intensity: Double) {
        output = []
        guard let kind = HapticKind(rawValue: kind) else { return }
        var writer = EffectWriter()
        writer.write(HapticPattern(Haptic(kind, intensity: intensity)))
        output = writer.numbers
    }
}

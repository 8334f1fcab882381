#if canImport(Nod)
import Nod
#endif
#if canImport(NodBridge)
import NodBridge
#endif

/// Answers moments by themselves with a feedback file's figures, natively the same as in WebAssembly: what Studio shows.
///
/// Only numbers cross; their layout is Documentation/ScoreBuffer.md, Feedback files.
public struct DesignBridge {
    /// What came out of the last call.
    public private(set) var output: [Double] = []
    private var director = Director()
    /// The last press. The next one begins anew, whether or not this one was let go.
    private var press: PressModel?

    public init() {}

    /// Starts over: the seed, what the person chose, what the device says, and a tuning.
    ///
    /// Puts out how far from rest its check is, how far it may be, and every figure.
    public mutating func use(_ input: UnsafeBufferPointer<Double>) {
        var reader = EventReader(numbers: input)
        director = Director(seed: reader.nextSeed())
        director.preferences = reader.nextPreferences()
        director.surroundings = reader.nextSurroundings()
        director.tuning = reader.nextTuning()
        press = nil
        output = [director.design.checkUnrest, FeedbackDesign.checkTolerance] + director.tuning.figures
    }

    /// Moments as an interaction of their own: time, then the list of their codes. A press comes alone, with what it feels like when
    /// it acts, and stays down until `release`.
    public mutating func answer(_ input: UnsafeBufferPointer<Double>) {
        var reader = EventReader(numbers: input)
        let time = reader.nextSeconds()
        let moments = reader.nextMoments()
        var interaction = Interaction()
        var score = director.answer(moments, in: &interaction, at: time)
        for case .pressed(let role) in moments {
            var press = PressModel(target: 0, role: role, in: director.place(of: role), at: time)
            press.press(at: time)
            draw(press, in: &score)
        }
        write(score)
    }

    /// What was pressed last comes up. Milliseconds.
    public mutating func release(_ time: Double) {
        var score = Score([])
        if var press, press.isDown {
            press.cancel(at: time / 1000)
            draw(press, in: &score)
        }
        write(score)
    }

    private mutating func draw(_ press: PressModel, in score: inout Score) {
        self.press = press
        let drawn = director.draw(press)
        score.tracks = drawn.tracks
        if let reason = drawn.reasonHeld(.motion) { score.hold(.motion, reason) }
    }

    private mutating func write(_ score: Score) {
        var writer = EffectWriter()
        writer.put(Bridge.version)
        writer.put(-1)
        writer.put(1)
        writer.write(.perform(score, target: 0))
        output = writer.numbers
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

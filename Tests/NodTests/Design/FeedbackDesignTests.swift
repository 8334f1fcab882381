import Nod
import NodFile
import Testing

@Suite("FeedbackDesign: figures may be replaced, rules may not")
struct FeedbackDesignTests {
    /// A thousand designs within the limits.
    static func designs() -> [FeedbackDesign] { (0..<1000).map { FeedbackFile.random(seed: $0).tuning.design } }

    @Test("Without replacements every score is the standard's")
    func standard() {
        for moment in Moment.allCases {
            var (plain, designed) = (Director(), Director())
            designed.context.design = FeedbackDesign()
            var (one, other) = (Interaction(), Interaction())
            #expect(plain.answer(moment, in: &one, at: 0) == designed.answer(moment, in: &other, at: 0))
        }
    }

    @Test("A replaced moment is felt and heard as it says; the others as before")
    func replaced() {
        var director = Director()
        director.context.preferences = .audible
        director.context.design.replacements = [
            Replacement(.completed, haptic: .replaced(Haptic(.light, intensity: 0.4)), sound: .removed)
        ]
        var interaction = Interaction()
        let completed = director.answer(.completed, in: &interaction, at: 0)
        #expect(completed.haptic == Haptic(.light, intensity: 0.4))
        #expect(completed.sound == nil)
        interaction = Interaction()
        #expect(director.answer(.failed, in: &interaction, at: 1).haptic == Haptic(.error))
    }

    @Test("In one interaction the strongest is kept, replaced or not")
    func merged() {
        var director = Director()
        director.context.design.replacements = [Replacement(.completed, haptic: .replaced(Haptic(.light)))]
        var interaction = Interaction()
        let score = director.answer([.completed, .collectionCompleted], in: &interaction, at: 0)
        #expect(score.haptic == Haptic(.medium))
    }

    @Test(
        "Whatever the figures: one of each, levels are minima, routine stays small and short, reduced motion never moves"
    )
    func contract() {
        for design in Self.designs() {
            for moment in Moment.allCases {
                for reduced in [false, true] {
                    var director = Director()
                    director.context.design = design
                    director.surroundings.reducesMotion = reduced
                    director.surroundings.canVibrate = !reduced
                    var interaction = Interaction()
                    let score = director.answer(moment, in: &interaction, at: 0)
                    #expect(score.duration <= 5)
                    #expect(score.sound == nil, "sound is off until it is chosen")
                    if moment.isRoutine { #expect(Score.looks(of: score.tracks) <= 2 && score.duration <= 1) }
                    guard reduced else { continue }
                    #expect(score.haptic == nil && score.burst == nil)
                    #expect(!score.tracks.contains { $0.property.isMovement })
                }
            }
        }
    }

    @Test("The slowest springs there may be are still over within a second")
    func slowest() {
        var tuning = Tuning()
        tuning[.stateResponse] = Figure.stateResponse.range.upperBound
        tuning[.stateDamping] = Figure.stateDamping.range.lowerBound
        for moment in [Moment.inserted, .departed, .moved, .selected, .toggled] {
            var director = Director()
            director.context.design = tuning.design
            var interaction = Interaction()
            #expect(director.answer(moment, in: &interaction, at: 0).duration <= 1, "\(moment)")
        }
    }

    @Test("However fast someone taps: three flashes a second, 64 particles")
    func rapid() {
        for design in Self.designs().prefix(50) {
            var director = Director()
            director.context.design = design
            var (flashes, living) = ([Double](), [(until: Double, count: Int)]())
            for tap in 0..<200 {
                let time = Double(tap) / 50
                var interaction = Interaction()
                let score = director.answer(
                    tap % 2 == 0 ? .itemCompleted : .collectionCompleted,
                    in: &interaction,
                    at: time
                )
                if score.tracks.contains(where: { $0.property == .successFlash }) { flashes.append(time) }
                if let burst = score.burst { living.append((time + burst.duration, burst.count)) }
                #expect(flashes.filter { $0 > time - 1 }.count <= 3)
                #expect(living.filter { $0.until > time }.reduce(0) { $0 + $1.count } <= 64)
            }
        }
    }

    @Test("The standard check is at rest when it has to be, a slack one is known for what it is")
    func rest() {
        #expect(FeedbackDesign.standard.checkUnrest <= FeedbackDesign.checkTolerance)
        let slack = FeedbackDesign(checkSpring: DampedSpring(response: 0.6, damping: 0.4), checkPeak: 0.3)
        #expect(slack.checkUnrest > 0.1)
    }
}

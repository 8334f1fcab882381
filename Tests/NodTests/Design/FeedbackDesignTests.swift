import Nod
import Testing

@Suite("FeedbackDesign: figures may be replaced, rules may not")
struct FeedbackDesignTests {
    @Test("In one interaction the strongest is kept, replaced or not")
    func merged() {
        var director = Director()
        director.context.design.replacements = [Replacement(.completed, haptic: .replaced(Haptic(.light)))]
        var interaction = Interaction()
        let score = director.answer([.completed, .collectionCompleted], in: &interaction, at: 0)
        #expect(score.haptic == Haptic(.medium))
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

    @Test("The standard check is at rest when it has to be, a slack one is known for what it is")
    func rest() {
        #expect(FeedbackDesign.standard.checkUnrest <= FeedbackDesign.checkTolerance)
        var slack = FeedbackDesign()
        (slack.checkSpring, slack.checkPeak) = (DampedSpring(response: 0.6, damping: 0.4), 0.3)
        #expect(slack.checkUnrest > 0.1)
    }
}

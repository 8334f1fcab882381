import Nod
import Testing

@Suite("Tuning: figures by number, each within its range")
struct TuningTests {
    @Test("Every figure of both profiles is inside its range, and is what was set", arguments: Figure.allCases)
    func figures(figure: Figure) {
        for profile in [Profile.standard, .child] {
            var tuning = Tuning(profile: profile)
            #expect(figure.range.contains(tuning[figure]))
            let other = tuning[figure] == figure.range.upperBound ? figure.range.lowerBound : figure.range.upperBound
            let before = tuning
            tuning[figure] = other
            #expect(tuning[figure] == other)
            for untouched in Figure.allCases where untouched != figure {
                #expect(tuning[untouched] == before[untouched])
            }
        }
    }

    @Test("The standard is inside what the seeds ask for", arguments: Figure.allCases)
    func advised(figure: Figure) {
        #expect(figure.advised.contains(Tuning()[figure]))
        #expect(figure.range.contains(figure.advised.lowerBound) && figure.range.contains(figure.advised.upperBound))
    }

    @Test("What is outside counts as the nearest inside; what is not a number changes nothing")
    func outside() {
        var tuning = Tuning()
        tuning[.target] = 10
        #expect(tuning[.target] == 44)
        tuning[.firstCaptureParticles] = 6.6
        #expect(tuning.design.firstCapture.count == 7)
        tuning[.firstCaptureParticles] = .infinity
        #expect(tuning.design.firstCapture.count == 8)
        tuning[.checkPeak] = .nan
        #expect(tuning[.checkPeak] == 0.12)
    }

    @Test("What Studio writes as Swift compiles, and is the tuning that was seen there")
    func studio() {
        var wanted = Tuning(profile: .child)
        for (figure, value) in [(Figure.pressResponse, 0.35), (.checkPeak, 0.08), (.firstCaptureParticles, 6)] {
            wanted[figure] = value
        }
        let tuning = Tuning.veryCalm
        #expect(Figure.allCases.allSatisfy { tuning[$0] == wanted[$0] })
        let notes = [SoundNote(54, time: 0.04)]
        #expect(tuning.design.sounds == [.completed: SoundDesign(notes: notes, duration: 0.25, gain: 1, timbre: 0.4)])
        #expect(tuning.design.taps[.success]?.map(\.time) == [0, 0.0705])
        #expect(
            tuning.design.replacements == [
                Replacement(.pressed(.primary), haptic: .removed),
                Replacement(
                    .completed,
                    haptic: .replaced(Haptic(.success, intensity: 0.8)),
                    sound: .replaced(.captured)
                ),
                Replacement(.failed, sound: .removed),
            ]
        )
    }

    @Test("Only what is replaced of a moment changes")
    func kept() {
        var director = Director()
        director.context.preferences = .audible
        director.context.design.replacements = [
            Replacement(.completed, haptic: .replaced(Haptic(.heavy))),
            Replacement(.reopened, sound: .replaced(.captured)),
            Replacement(.failed, haptic: .removed, sound: .removed),
        ]
        func answer(_ moment: Moment) -> Score {
            var interaction = Interaction()
            return director.answer(moment, in: &interaction, at: 0)
        }
        #expect(answer(.completed).haptic == Haptic(.heavy) && answer(.completed).sound == .completed)
        #expect(answer(.reopened).haptic == nil && answer(.reopened).sound == .captured)
        #expect(answer(.failed).haptic == nil && answer(.failed).sound == nil)
        #expect(answer(.failed).toast == .failure)
    }
}

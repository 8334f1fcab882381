import Nod
import NodTesting
import Testing

@testable import NodPerforming

@Suite("CheckAppearance: what a check says and how its symbol got there")
struct CheckAppearanceTests {
    private func appearance(_ moment: Moment, motion: MotionLevel = .full) -> CheckAppearance {
        var director = Director()
        director.surroundings.reducesMotion = motion == .reduced
        var interaction = Interaction()
        var appearance = CheckAppearance(isCompleted: moment == .reopened)
        appearance.draw(isCompleted: moment != .reopened, state: moment == .reopened ? .reopening : .completing)
        appearance.play(director.answer(moment, in: &interaction, at: 10), at: 10, motion: motion)
        return appearance
    }

    @Test("Completing replaces the symbol and bounces once; reopening replaces it and doesn't bounce")
    func full() {
        #expect(appearance(.completed).replacement == .symbolEffect)
        #expect(appearance(.completed).bounces == 1)
        #expect(appearance(.reopened).replacement == .symbolEffect)
        #expect(appearance(.reopened).bounces == 0)
    }

    @Test("Where nothing may move one symbol fades into the other", arguments: [Moment.completed, .reopened])
    func reduced(moment: Moment) {
        let appearance = appearance(moment, motion: .reduced)
        #expect(appearance.replacement == .crossFade)
        #expect(appearance.replacementDuration == 0.2)
        #expect(abs(appearance.mark(at: 10.1).opacity - 0.5) < 1e-9 && appearance.mark(at: 10.1).disc == 1)
        #expect(appearance.bounces == 0)
    }

    @Test("The system's own effects are over with the answer, before its row may leave")
    func effects() {
        let duration = CheckAppearance.systemEffect / CheckAppearance.effectSpeed
        let score = Score(answering: [.completed])
        #expect(score.tracks.map(\.duration).max() == duration)
        #expect(score.stay >= duration)
    }

    @Test("A press is no answer: nothing bounces, nothing is replaced")
    func press() {
        var appearance = CheckAppearance()
        let before = appearance
        var score = Score([.pressed(.check)])
        score.tracks = [Track(.scale, duration: 1, curve: .fade(from: 1, to: 0.9))]
        appearance.play(score, at: 0, motion: .full)
        #expect(appearance == before)
    }

    @Test(
        "Disc, tick and line are drawn as the score says, one after the other; what is drawn without a score is there at once"
    )
    func mark() {
        var appearance = appearance(.completed)
        #expect(appearance.mark(at: 10) == .init(opacity: 1, disc: 0, tick: 0, strike: 0))
        let middle = appearance.mark(at: 10.12)
        #expect(middle.disc > 0.9 && middle.tick > 0 && middle.tick < 1 && middle.strike == 0)
        #expect(appearance.mark(at: 10.25) == .init(opacity: 1))
        appearance.draw(isCompleted: false, state: .failed)
        #expect(appearance.mark(at: 11) == .init(opacity: 0))
        #expect(appearance.replacementDuration == nil)
    }

    @Test("Reopened, all of it runs back")
    func unmark() {
        let appearance = appearance(.reopened)
        #expect(appearance.mark(at: 10) == .init(opacity: 1))
        #expect(appearance.mark(at: 10.25) == .init(opacity: 1, disc: 0, tick: 0, strike: 0))
    }

    @Test("A title is struck from its first character to its last, and not at all while it is open")
    func struck() {
        let completed = appearance(.completed)
        #expect([10, 10.195, 10.25, 11].map { completed.mark(at: $0).struck(of: 8) } == [0, 4, 8, 8])
        let reopened = appearance(.reopened)
        #expect([10, 10.25, 11].map { reopened.mark(at: $0).struck(of: 8) } == [8, 0, 0])
        #expect(CheckAppearance(isCompleted: false).mark(at: 0).struck(of: 8) == 0)
        #expect(CheckAppearance(isCompleted: true).mark(at: 0).struck(of: 8) == 8)
        #expect(appearance(.completed, motion: .reduced).mark(at: 10.1).struck(of: 8) == 8)
    }

    @Test("The ring has the colour of what is shown at once, and the disc keeps its own on the way out")
    func inks() {
        var check = CheckAppearance(isCompleted: true)
        #expect(check.ink(isEnabled: true, needsContrast: false) == \.success)
        check.draw(isCompleted: false, state: .open)
        #expect(check.ink(isEnabled: true, needsContrast: false) == \.line)
        #expect(check.discInk(isEnabled: true) == \.success && check.discInk(isEnabled: false) == \.secondaryInk)
        check.draw(isCompleted: false, state: .failed)
        #expect(check.discInk(isEnabled: true) == \.danger)
    }

    @Test("Progress of what is shown disturbs nothing that moves")
    func progress() {
        var appearance = appearance(.completed)
        appearance.draw(isCompleted: true, state: .completed)
        #expect(appearance.mark(at: 10.05).disc < 0.9)
    }

    @Test("What is wrong or still to come has a symbol and a word beside the check's own", arguments: ["en", "it"])
    func badges(language: String) throws {
        let words = try Tables.words(language)
        func told(_ isCompleted: Bool, _ state: CheckState, isSlow: Bool = false) -> [String] {
            var appearance = CheckAppearance(isCompleted: isCompleted)
            appearance.draw(isCompleted: isCompleted, state: state)
            if isSlow { appearance.becomeSlow() }
            return [appearance.symbol, appearance.badge?.symbol ?? "", words.value(of: appearance)]
        }
        let isEnglish = language == "en"
        let (done, open) = isEnglish ? ("Completed", "Not completed") : ("Completata", "Non completata")
        let (filled, ring) = ("checkmark.circle.fill", "circle")
        #expect(told(false, .open) == [ring, "", open])
        #expect(told(true, .completed) == [filled, "", done])
        #expect(told(true, .completing) == [filled, "", done])
        let saving = isEnglish ? "Saving…" : "Salvataggio…"
        #expect(told(true, .completing, isSlow: true) == [filled, "ellipsis.circle.fill", "\(done), \(saving)"])
        let waiting = isEnglish ? "Waiting to be saved" : "In attesa di essere salvata"
        #expect(told(true, .waiting) == [filled, "clock.fill", "\(done), \(waiting)"])
        let failed = isEnglish ? "Not saved" : "Non salvata"
        #expect(told(false, .failed) == [ring, "exclamationmark.circle.fill", "\(open), \(failed)"])
    }

    @Test("Voice Control tells checks apart by their titles, and takes what VoiceOver reads", arguments: ["en", "it"])
    func spokenNames(language: String) throws {
        let words = try Tables.words(language)
        let open = CheckAppearance(isCompleted: false)
        let (short, long) =
            language == "en"
            ? ("Mark complete", "Mark “Latte” complete") : ("Segna come completata", "Segna «Latte» come completata")
        #expect(words.spokenNames(of: open) == [short])
        #expect(words.spokenNames(of: open, title: "Latte") == ["Latte", long, short])
    }

    @Test("The label says what a tap does, and to which item where its title is shown")
    func label() throws {
        let words = try Tables.words("en")
        let (open, completed) = (CheckAppearance(isCompleted: false), CheckAppearance(isCompleted: true))
        #expect(words.label(of: open) == "Mark complete")
        #expect(words.label(of: completed) == "Mark incomplete")
        #expect(words.label(of: open, title: "Buy milk") == "Mark “Buy milk” complete")
        #expect(words.label(of: completed, title: "Buy milk") == "Mark “Buy milk” incomplete")
    }

    @Test("Its colours: gray where it can't be used, the text's own where contrast is asked for")
    func ink() {
        var appearance = CheckAppearance(isCompleted: false)
        #expect(appearance.ink(isEnabled: true, needsContrast: false) == \Palette.line)
        #expect(appearance.ink(isEnabled: true, needsContrast: true) == \Palette.ink)
        #expect(CheckAppearance(isCompleted: true).ink(isEnabled: true, needsContrast: true) == \Palette.success)
        appearance.draw(isCompleted: false, state: .failed)
        #expect(appearance.ink(isEnabled: true, needsContrast: false) == \Palette.danger)
        #expect(appearance.ink(isEnabled: false, needsContrast: true) == \Palette.secondaryInk)
    }
}

@Suite("ScorePart: what of a score a check and its row draw")
struct ScorePartTests {
    private func properties(_ moments: [Moment], _ part: ScorePart) -> [TrackProperty] {
        var director = Director()
        var interaction = Interaction()
        return director.answer(moments, in: &interaction, at: 0).part(part).tracks.map(\.property)
    }

    @Test("Nothing is drawn twice, and nothing is left out")
    func parts() {
        #expect(properties([.itemCompleted], .whole) == [.pulse, .successFlash])
        #expect(properties([.itemCompleted], .check(bounces: false, isInRow: false)) == [.pulse, .successFlash])
        #expect(properties([.completed, .collectionCompleted], .row) == [])
        #expect(properties([.completed], .check(bounces: false, isInRow: false)) == [.disc, .tick, .strike, .scale])
        #expect(properties([.completed], .check(bounces: true, isInRow: false)) == [.disc, .tick, .strike])
    }

    @Test("A swipe is answered by the whole card: it pulses, flashes and bursts, and its check does none of that")
    func swiped() {
        for bounces in [true, false] {
            #expect(properties([.itemCompleted], .check(bounces: bounces, isInRow: true)) == [])
        }
        #expect(properties([.itemCompleted], .row) == [.pulse, .successFlash])
        var director = Director()
        var interaction = Interaction()
        let score = director.answer([.itemCompleted, .collectionCompleted], in: &interaction, at: 0)
        #expect(score.part(.row).burst != nil)
        #expect(score.part(.check(bounces: true, isInRow: true)).burst == nil)
        director.context.preferences.celebrations = .off
        let plain = director.answer([.itemCompleted], in: &interaction, at: 1)
        #expect(plain.part(.check(bounces: true, isInRow: true)).tracks.map(\.property) == [.disc, .tick, .strike])
        #expect(plain.part(.row).tracks.isEmpty)
    }

    @Test("A burst comes from the check, not from its row as well")
    func burst() {
        var director = Director()
        var interaction = Interaction()
        let score = director.answer([.completed, .collectionCompleted], in: &interaction, at: 0)
        #expect(score.part(.check(bounces: true, isInRow: true)).burst != nil)
        #expect(score.part(.row).burst == nil)
    }

    @Test("A check doesn't leave by itself: its row does, with its list")
    func way() {
        var director = Director()
        var interaction = Interaction(isNews: true)
        let score = director.answer(.departed, in: &interaction, at: 0)
        #expect(score.way(of: .whole) == score)
        #expect(score.way(of: .check(bounces: true, isInRow: false)).tracks.isEmpty)
        #expect(score.way(of: .row).tracks.isEmpty)
    }

    @Test("The way a press moves a check stays, whoever bounces")
    func press() {
        var score = Score([.pressed(.check)])
        score.tracks = [Track(.scale, duration: 1, curve: .fade(from: 1, to: 0.9))]
        #expect(score.part(.check(bounces: true, isInRow: true)).tracks == score.tracks)
    }
}

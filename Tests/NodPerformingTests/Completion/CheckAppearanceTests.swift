import Nod
import NodTesting
import Testing

@testable import NodPerforming

@Suite("CheckAppearance: what a check says and how its symbol got there")
struct CheckAppearanceTests {
    private func appearance(_ moment: Moment, mayMove: Bool = true) -> CheckAppearance {
        var director = Director()
        director.surroundings.reducesMotion = !mayMove
        var interaction = Interaction()
        var appearance = CheckAppearance(isCompleted: moment == .reopened)
        appearance.draw(isCompleted: moment != .reopened, state: moment == .reopened ? .reopening : .completing)
        appearance.play(director.answer(moment, in: &interaction, at: 10), mayMove: mayMove)
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
        let appearance = appearance(moment, mayMove: false)
        #expect(appearance.replacement == .crossFade)
        #expect(appearance.replacementDuration == 0.2)
        #expect(appearance.bounces == 0)
    }

    @Test("The system's own effects are over with the answer, before its row may leave")
    func effects() {
        let duration = CheckAppearance.systemEffect / CheckAppearance.effectSpeed
        let score = Score(answering: [.completed])
        #expect(score.tracks.map(\.duration).max() == duration)
        #expect(score.stay >= duration)
    }

    @Test("What is drawn without a score is there at once")
    func replaced() {
        var appearance = appearance(.completed)
        #expect(appearance.replacementDuration != nil)
        appearance.draw(isCompleted: false, state: .failed)
        #expect(appearance.replacementDuration == nil && appearance.symbol == "circle")
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

    @Test("Voice Control distinguishes checks by their titles, and accepts VoiceOver's words", arguments: ["en", "it"])
    func spokenNames(language: String) throws {
        let words = try Tables.words(language)
        let open = CheckAppearance(isCompleted: false)
        let (short, long) =
            language == "en"
            ? ("Mark complete", "Mark “Latte” complete") : ("Segna come completata", "Segna «Latte» come completata")
        #expect(words.spokenNames(of: open) == [short])
        #expect(words.spokenNames(of: open, title: "Latte") == ["Latte", long, short])
    }

    @Test("Its colours: gray where it can't be used, the text's own where contrast is asked for")
    func ink() {
        var appearance = CheckAppearance(isCompleted: false)
        #expect(appearance.ink(isEnabled: true, needsContrast: false) == .open)
        #expect(appearance.ink(isEnabled: true, needsContrast: true) == .openInContrast)
        #expect(CheckAppearance(isCompleted: true).ink(isEnabled: true, needsContrast: true) == .completed)
        appearance.draw(isCompleted: false, state: .failed)
        #expect(appearance.ink(isEnabled: true, needsContrast: false) == .failed)
        #expect(appearance.ink(isEnabled: false, needsContrast: true) == .disabled)
    }
}

@MainActor
@Suite("ScorePlayer: what of a score a check, its title and its row draw")
struct ScorePlayerTests {
    /// A check beside its title, drawn by the system's symbols or by Nod.
    private static let system: Set<ScorePart> = [.control]
    private static let own: Set<ScorePart> = [.control, .bounce]

    private func score(_ moments: [Moment], celebrations: CelebrationLevel = .full) -> Score {
        var director = Director()
        director.context.preferences.celebrations = celebrations
        var interaction = Interaction()
        return director.answer(moments, in: &interaction, at: 0)
    }

    private func look(_ score: Score, _ parts: Set<ScorePart>?, at time: Double = 0.1) -> ScoreLook {
        let player = ScorePlayer()
        player.parts = parts
        player.perform(score, at: 0)
        return player.look(at: time)
    }

    @Test("Nothing is drawn twice, and nothing is left out")
    func parts() {
        let completed = score([.completed])
        #expect(look(completed, nil).scale != 1 && look(completed, nil).disc != nil)
        #expect(look(completed, Self.own).scale == look(completed, nil).scale)
        #expect(look(completed, Self.system) == ScoreLook() && look(completed, [.row]) == ScoreLook())
        #expect(look(completed, [.title], at: 0.2).strike == look(completed, nil, at: 0.2).strike)
        #expect(look(completed, [.title], at: 0.2).scale == 1)
        let parts = completed.tracks.map { completed.part(of: $0) }
        #expect(parts == [.symbol, .symbol, .title, .bounce])
    }

    @Test("A custom bounce is drawn by Nod, whoever plays the standard one")
    func ownBounce() {
        let score = Score(answering: [.completed], in: FeedbackContext(tuning: TunedTests.calm))
        #expect(look(score, Self.system).scale != 1)
    }

    @Test("A swipe is answered by the whole card: it pulses, flashes and bursts, and its check does none of that")
    func swiped() {
        let swiped = score([.itemCompleted, .collectionCompleted])
        for parts in [Self.system, Self.own] { #expect(look(swiped, parts) == ScoreLook()) }
        let row = look(swiped, [.row])
        #expect(row.pulse > 1 && row.successFlash > 0 && row.hasParticles)
        let plain = score([.itemCompleted], celebrations: .off)
        #expect(look(plain, [.row]) == ScoreLook() && look(plain, [.title], at: 0.2).strike != nil)
    }

    @Test("A burst comes from the check, not from its row as well")
    func burst() {
        let completed = score([.completed, .collectionCompleted])
        #expect(look(completed, Self.system).hasParticles && !look(completed, [.row]).hasParticles)
    }

    @Test("A check doesn't leave alone: its row leaves its list")
    func leaving() {
        let score = score([.departed])
        for (parts, moves) in [(nil, true), (Self.own, false), ([.row], false)] {
            let player = ScorePlayer()
            player.parts = parts
            player.leave(score, at: 0)
            #expect((player.look(at: 0.1) != ScoreLook()) == moves)
        }
    }

    @Test("A press moves a check alike, whoever plays the bounce")
    func press() {
        var score = Score([.pressed(.check)])
        score.tracks = [Track(.scale, duration: 1, curve: .fade(from: 1, to: 0.9))]
        #expect(look(score, Self.system, at: 1).scale == 0.9)
    }

    @Test("It asks for frames until it is at rest, and for none where it draws nothing of a score")
    func frames() {
        let world = World()
        for (parts, plays) in [(nil, true), (Self.own, true), (Self.system, false)] {
            let player = ScorePlayer()
            player.parts = parts
            player.attach(to: 7, of: world.center)
            var changes = 0
            player.didPlay = { changes += 1 }
            let start = world.clock.now
            player.perform(score([.completed]), at: start)
            #expect(player.isPlaying == plays)
            world.clock.advance(to: start + 1)
            #expect(!player.isPlaying && changes == (plays ? 2 : 0))
            player.detach()
        }
    }

    @Test("A title is struck from its first character to its last, and not at all while it is open")
    func struck() {
        func struck(_ moment: Moment, _ time: Double, reduced: Bool = false) -> Int {
            let context = FeedbackContext(reducesMotion: reduced)
            let look = look(Score(answering: [moment], in: context), [.title], at: time)
            return look.line(through: 8, isCompleted: moment == .completed).characters
        }
        #expect([0, 0.195, 0.25, 1].map { struck(.completed, $0) } == [0, 4, 8, 8])
        #expect([0, 0.25, 1].map { struck(.reopened, $0) } == [8, 0, 0])
        #expect(ScoreLook().line(through: 8, isCompleted: false).characters == 0)
        #expect(ScoreLook().line(through: 8, isCompleted: true).characters == 8)
        #expect([0, 0.1].map { struck(.completed, $0, reduced: true) } == [0, 8])
    }
}

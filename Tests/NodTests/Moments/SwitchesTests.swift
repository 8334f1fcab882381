import Testing

@testable import Nod

@Suite("The person's switches")
struct SwitchesTests {
    /// The setting for each moment's haptic and sound. Rows that appear, leave or move have none.
    private static let completing: [Moment] = [
        .completed, .reopened, .itemCompleted, .firstCapture, .collectionCompleted, .pressedCheck,
    ]
    private static let other = Moment.allCases.filter { !completing.contains($0) }

    private func director(_ switches: Int) -> Director {
        var director = Director()
        director.context.profile = .child
        director.context.preferences.completionHapticEnabled = switches & 1 != 0
        director.context.preferences.completionSoundEnabled = switches & 2 != 0
        director.context.preferences.otherHapticsEnabled = switches & 4 != 0
        director.context.preferences.otherSoundsEnabled = switches & 8 != 0
        return director
    }

    private func score(_ moments: [Moment], _ switches: Int) -> Score {
        var director = director(switches)
        var interaction = Interaction()
        return director.answer(moments, in: &interaction, at: 0)
    }

    @Test("Each governs only its own answers, and what it holds back says so", arguments: 0..<16)
    func table(switches: Int) {
        for (moments, haptic, sound) in [(Self.completing, 1, 2), (Self.other, 4, 8)] {
            for moment in moments {
                let full = score([moment], 15)
                let score = score([moment], switches)
                #expect(score.haptic == (switches & haptic == 0 ? nil : full.haptic), "\(moment)")
                #expect(score.sound == (switches & sound == 0 ? nil : full.sound), "\(moment)")
                #expect(score.reasonHeld(.haptic) == (score.haptic == full.haptic ? nil : .person), "\(moment)")
                #expect(score.reasonHeld(.sound) == (score.sound == full.sound ? nil : .person), "\(moment)")
            }
        }
    }

    @Test("An app's own touch is one of the others", arguments: [true, false])
    func touch(isOn: Bool) {
        var director = director(isOn ? 4 : 11)
        var interaction = Interaction()
        let score = director.answer(Haptic(.success), in: &interaction)
        #expect(score.haptic == (isOn ? Haptic(.success) : nil))
        #expect(score.held == (isOn ? [] : [Held(.haptic, .person)]))
    }

    @Test("Of several moments the strongest that is allowed is felt and heard, whatever order they come in")
    func strongest() {
        for moments in [[Moment.completed, .failed], [.failed, .completed]] {
            #expect(score(moments, 15).haptic == Haptic(.error) && score(moments, 15).sound == .failed)
            #expect(score(moments, 15).held.isEmpty)
            let completing = score(moments, 3)
            #expect(completing.haptic == Haptic(.success) && completing.sound == .completed)
            #expect(completing.held == [Held(.haptic, .person), Held(.sound, .person)])
            #expect(score(moments, 12).haptic == Haptic(.error) && score(moments, 12).sound == .failed)
        }
    }

    @Test("Both kinds of sound have one volume, and at 0 none is heard")
    func volume() {
        for moment in [Moment.completed, .failed] {
            for volume in [0, 0.25] {
                var director = director(15)
                director.context.preferences.soundVolume = volume
                var interaction = Interaction()
                let score = director.answer(moment, in: &interaction, at: 0)
                #expect(score.volume == volume && (score.sound == nil) == (volume == 0))
            }
        }
    }
}

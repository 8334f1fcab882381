import Testing

@testable import Nod

@Suite("Levels")
struct LevelsTests {
    @Test("The level is the minimum of what two sides allow, channel by channel")
    func minimum() {
        let one = Levels(motion: .reduced, haptic: true, sound: false, celebration: .full)
        let other = Levels(motion: .full, haptic: false, sound: true, celebration: .subtle)
        #expect(
            Levels.minimum(one, other) == Levels(motion: .reduced, haptic: false, sound: false, celebration: .subtle)
        )
        #expect(Levels.minimum(one, other) == .minimum(other, one))
    }

    @Test("A new installation feels and does not sound")
    func defaults() {
        #expect(Preferences().levels == Levels(motion: .full, haptic: true, sound: false, celebration: .full))
        #expect(Surroundings().levels == Levels())
    }

    @Test("Volume 0 is sound off; a hidden page is neither felt nor heard")
    func silence() {
        var preferences = Preferences()
        preferences.completionSoundEnabled = true
        #expect(preferences.levels.sound)
        preferences.soundVolume = 0
        #expect(!preferences.levels.sound)
        var surroundings = Surroundings()
        surroundings.isHidden = true
        #expect(!surroundings.levels.haptic && !surroundings.levels.sound)
    }

    @Test("Each channel is held back by itself, and the person's choice is named before the system's")
    func reasons() {
        var director = Director()
        director.preferences.completionHapticEnabled = false
        director.surroundings.canVibrate = false
        director.surroundings.canSound = false
        director.preferences.completionSoundEnabled = true
        var interaction = Interaction()
        let score = director.answer(.captured, in: &interaction, at: 0)
        #expect(score.held == [Held(.haptic, .person), Held(.sound, .system)])
        #expect(score.flashes)
    }

    @Test("Celebrations: subtle has no particles, off keeps the check", arguments: [CelebrationLevel.subtle, .off])
    func celebrations(level: CelebrationLevel) {
        var director = Director()
        director.preferences.celebrations = level
        var interaction = Interaction()
        let score = director.answer([.completed, .collectionCompleted], in: &interaction, at: 0)
        #expect(score.burst == nil)
        #expect(score.reasonHeld(.celebration) == .person)
        #expect(score.flashes == (level == .subtle))
        #expect(score.tracks.contains { $0.property == .disc } && score.tracks.contains { $0.property == .scale })
        #expect(score.haptic == Haptic(.success) && score.toast == .collection)
    }
}

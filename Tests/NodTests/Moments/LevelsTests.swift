import Testing

@testable import Nod

@Suite("Levels")
struct LevelsTests {
    private func levels(_ change: (inout Director) -> Void = { _ in }) -> Levels {
        var director = Director()
        change(&director)
        return director.levels(in: director.context)
    }

    private static var silent: Preferences {
        var silent = Preferences()
        silent.completionHapticEnabled = false
        silent.otherHapticsEnabled = false
        return silent
    }

    @Test("A new installation feels and does not sound")
    func defaults() {
        #expect(levels() == Levels(motion: .full, haptic: true, sound: false, celebration: .full))
    }

    @Test("What is allowed is the minimum of what the person and the system allow, channel by channel")
    func minimum() {
        #expect(levels { $0.context.preferences.motion = .reduced }.motion == .reduced)
        #expect(levels { $0.surroundings.reducesMotion = true }.motion == .reduced)
        #expect(!levels { $0.context.preferences = Self.silent }.haptic)
        #expect(!levels { $0.surroundings.canVibrate = false }.haptic)
        #expect(levels { $0.context.preferences.celebrations = .subtle }.celebration == .subtle)
    }

    @Test("A channel is allowed while one of its two switches is on")
    func either() {
        #expect(levels { $0.context.preferences.completionHapticEnabled = false }.haptic)
        #expect(levels { $0.context.preferences.otherHapticsEnabled = false }.haptic)
        #expect(levels { $0.context.preferences.otherSoundsEnabled = true }.sound)
    }

    @Test("Volume 0 is sound off; a hidden page is neither felt nor heard")
    func silence() {
        func sounding(_ volume: Double, isHidden: Bool = false) -> Levels {
            levels {
                $0.context.preferences.completionSoundEnabled = true
                $0.context.preferences.soundVolume = volume
                $0.surroundings.isHidden = isHidden
            }
        }
        #expect(sounding(0.5).sound)
        #expect(!sounding(0).sound)
        #expect(!sounding(0.5, isHidden: true).sound && !sounding(0.5, isHidden: true).haptic)
    }

    @Test("Each channel is held back by itself, and the person's choice is named before the system's")
    func reasons() {
        var director = Director()
        director.context.preferences = Self.silent
        director.surroundings.canVibrate = false
        director.surroundings.canSound = false
        director.context.preferences.otherSoundsEnabled = true
        var interaction = Interaction()
        let score = director.answer(.captured, in: &interaction, at: 0)
        #expect(score.held == [Held(.haptic, .person), Held(.sound, .system)])
        #expect(score.flashes)
    }

    @Test("Celebrations: subtle has no particles, off keeps the check", arguments: [CelebrationLevel.subtle, .off])
    func celebrations(level: CelebrationLevel) {
        var director = Director()
        director.context.preferences.celebrations = level
        var interaction = Interaction()
        let score = director.answer([.completed, .collectionCompleted], in: &interaction, at: 0)
        #expect(score.burst == nil)
        #expect(score.reasonHeld(.celebration) == .person)
        #expect(score.flashes == (level == .subtle))
        #expect(score.tracks.contains { $0.property == .disc } && score.tracks.contains { $0.property == .scale })
        #expect(score.haptic == Haptic(.success) && score.toast == .collection)
    }
}

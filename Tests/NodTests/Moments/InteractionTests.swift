import Testing

@testable import Nod

@Suite("Interaction")
struct InteractionTests {
    private var director: Director {
        var director = Director()
        director.context.preferences = .audible
        director.context.profile = .child
        return director
    }

    @Test("Moments that happen together merge: the strongest haptic and sound, the gravest toast, the longest stay")
    func merging() {
        var director = director
        var interaction = Interaction()
        let score = director.answer([.completed, .collectionCompleted], in: &interaction, at: 0)
        #expect(score.moments == [.completed, .collectionCompleted])
        #expect(score.haptic == Haptic(.success))
        #expect(score.sound == .celebration)
        #expect(score.toast == .collection)
        #expect(score.announcement == Announcement(.toast))
        #expect(score.stay == 0.45)
        #expect(score.burst?.count == 8)
    }

    @Test("The strength of haptics: error, warning, success, heavy, medium, light, selection")
    func haptics() {
        let weakestFirst: [HapticKind] = [.selection, .light, .medium, .heavy, .success, .warning, .error]
        #expect(weakestFirst.reversed().sorted() == weakestFirst)
    }

    @Test("The strength of sounds: failed, warning, celebration, captured, completed")
    func sounds() {
        let weakestFirst: [Sound] = [.completed, .captured, .celebration, .warning, .failed]
        #expect(weakestFirst.reversed().sorted() == weakestFirst)
    }

    @Test("Whichever came first was the one; what follows in the same interaction says that it was held")
    func second() {
        var director = director
        var interaction = Interaction()
        #expect(director.answer(.pressed(.primary), in: &interaction, at: 0).haptic == Haptic(.medium, intensity: 0.7))
        let score = director.answer(.completed, in: &interaction, at: 0.1)
        #expect(score.haptic == nil && score.reasonHeld(.haptic) == .interaction)
        #expect(score.sound == .completed)
        let third = director.answer(.succeeded, in: &interaction, at: 0.2)
        #expect(third.haptic == nil && third.toast == .notice)
    }

    @Test("News is seen and read, not felt or heard")
    func news() {
        var director = director
        var interaction = Interaction(isNews: true)
        let score = director.answer(.completed, in: &interaction, at: 0)
        #expect(score.held == [Held(.haptic, .news), Held(.sound, .news)])
        #expect(!score.tracks.isEmpty)
    }
}

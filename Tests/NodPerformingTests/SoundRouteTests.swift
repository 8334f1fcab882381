import Nod
import NodPerforming
import Testing

@Suite("SoundRoute: obeys the silent switch and stops nobody's music")
struct SoundRouteTests {
    @Test("Only an ambient session plays; in every other the sound is the system's")
    func routes() {
        #expect(SoundRoute(isAmbient: true) == .player)
        #expect(SoundRoute(isAmbient: false) == .systemSound)
    }

    @Test("The volume is in the samples, and changes nothing else of the sound", arguments: Sound.allCases)
    func volume(of sound: Sound) {
        let full = sound.recipe.samples(rate: 8000)
        #expect(sound.recipe.at(volume: 1) == sound.recipe)
        #expect(sound.recipe.at(volume: 0).samples(rate: 8000).allSatisfy { $0 == 0 })
        let half = sound.recipe.at(volume: 0.5).samples(rate: 8000)
        #expect(half.count == full.count)
        #expect(zip(half, full).allSatisfy { abs($0 - $1 / 2) < 0.000_001 })
    }
}

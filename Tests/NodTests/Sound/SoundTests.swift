import Testing

@testable import Nod

@Suite("Sound")
struct SoundTests {
    @Test("A sound lasts 380 ms, the celebration 560", arguments: Sound.allCases)
    func duration(sound: Sound) {
        #expect((sound.recipe.duration - (sound == .celebration ? 0.56 : 0.38)).magnitude < 1e-12)
    }

    @Test("No two begin with notes nearer than a whole tone, and phones play all: none is under 350 Hz")
    func beginnings() {
        let first = Sound.allCases.map { $0.recipe.tones[0].frequency }.sorted()
        #expect(first[0] > 350)
        for (one, next) in zip(first, first.dropFirst()) { #expect(next / one > 1.12) }
    }

    @Test("Every partial but the mallet's lies between 150 Hz and 5 kHz", arguments: Sound.allCases)
    func range(sound: Sound) {
        for tone in sound.recipe.tones {
            #expect(tone.frequency >= 150)
            #expect(4 * tone.frequency <= 5000)
        }
    }

    @Test("Good news rises, a warning stays, a failure falls")
    func melody() {
        func melody(_ sound: Sound) -> [Double] { sound.recipe.tones.map(\.frequency) }
        #expect(melody(.completed) == [523.25, 783.99])
        #expect(melody(.celebration) == melody(.celebration).sorted())
        #expect(melody(.celebration).count == 4)
        #expect(melody(.warning) == [659.26, 659.26])
        #expect(melody(.failed) == [783.99, 587.33])
    }

    @Test("A sound peaks at most at −12 dBFS, is heard, and does not click", arguments: Sound.allCases)
    func gentle(sound: Sound) {
        let samples = sound.recipe.samples(rate: 48_000)
        let peak = samples.map(\.magnitude).max() ?? 0
        #expect(peak <= 0.2512)
        #expect(peak > 0.2)
        // A full-scale step would be 1; .04 is the slope of the loudest partials themselves.
        #expect(zip(samples, samples.dropFirst()).allSatisfy { ($1 - $0).magnitude < 0.04 })
        // A quarter of a millisecond after the start and before the end there is next to nothing.
        #expect(samples.first == 0)
        #expect(samples.last == 0)
        #expect(samples.prefix(12).allSatisfy { $0.magnitude < 0.004 })
        #expect(samples.suffix(12).allSatisfy { $0.magnitude < 0.0001 })
    }
}

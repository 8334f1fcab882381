import Testing

@testable import Nod

@Suite("Sound")
struct SoundTests {
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

    @Test("A sound peaks at most at −12 dBFS, is heard, and does not click", arguments: Sound.allCases)
    func gentle(sound: Sound) {
        let samples = sound.recipe.samples(rate: 48_000)
        let peak = samples.map(\.magnitude).max() ?? 0
        #expect(peak <= 0.2512)
        #expect(peak > 0.2)
        // A full-scale step would be 1; 0.04 is the slope of the loudest partials.
        #expect(zip(samples, samples.dropFirst()).allSatisfy { ($1 - $0).magnitude < 0.04 })
        // A quarter of a millisecond after the start and before the end it is almost silent.
        #expect(samples.first == 0)
        #expect(samples.last == 0)
        #expect(samples.prefix(12).allSatisfy { $0.magnitude < 0.004 })
        #expect(samples.suffix(12).allSatisfy { $0.magnitude < 0.0001 })
    }

    @Test("Other figures change notes, length, loudness and timbre", arguments: Sound.allCases)
    func tuned(sound: Sound) {
        let own = sound.recipe.tones
        #expect(
            zip(SoundDesign(sound).recipe(for: sound).tones, own).allSatisfy {
                ($0.frequency - $1.frequency).magnitude < 0.01
            }
        )
        let notes = [SoundNote(69, time: 0), SoundNote(57, time: 0.1), SoundNote(60, time: 0.19)]
        let recipe = SoundDesign(notes: notes, duration: 0.2, gain: 0.5, timbre: 0.4).recipe(for: sound)
        #expect(recipe.tones.map { ($0.frequency * 100).rounded() / 100 } == [440, 220, 261.63])
        #expect(recipe.tones.map { ($0.start + $0.duration - 0.2).magnitude < 1e-9 } == [true, true, false])
        #expect(recipe.tones[2].duration == SoundDesign.leastNote && recipe.tones.allSatisfy { $0.overtone == 0.4 })
        // More notes share the loudness.
        let loudness = own[0].gain / 2 * min(Double(own.count) / 3, 1)
        #expect(recipe.tones.allSatisfy { ($0.gain - loudness).magnitude < 1e-12 })
    }
}

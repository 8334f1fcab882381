import Testing

@testable import Nod

@Suite("SoundRecipe")
struct SoundRecipeTests {
    @Test("There is a sample for every step of the rate, first and last included")
    func count() {
        let recipe = SoundRecipe([
            Tone(frequency: 440, start: 0, duration: 0.1, gain: 0.2),
            Tone(frequency: 440, start: 0.125, duration: 0.125, gain: 0.2),
        ])
        #expect(recipe.duration == 0.25)
        #expect(recipe.sampleCount(rate: 48_000) == 12_001)
        #expect(recipe.sampleCount(rate: 0) == recipe.sampleCount(rate: 8000))
        #expect(recipe.sampleCount(rate: .infinity) == recipe.sampleCount(rate: 192_000))
        #expect(recipe.samples(rate: 8000).count == 2001)
    }

    @Test("One by one, as a list and as integers the samples are the same")
    func forms() {
        let recipe = Sound.captured.recipe
        let samples = recipe.samples(rate: 22_050)
        let integers = recipe.pcm16(rate: 22_050)
        #expect(samples.count == integers.count)
        for index in samples.indices {
            #expect(samples[index] == Float(recipe.sample(at: index, rate: 22_050)))
            #expect((Double(integers[index]) - Double(samples[index]) * 32_767).magnitude < 0.51)
        }
        #expect(integers.max() ?? 0 > 4000)
    }

    @Test("Outside the sound is silence, and nothing traps")
    func edges() {
        let recipe = Sound.completed.recipe
        for index in [Int.min, -1, 0, 18_240, 18_241, Int.max] { #expect(recipe.sample(at: index, rate: 48_000) == 0) }
        #expect(SoundRecipe([]).pcm16(rate: 48_000) == [0])
        #expect(SoundRecipe([Tone(frequency: 440, start: 0, duration: 1e300, gain: 1)]).duration == 10)
        let endless = SoundRecipe([Tone(frequency: 441, start: 0, duration: 1e300, gain: 1, release: 1e300)])
        #expect(endless.sample(at: 79_999, rate: 8000) != 0)
        #expect(endless.sample(at: 80_000, rate: 8000) == 0)
        let broken = SoundRecipe([Tone(frequency: .nan, start: 0, duration: 0.001, gain: .infinity)])
        #expect(broken.pcm16(rate: 8000).allSatisfy { $0 == 0 })
    }

    @Test("Too loud a sum is held at full scale")
    func held() {
        let tone = Tone(frequency: 440, start: 0, duration: 0.01, gain: 5, overtone: 0)
        #expect(SoundRecipe([tone]).pcm16(rate: 48_000).max() == 32_767)
        #expect(SoundRecipe([tone]).pcm16(rate: 48_000).min() == -32_767)
    }

    /// The same number as in WebAssembly, with the engine compiled for size in Embedded mode.
    @Test("The samples are the ones every machine computes")
    func bits() {
        var hash: UInt32 = 0
        for sound in Sound.allCases {
            for sample in sound.recipe.samples(rate: 8000) { hash = hash &* 31 &+ sample.bitPattern }
        }
        #expect(hash == 0xBC28_68AF)
    }
}

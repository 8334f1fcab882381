import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("TimedSounds: heard once, and nothing runs after")
struct TimedSoundsTests {
    let clock = ManualClock()
    let output = HeardOutput()
    let sounds: TimedSounds

    init() { sounds = TimedSounds(clock: clock, output: output) }

    @Test("The hardware is let go when a sound is over, by the sound's own figures, and nothing is scheduled any more")
    func tuned() {
        var design = FeedbackDesign.standard
        design.sounds[.completed] = SoundDesign(.completed)
        design.sounds[.completed]?.duration = 0.9
        sounds.play(.completed, in: design, volume: 0.5)
        clock.advance(by: 1.89)
        #expect(output.lines == ["completed 0.5"])
        clock.advance(by: 0.02)
        #expect(output.lines == ["completed 0.5", "stop"])
        #expect(clock.scheduled == 0)
    }

    @Test("A sound that follows soon keeps the hardware, and is not cut off by the end of the first")
    func following() {
        sounds.play(.captured, in: .standard, volume: 1)
        clock.advance(by: 1)
        sounds.play(.failed, in: .standard, volume: 1)
        clock.advance(by: 1)
        #expect(output.lines == ["captured 1.0", "failed 1.0"])
        clock.advance(by: 1)
        #expect(output.lines == ["captured 1.0", "failed 1.0", "stop"])
    }

    @Test("The background stops at once; at rest there is nothing to stop")
    func background() {
        sounds.stop()
        sounds.play(.completed, in: .standard, volume: 1)
        sounds.stop()
        sounds.stop()
        #expect(output.lines == ["completed 1.0", "stop"])
        #expect(clock.scheduled == 0)
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

@MainActor
final class HeardOutput: SoundOutput {
    private(set) var lines: [String] = []

    func play(_ sound: Sound, as recipe: SoundRecipe, volume: Double) { lines.append("\(sound) \(volume)") }
    func stop() { lines.append("stop") }
}

/// Audio output for one sound at a time, which occupies the hardware only between `play` and `stop`.
@MainActor
package protocol SoundOutput: AnyObject {
    /// Replaces a sound that still plays.
    func play(_ sound: Sound, as recipe: SoundRecipe, volume: Double)
    func stop()
}

/// Plays sounds and releases the audio hardware afterwards: nothing runs at rest.
@MainActor
package final class TimedSounds: SoundPerformer {
    private let clock: any FeedbackClock
    private let output: any SoundOutput
    private var end: (any FeedbackWake)?

    /// Seconds kept for a late start and the last echo: sleeping hardware takes time. Assumed.
    static let patience = 1.0

    package init(clock: any FeedbackClock, output: any SoundOutput) {
        self.clock = clock
        self.output = output
    }

    package func play(_ sound: Sound, in design: FeedbackDesign, volume: Double) {
        end?.cancel()
        let recipe = sound.recipe(in: design)
        output.play(sound, as: recipe, volume: volume)
        end = clock.wake(at: clock.now + recipe.duration + TimedSounds.patience) { [weak self] in self?.stop() }
    }

    package func stop() {
        guard let end else { return }
        end.cancel()
        self.end = nil
        output.stop()
    }
}

extension SoundRecipe {
    /// This sound at a volume of 0…1, for outputs without volume.
    package func at(volume: Double) -> SoundRecipe {
        SoundRecipe(
            tones.map { tone in
                var tone = tone
                tone.gain *= volume
                return tone
            }
        )
    }
}

/// An audio output. It plays one sound at a time and holds the hardware only between `play` and `stop`.
@MainActor
package protocol SoundOutput: AnyObject {
    /// From its beginning, in place of what still plays.
    func play(_ sound: Sound, volume: Double)
    /// Lets the audio hardware go.
    func stop()
}

/// Plays sounds and lets the audio hardware go when they are over: nothing runs at rest.
@MainActor
package final class TimedSounds: SoundPerformer {
    private let clock: any FeedbackClock
    private let output: any SoundOutput
    private var end: (any FeedbackWake)?

    /// Seconds a sound may start late or ring on before the output is stopped; hardware that slept takes its time.
    /// Assumed.
    static let patience = 1.0

    package init(clock: any FeedbackClock, output: any SoundOutput) {
        self.clock = clock
        self.output = output
    }

    package func play(_ sound: Sound, volume: Double) {
        end?.cancel()
        output.play(sound, volume: volume)
        end = clock.wake(at: clock.now + sound.recipe.duration + TimedSounds.patience) { [weak self] in self?.stop() }
    }

    package func stop() {
        guard let end else { return }
        end.cancel()
        self.end = nil
        output.stop()
    }
}

/// How a sound reaches the speaker, so that it obeys the silent switch and never stops a person's music.
///
/// The app's audio session is read, and never changed.
/// Source: Documentation/Sources.md, Sound.
package enum SoundRoute: Sendable, Equatable {
    /// A player in an ambient session, which mixes with others and obeys the switch. A Mac has neither session nor switch.
    case player
    /// A system sound, which needs no session, mixes and obeys the switch. The session every app begins with would
    /// stop other audio; those for playing and recording ignore the switch.
    case systemSound

    /// - Parameter isAmbient: the category of the app's audio session is the ambient one.
    package init(isAmbient: Bool) { self = isAmbient ? .player : .systemSound }
}

extension SoundRecipe {
    /// The same sound at 0…1 of its volume, for outputs that have no volume of their own.
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

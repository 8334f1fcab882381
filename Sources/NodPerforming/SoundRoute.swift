import Nod

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

/// Custom figures of a sound.
///
/// ```swift
/// var tuning = Tuning()
/// tuning.design.sounds[.completed] = SoundDesign(.completed)
/// tuning.design.sounds[.completed]?.duration = 0.25
/// ```
public struct SoundDesign: Sendable, Equatable {
    public var notes: [SoundNote]
    /// Seconds until its end. A later note rings for at least `SoundDesign.leastNote`.
    public var duration: Double
    /// 0…1, of the sound's loudness.
    public var gain: Double
    /// Level of the harmonic, 0…1: warm at 0.2, woody at 0.5.
    public var timbre: Double

    package static let leastNote = 0.08

    package init(notes: [SoundNote], duration: Double, gain: Double, timbre: Double) {
        self.notes = notes
        self.duration = duration
        self.gain = gain
        self.timbre = timbre
    }

    /// Uses the sound's tone at the same index for each note, or its last, with these figures. Extra notes share the
    /// loudness.
    package func recipe(for sound: Sound) -> SoundRecipe {
        let standard = sound.recipe
        let share = min(Double(standard.tones.count) / Double(notes.count), 1)
        var tones: [Tone] = []
        for note in notes {
            var tone = standard.tones[min(tones.count, standard.tones.count - 1)]
            tone.frequency = note.frequency
            tone.start = note.time
            tone.duration = max(duration - note.time, SoundDesign.leastNote)
            tone.release *= min(duration / standard.duration, 1)
            tone.gain *= gain * share
            tone.overtone = timbre
            tones.append(tone)
        }
        return SoundRecipe(tones)
    }
}

public struct SoundNote: Sendable, Equatable {
    /// MIDI number: 60 is C4, 69 is A4.
    public var pitch: Double
    /// Seconds after the start of the sound.
    public var time: Double

    public init(_ pitch: Double, time: Double) {
        self.pitch = pitch
        self.time = time
    }

    /// Hertz.
    var frequency: Double { 440 * Functions.exp((pitch - 69) * 0.057_762_265_046_662_11) }
}

#if !hasFeature(Embedded)
extension SoundDesign {
    /// The sound's own figures, with the nearest notes.
    public init(_ sound: Sound) {
        let recipe = sound.recipe
        let notes = recipe.tones.map { tone in
            let pitch = (36..<96).first { SoundNote(Double($0) + 0.5, time: 0).frequency > tone.frequency }
            return SoundNote(Double(pitch ?? 96), time: tone.start)
        }
        self.init(notes: notes, duration: recipe.duration, gain: 1, timbre: recipe.tones[0].overtone)
    }
}

extension Sound {
    /// The sound with a design's figures.
    public func recipe(in design: FeedbackDesign) -> SoundRecipe { design.sounds[self]?.recipe(for: self) ?? recipe }
}
#endif

/// One struck bar, as of a marimba: a fundamental, and two octaves above it a harmonic that is gone four times as soon.
///
/// It starts and ends at zero with a level slope, so that it never clicks.
/// Source: Documentation/Sources.md, Sound.
package struct Tone: Sendable, Equatable {
    /// Hertz of the fundamental.
    package var frequency: Double
    /// Seconds after the start of the sound.
    package var start: Double
    /// Seconds; the last quarter of them brings what is left to zero.
    package var duration: Double
    /// Never exceeded, 0 … 1 of full scale.
    package var gain: Double
    /// How loud the harmonic is beside the fundamental when struck, 0 … 1: warm at .2, woody at .5.
    package var overtone: Double
    /// Seconds until it is fully there.
    package var attack: Double
    /// Seconds in which it fades to 37 %.
    package var release: Double

    package init(
        frequency: Double,
        start: Double,
        duration: Double,
        gain: Double,
        overtone: Double = 0.25,
        attack: Double = 0.004,
        release: Double = 0.045
    ) {
        self.frequency = frequency
        self.start = start
        self.duration = duration
        self.gain = gain
        self.overtone = overtone
        self.attack = attack
        self.release = release
    }
}

extension Tone {
    /// The displacement, −gain … gain, at a time in seconds after the start of the sound.
    package func value(at time: Double) -> Double { value(at: time, below: .infinity) }

    /// - Parameter limit: hertz; a partial from here on is left out, because sampling would fold it into a false one.
    func value(at time: Double, below limit: Double) -> Double {
        let age = time - start
        guard age > 0, age < duration else { return 0 }
        let fade = Functions.exp(-age / release)
        let phase = 2 * Functions.pi * frequency * age
        var sum = frequency < limit ? fade * Functions.sin(phase) : 0
        if overtone > 0, 4 * frequency < limit {
            sum += overtone * (fade * fade) * (fade * fade) * Functions.sin(4 * phase)
        }
        let edges = Self.ease(age / attack) * Self.ease((duration - age) * 4 / duration)
        return gain * edges * sum / (1 + overtone)
    }

    /// From 0 to 1 with a level slope at both ends.
    private static func ease(_ share: Double) -> Double {
        share < 1 ? share * share * (3 - 2 * share) : 1
    }
}

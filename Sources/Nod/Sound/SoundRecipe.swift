/// A sum of tones, and its samples.
///
/// ```swift
/// let samples = Sound.completed.recipe.samples(rate: 48_000)
/// ```
///
/// Samples are identical on every machine; the first and last are exactly zero. Source: Documentation/Sources.md,
/// Sound.
public struct SoundRecipe: Sendable, Equatable {
    package let tones: [Tone]
    public let duration: Double

    package init(_ tones: [Tone]) {
        self.tones = tones
        var end = 0.0
        for tone in tones { end = max(end, tone.start + tone.duration) }
        duration = end < 10 ? end : 10
    }
}

extension SoundRecipe {
    /// - Parameter rate: samples per second, clamped to 8000…192,000 everywhere.
    public func sampleCount(rate: Double) -> Int {
        Int((duration * Self.validRate(rate)).rounded(.down)) + 1
    }

    /// A sample, −1…1; zero outside the sound.
    public func sample(at index: Int, rate: Double) -> Double {
        guard index > 0, index < sampleCount(rate: rate) - 1 else { return 0 }
        let rate = Self.validRate(rate)
        let time = Double(index) / rate
        var sum = 0.0
        for tone in tones { sum += tone.value(at: time, below: rate / 2) }
        return sum > 0 ? min(sum, 1) : sum < 0 ? max(sum, -1) : 0
    }

    public func samples(rate: Double) -> [Float] {
        (0..<sampleCount(rate: rate)).map { Float(sample(at: $0, rate: rate)) }
    }

    /// All samples as 16-bit integers, as in a WAV file.
    package func pcm16(rate: Double) -> [Int16] {
        (0..<sampleCount(rate: rate)).map { Int16((sample(at: $0, rate: rate) * 32_767).rounded(.toNearestOrEven)) }
    }

    private static func validRate(_ rate: Double) -> Double {
        rate > 8000 ? min(rate, 192_000) : 8000
    }
}

/// A struck bar, as of a marimba: a fundamental, and a harmonic two octaves above that decays four times as fast. The
/// mallet adds a third partial near ten times the fundamental for 8 ms, and 4 ms of noise. It starts and ends at zero
/// with zero slope, so that it never clicks. Source: Documentation/Sources.md, Sound.
package struct Tone: Sendable, Equatable {
    package var frequency: Double
    /// Seconds.
    package var start: Double
    /// Seconds; the last quarter fades to zero.
    package var duration: Double
    package var gain: Double
    /// Initial level of the harmonic relative to the fundamental: warm at 0.2, woody at 0.5.
    package var overtone = 0.25
    package var attack = 0.004
    package var release = 0.09
    package var strike = 1.0
}

extension Tone {
    /// Leaves out partials from `limit` (hertz) on: sampling would alias them.
    package func value(at time: Double, below limit: Double = .infinity) -> Double {
        let age = time - start
        guard age > 0, age < duration else { return 0 }
        let fade = Functions.exp(-age / release)
        let phase = 2 * Functions.pi * frequency * age
        var sum = frequency < limit ? fade * Functions.sin(phase) : 0
        if overtone > 0, 4 * frequency < limit {
            sum += overtone * (fade * fade) * (fade * fade) * Functions.sin(4 * phase)
        }
        if strike > 0, release > 0, frequency < limit { sum += strike * mallet(at: age, below: limit) }
        let edges = Self.ease(age / attack) * Self.ease((duration - age) * 4 / duration)
        return gain * edges * sum / (1 + overtone + strike * (Tone.third + Tone.noise))
    }

    /// −18 dB, and the noise, relative to the fundamental.
    private static let third = 0.126
    private static let noise = 0.1

    /// Third partial and noise, identical at every rate.
    private func mallet(at age: Double, below limit: Double) -> Double {
        var sum = 0.0
        let high = 9.9 * frequency
        if high < limit {
            sum = Tone.third * Functions.exp(-age / 0.008) * Functions.sin(2 * Functions.pi * high * age)
        }
        if age < 0.004 {
            var generator = SeededGenerator(seed: UInt64(age * 48_000))
            sum += Tone.noise * (1 - age / 0.004) * generator.between(-1, 1)
        }
        return sum
    }

    /// Eases 0…1, with zero slope at both ends.
    private static func ease(_ share: Double) -> Double {
        share < 1 ? share * share * (3 - 2 * share) : 1
    }
}

/// A sound as a WAV file: one channel of 16-bit samples. Source: Documentation/Sources.md, Sound.
extension SoundRecipe {
    /// Samples per second that every device plays well.
    public static let standardRate = 48_000

    public func waveFile(rate: Int = standardRate) -> [UInt8] {
        let rate = min(max(rate, 8000), 192_000)
        let samples = pcm16(rate: Double(rate))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(44 + 2 * samples.count)
        bytes += Array("RIFF".utf8) + littleEndian(UInt32(36 + 2 * samples.count)) + Array("WAVEfmt ".utf8)
        bytes += littleEndian(UInt32(16)) + littleEndian(UInt16(1)) + littleEndian(UInt16(1))
        bytes += littleEndian(UInt32(rate)) + littleEndian(UInt32(2 * rate))
        bytes += littleEndian(UInt16(2)) + littleEndian(UInt16(16))
        bytes += Array("data".utf8) + littleEndian(UInt32(2 * samples.count))
        for sample in samples { bytes += littleEndian(UInt16(bitPattern: sample)) }
        return bytes
    }

    private func littleEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    private func littleEndian(_ value: UInt16) -> [UInt8] { littleEndian(UInt32(value)).dropLast(2) }
}

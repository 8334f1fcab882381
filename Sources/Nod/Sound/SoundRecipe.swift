/// A sound as a sum of tones, and its samples.
///
/// ```swift
/// let samples = Sound.completed.recipe.samples(rate: 48_000)
/// ```
///
/// The same recipe gives the same samples on every machine. The first and the last sample are exactly zero.
/// Source: Documentation/Sources.md, Sound.
public struct SoundRecipe: Sendable, Equatable {
    package let tones: [Tone]
    /// Seconds until the last tone has ended, at most 10.
    public let duration: Double

    package init(_ tones: [Tone]) {
        self.tones = tones
        var end = 0.0
        for tone in tones { end = max(end, tone.start + tone.duration) }
        duration = end < 10 ? end : 10
    }
}

extension SoundRecipe {
    /// The number of samples at a rate.
    ///
    /// - Parameter rate: samples a second; outside 8000 … 192 000 the nearer end, as everywhere here.
    public func sampleCount(rate: Double) -> Int {
        Int((duration * Self.validRate(rate)).rounded(.down)) + 1
    }

    /// One sample, −1 … 1, so that a caller can fill a buffer of its own; zero outside the sound.
    public func sample(at index: Int, rate: Double) -> Double {
        guard index > 0, index < sampleCount(rate: rate) - 1 else { return 0 }
        let rate = Self.validRate(rate)
        let time = Double(index) / rate
        var sum = 0.0
        for tone in tones { sum += tone.value(at: time, below: rate / 2) }
        return sum > 0 ? min(sum, 1) : sum < 0 ? max(sum, -1) : 0
    }

    /// All samples, −1 … 1.
    public func samples(rate: Double) -> [Float] {
        (0..<sampleCount(rate: rate)).map { Float(sample(at: $0, rate: rate)) }
    }

    /// All samples as 16-bit integers of the full scale 32 767, as a WAV file holds them.
    package func pcm16(rate: Double) -> [Int16] {
        (0..<sampleCount(rate: rate)).map { Int16((sample(at: $0, rate: rate) * 32_767).rounded(.toNearestOrEven)) }
    }

    private static func validRate(_ rate: Double) -> Double {
        rate > 8000 ? min(rate, 192_000) : 8000
    }
}

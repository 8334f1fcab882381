/// A sound as the bytes of a WAV file: one channel of 16-bit samples.
///
/// Source: Documentation/Sources.md, Sound: a little-endian RIFF header of 44 bytes; PCM is format 1.
extension SoundRecipe {
    /// Samples a second that every device plays without converting badly.
    public static let standardRate = 48_000

    /// - Parameter rate: samples a second, 8000 … 192 000.
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

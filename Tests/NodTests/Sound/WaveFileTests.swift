import Nod
import Testing

@Suite("WaveFile")
struct WaveFileTests {
    @Test("A header of 44 bytes says what follows, byte by byte")
    func header() {
        let bytes = SoundRecipe([]).waveFile(rate: 8000)
        #expect(
            bytes == [
                0x52, 0x49, 0x46, 0x46, 38, 0, 0, 0, 0x57, 0x41, 0x56, 0x45, 0x66, 0x6D, 0x74, 0x20, 16, 0, 0, 0, 1, 0,
                1,
                0, 0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0, 0x64, 0x61, 0x74, 0x61, 2, 0, 0, 0, 0, 0,
            ]
        )
    }

    @Test("After it come the recipe's own samples, the low byte first", arguments: Sound.allCases)
    func samples(of sound: Sound) {
        let samples = sound.recipe.pcm16(rate: 48_000)
        let body = sound.recipe.waveFile().dropFirst(44)
        #expect(body.count == 2 * samples.count)
        let read = stride(from: body.startIndex, to: body.endIndex, by: 2).map {
            Int16(bitPattern: UInt16(body[$0]) | UInt16(body[$0 + 1]) << 8)
        }
        #expect(read == samples)
    }

    @Test("A rate no device has is the nearest that it has")
    func rates() {
        #expect(Sound.captured.recipe.waveFile(rate: 1) == Sound.captured.recipe.waveFile(rate: 8000))
    }
}

import Nod
import Testing

@Suite("SeededGenerator")
struct SeededGeneratorTests {
    /// Source: the reference implementation of SplitMix64 (prng.di.unimi.it/splitmix64.c).
    @Test("It is SplitMix64: known answers for 1234567 and 0")
    func knownAnswers() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ]
        )
        var zero = SeededGenerator(seed: 0)
        let zeros = (0..<3).map { _ in zero.next() }
        #expect(zeros == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    }

    @Test("Numbers between two bounds reach the first and never the second")
    func bounds() {
        var generator = SeededGenerator(seed: 3)
        let numbers = (0..<10_000).map { _ in generator.between(-2, 6) }
        #expect(numbers.allSatisfy { $0 >= -2 && $0 < 6 })
        #expect((numbers.reduce(0, +) / 10_000 - 2).magnitude < 0.1)
    }
}

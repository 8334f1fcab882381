import Testing

@testable import Nod

@Suite("Tone")
struct ToneTests {
    let tone = Tone(frequency: 440, start: 0.1, duration: 0.2, gain: 0.5)

    @Test("It is silent before its start and after its end")
    func bounds() {
        #expect([0, 0.05, 0.1, 0.31, 0.4].map { tone.value(at: $0) } == [0, 0, 0, 0, 0])
        #expect(tone.value(at: 0.105) != 0)
    }

    @Test("It never exceeds its gain and fades by its release")
    func fading() {
        let plain = Tone(frequency: 400, start: 0, duration: 10, gain: 0.5, overtone: 0, release: 0.1, strike: 0)
        #expect((0..<4000).allSatisfy { plain.value(at: Double($0) / 8000).magnitude <= 0.5 })
        // A quarter period after each full second of the wave, the sine is 1.
        let ratio = plain.value(at: 0.200625) / plain.value(at: 0.100625)
        #expect((ratio - 0.36787944117144233).magnitude < 1e-12)
    }

    @Test("The harmonic is gone long before the fundamental")
    func harmonic() {
        let bare = Tone(frequency: 400, start: 0, duration: 1, gain: 0.5, overtone: 0, strike: 0)
        let full = Tone(frequency: 400, start: 0, duration: 1, gain: 0.5 * 1.25, overtone: 0.25, strike: 0)
        func difference(_ time: Double) -> Double { (full.value(at: time) - bare.value(at: time)).magnitude }
        #expect(difference(0.0054) > 0.02)
        #expect(difference(0.3504) < 1e-6)
    }

    @Test("A partial that sampling could not hold is left out")
    func folding() {
        let high = Tone(frequency: 3000, start: 0, duration: 1, gain: 0.5, overtone: 0.5, strike: 0)
        let bare = Tone(frequency: 3000, start: 0, duration: 1, gain: 0.5 / 1.5, overtone: 0, strike: 0)
        #expect((high.value(at: 0.0051, below: 4000) - bare.value(at: 0.0051)).magnitude < 1e-15)
        #expect((high.value(at: 0.0051) - bare.value(at: 0.0051)).magnitude > 1e-3)
        #expect(high.value(at: 0.0051, below: 3000) == 0)
    }

    @Test("A tone that makes no sense is silent")
    func nonsense() {
        #expect(Tone(frequency: 440, start: .nan, duration: 0.2, gain: 1).value(at: 0.1) == 0)
        #expect(Tone(frequency: 440, start: 0, duration: -1, gain: 1).value(at: 0.1) == 0)
        #expect(Tone(frequency: 440, start: 0, duration: 1, gain: 1, release: 0).value(at: 0.1) == 0)
    }

    @Test("The mallet is heard for an instant, at −18 dB, and is the same at every rate")
    func mallet() {
        let bare = Tone(frequency: 400, start: 0, duration: 1, gain: 1, strike: 0)
        let struck = Tone(frequency: 400, start: 0, duration: 1, gain: 1.476 / 1.25)
        let difference = { (time: Double) in (struck.value(at: time) - bare.value(at: time)).magnitude }
        let heard = (0..<480).map { difference(Double($0) / 48_000) }
        #expect(heard.max()! > 0.05 && heard.max()! < 0.2)
        #expect((0..<4800).allSatisfy { difference(0.06 + Double($0) / 48_000) < 1e-4 })
        #expect(struck.value(at: 0.002, below: 8000) == struck.value(at: 0.002, below: 96_000))
    }
}

import Nod

@testable import NodFile

extension FeedbackFile {
    /// A random valid file that may contain everything that files can.
    static func random(seed: UInt64) -> FeedbackFile {
        var chance = Chance(generator: SeededGenerator(seed: seed &* 0x9E37_79B9))
        let base = chance.of(Base.allCases)
        var tuning = Tuning(profile: base.profile)
        repeat {
            for figure in Figure.allCases where chance.oneIn(2) {
                tuning[figure] = figure.written(chance.within(figure.range)) / figure.perUnit
            }
        } while !tuning.checkRests
        tuning.design.replacements = NamedMoment.all.compactMap { named in
            let replacement = Replacement(named.moment, haptic: chance.haptic(), sound: chance.sound())
            return replacement == Replacement(named.moment) ? nil : replacement
        }
        for kind in HapticKind.allCases where chance.oneIn(3) { tuning.design.taps[kind] = chance.taps() }
        for sound in Sound.allCases where chance.oneIn(3) { tuning.design.sounds[sound] = chance.design() }
        let name: String? = chance.oneIn(3) ? nil : chance.of(["Calm", "", "“Très” \\ doux\n\t\u{1}", "🎉🎉", "ひかえめ"])
        return FeedbackFile(name: name, basedOn: base, tuning: tuning)
    }
}

/// A seeded source of random values.
private struct Chance {
    var generator: SeededGenerator

    mutating func oneIn(_ count: Int) -> Bool { Int(generator.next() >> 33) % count == 0 }
    mutating func of<Value>(_ values: [Value]) -> Value { values[Int(generator.next() >> 33) % values.count] }

    /// Often one of the ends, where rules break first.
    mutating func within(_ range: ClosedRange<Double>) -> Double {
        if oneIn(4) { return of([range.lowerBound, range.upperBound]) }
        return generator.between(range.lowerBound, range.upperBound)
    }

    mutating func haptic() -> Replacement.Change<Haptic> {
        let haptic = Haptic(of(HapticKind.allCases), intensity: within(0...1))
        return of([.kept, .removed, .replaced(haptic)])
    }

    mutating func taps() -> [HapticTap] {
        var end = 0.0
        return (0...of([0, 1, 2])).map { _ in
            let (start, length) = (end + of([0, 5, 25]), within(20...100).rounded())
            end = start + length + 20
            return HapticTap(
                time: start / 1000,
                duration: length / 1000,
                intensity: within(0...1),
                sharpness: within(0...1)
            )
        }
    }

    mutating func design() -> SoundDesign {
        let notes = (0..<of([1, 6])).map { _ in SoundNote(of([48, 69, 96]), time: within(0...600).rounded() / 1000) }
        return SoundDesign(notes: notes, duration: of([0.08, 1]), gain: of([0, 0.5]), timbre: within(0...1))
    }

    mutating func sound() -> Replacement.Change<Sound> { of([.kept, .removed, .replaced(of(Sound.allCases))]) }
}

import Nod

/// A number of a tap, note or sound in a file.
struct FileNumber<Root> {
    let key: String
    let place: WritableKeyPath<Root, Double>
    let range: ClosedRange<Double>
    let isTime: Bool
    let meaning: String

    init(_ key: String, _ place: WritableKeyPath<Root, Double>, _ range: ClosedRange<Double>, _ meaning: String) {
        (self.key, self.place, self.range, self.meaning) = (key, place, range, meaning)
        isTime = key == "time" || key == "duration"
    }
}

/// Limits of taps and sounds in a file; times in milliseconds. Source: Documentation/Sources.md, Tuning.
enum FileRange {
    /// Number of taps in a haptic, and of notes in a sound.
    static let most = 6
    /// Milliseconds between taps that plain motors can separate.
    static let pause = 20.0
    static var tap: [FileNumber<HapticTap>] {
        [
            FileNumber(
                "time",
                \.time,
                0...400,
                "Milliseconds after the start; at least 20 after the end of the tap before."
            ),
            FileNumber("duration", \.duration, 20...100, "Milliseconds that a plain motor is on."),
            FileNumber("intensity", \.intensity, 0...1, "Strength, multiplied by the intensity of the haptic."),
            FileNumber("sharpness", \.sharpness, 0...1, "From a soft thud to a crisp click."),
        ]
    }
    static var note: [FileNumber<SoundNote>] {
        [
            FileNumber("pitch", \.pitch, 48...96, "MIDI number: 60 is C4, 12 more are an octave."),
            FileNumber("time", \.time, 0...600, "Milliseconds after the start."),
        ]
    }
    static var sound: [FileNumber<SoundDesign>] {
        [
            FileNumber("duration", \.duration, 80...1000, "Milliseconds until its end."),
            FileNumber("gain", \.gain, 0...1, "Loudness, of the sound's own."),
            FileNumber("timbre", \.timbre, 0...1, "Level of the harmonic: warm at 0.2, woody at 0.5."),
        ]
    }

    /// Rounds off the error of binary fractions.
    static func milliseconds(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e6 }
}

extension Figure {
    var perUnit: Double { unit == .seconds ? 1000 : 1 }

    /// A value as files have it: times to the nanosecond.
    func written(_ value: Double) -> Double { unit == .seconds ? FileRange.milliseconds(value) : value }
}

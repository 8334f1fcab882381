/// Sound of a moment, at most one per interaction; weakest first.
///
/// ```swift
/// let bytes = Sound.completed.recipe.waveFile()
/// ```
///
/// Raw values cross to other performers: never reuse one. Source: Documentation/Sources.md, Sound.
public enum Sound: Int32, Sendable, CaseIterable {
    /// A rising fifth, 0.38 s.
    case completed = 0
    /// A soft knock, 0.38 s.
    case captured = 1
    /// A rising chord, 0.56 s.
    case celebration = 2
    /// A tone twice, gently, 0.38 s.
    case warning = 3
    /// A falling fourth, 0.38 s.
    case failed = 4
}

extension Sound: Comparable {
    public static func < (one: Sound, other: Sound) -> Bool { one.rawValue < other.rawValue }

    package static func stronger(_ one: Sound?, _ other: Sound?) -> Sound? {
        isStronger(other, than: one) ? other : one
    }

    static func isStronger(_ one: Sound?, than other: Sound?) -> Bool {
        (one?.rawValue ?? -1) > (other?.rawValue ?? -1)
    }
}

/// All sounds use the same wooden bars; the melody distinguishes them: up is good, level a hint, down bad. Each begins
/// with a different note and peaks between 0.22 and 0.2512 (−12 dBFS).
extension Sound {
    public var recipe: SoundRecipe {
        switch self {
        // C5 to G5.
        case .completed:
            SoundRecipe([
                Tone(frequency: 523.25, start: 0, duration: 0.3, gain: 0.223),
                Tone(frequency: 783.99, start: 0.06, duration: 0.32, gain: 0.223),
            ])
        // A4.
        case .captured: SoundRecipe([Tone(frequency: 440, start: 0, duration: 0.38, gain: 0.3, overtone: 0.35)])
        // G4, C5, E5, C6.
        case .celebration:
            SoundRecipe([
                Tone(frequency: 392, start: 0, duration: 0.35, gain: 0.222),
                Tone(frequency: 523.25, start: 0.07, duration: 0.35, gain: 0.222),
                Tone(frequency: 659.26, start: 0.14, duration: 0.35, gain: 0.222),
                Tone(frequency: 1046.5, start: 0.21, duration: 0.35, gain: 0.222, overtone: 0.15, strike: 0.6),
            ])
        // E5, with a slow attack.
        case .warning:
            SoundRecipe([
                Tone(frequency: 659.26, start: 0, duration: 0.24, gain: 0.326, overtone: 0.15, attack: 0.008),
                Tone(frequency: 659.26, start: 0.14, duration: 0.24, gain: 0.326, overtone: 0.15, attack: 0.008),
            ])
        // G5 to D5.
        case .failed:
            SoundRecipe([
                Tone(frequency: 783.99, start: 0, duration: 0.28, gain: 0.263, attack: 0.006),
                Tone(frequency: 587.33, start: 0.1, duration: 0.28, gain: 0.263, attack: 0.006),
            ])
        }
    }
}

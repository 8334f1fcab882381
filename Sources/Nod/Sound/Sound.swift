/// What a moment sounds like, at most once an interaction.
///
/// The raw value is the strength: when moments merge, the strongest sound is heard. It is also the number that crosses
/// to other performers.
/// Source: Documentation/Sources.md, Sound.
public enum Sound: Int32, Sendable, CaseIterable {
    /// A rising fifth, .2 s.
    case completed = 0
    /// One soft knock, .12 s.
    case captured = 1
    /// A rising chord, .4 s.
    case celebration = 2
    /// The same tone twice, gently, .2 s.
    case warning = 3
    /// A falling fourth, .2 s.
    case failed = 4
}

extension Sound: Comparable {
    public static func < (one: Sound, other: Sound) -> Bool { one.rawValue < other.rawValue }

    /// The stronger of two.
    public static func stronger(_ one: Sound?, _ other: Sound?) -> Sound? {
        isStronger(other, than: one) ? other : one
    }

    static func isStronger(_ one: Sound?, than other: Sound?) -> Bool {
        (one?.rawValue ?? -1) > (other?.rawValue ?? -1)
    }
}

extension Sound {
    /// The tones it is made of.
    public var recipe: SoundRecipe {
        switch self {
        case .completed: .completed
        case .captured: .captured
        case .celebration: .celebration
        case .warning: .warning
        case .failed: .failed
        }
    }
}

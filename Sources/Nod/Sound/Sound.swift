/// The sound of a moment, at most one an interaction; weakest first.
///
/// ```swift
/// let bytes = Sound.completed.recipe.waveFile()
/// ```
///
/// The raw value is the number that crosses to other performers: a new sound takes a new one, and none is used again.
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
    /// When moments merge, the strongest sound is heard.
    private var strength: Int {
        switch self {
        case .completed: 0
        case .captured: 1
        case .celebration: 2
        case .warning: 3
        case .failed: 4
        }
    }

    public static func < (one: Sound, other: Sound) -> Bool { one.strength < other.strength }

    /// The stronger of two.
    package static func stronger(_ one: Sound?, _ other: Sound?) -> Sound? {
        isStronger(other, than: one) ? other : one
    }

    static func isStronger(_ one: Sound?, than other: Sound?) -> Bool {
        (one?.strength ?? -1) > (other?.strength ?? -1)
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

/// Look of a check, by the engine's state and its latest answer.
package struct CheckAppearance: Sendable, Equatable {
    package private(set) var isCompleted: Bool
    package private(set) var state: CheckState
    /// Saving takes longer than people wait without a hint.
    package private(set) var isSlow = false
    package private(set) var replacement = Replacement.symbolEffect
    package private(set) var replacementDuration: Double?
    /// Counts bounces that symbols play: a symbol effect starts whenever it changes.
    package private(set) var bounces = 0

    package init(isCompleted: Bool = false) {
        self.isCompleted = isCompleted
        state = isCompleted ? .completed : .open
    }

    package enum Replacement: Sendable, Equatable {
        /// The system's replacement, which may move and scale symbols.
        case symbolEffect
        case crossFade
    }
}

extension CheckAppearance {
    /// Seconds of the system's symbol effects at normal speed. Assumed; see Documentation/Sources.md, Timing.
    static let systemEffect = 0.75

    /// Speed of symbol effects, so that they end with the answer and before the row leaves.
    package static let effectSpeed = systemEffect / Motion.checkDuration

    mutating func draw(isCompleted: Bool, state: CheckState) {
        if isCompleted != self.isCompleted { replacementDuration = nil }
        self.isCompleted = isCompleted
        self.state = state
        isSlow = isSlow && isSaving
    }

    func settled(isCompleted: Bool) -> CheckAppearance {
        var appearance = self
        appearance.draw(isCompleted: isCompleted, state: isCompleted ? .completed : .open)
        return appearance
    }

    /// Plays an answer on the state that is already drawn.
    mutating func play(_ score: Score, mayMove: Bool) {
        guard score.isCheckAnswer else { return }
        replacement = mayMove ? .symbolEffect : .crossFade
        if let track = score.tracks.first(where: { $0.property == .mark || $0.property == .tick }) {
            replacementDuration = track.duration
        }
        if score.tracks.contains(where: { score.part(of: $0) == .bounce }) { bounces += 1 }
    }

    mutating func becomeSlow() { isSlow = isSaving }

    var isSaving: Bool { state == .completing || state == .reopening }
}

extension CheckAppearance {
    /// SF Symbol of each state (seed 000).
    package static func symbol(isCompleted: Bool) -> String { isCompleted ? "checkmark.circle.fill" : "circle" }

    package var symbol: String { CheckAppearance.symbol(isCompleted: isCompleted) }

    /// Symbol beside the check for a failed or pending save: never colour alone.
    package var badge: Badge? {
        switch state {
        case .open, .completed: nil
        case .completing, .reopening: isSlow ? .saving : nil
        case .waiting: .waiting
        case .failed: .failed
        }
    }

    package enum Badge: Sendable, Equatable, CaseIterable {
        case saving
        case waiting
        case failed

        package var symbol: String {
            switch self {
            case .saving: "ellipsis.circle.fill"
            case .waiting: "clock.fill"
            case .failed: "exclamationmark.circle.fill"
            }
        }
    }
}

extension CheckAppearance {
    /// Colour of its symbol: gray if disabled, the text's with increased contrast.
    package func ink(isEnabled: Bool, needsContrast: Bool) -> Ink {
        if !isEnabled { return .disabled }
        if state == .failed { return .failed }
        return isCompleted ? .completed : needsContrast ? .openInContrast : .open
    }

    package enum Ink: Sendable, Equatable { case disabled, open, openInContrast, completed, failed, pending }

    package static func opacity(isEnabled: Bool) -> Double {
        ButtonLook(.childFriendly, state: isEnabled ? .ready : .disabled, profile: .standard).opacity
    }
}

extension CheckAppearance.Badge {
    package var ink: CheckAppearance.Ink { self == .failed ? .failed : .pending }
}

extension Score {
    /// Whether it answers a completion or reopening.
    var isCheckAnswer: Bool {
        moments.contains { $0 == .completed || $0 == .itemCompleted || $0 == .reopened }
    }
}

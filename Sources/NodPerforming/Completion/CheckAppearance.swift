/// How a check is drawn: what it says, and how its symbol got there. Made from what the engine drew and answered.
package struct CheckAppearance: Sendable, Equatable {
    package private(set) var isCompleted: Bool
    package private(set) var state: CheckState
    /// The save takes longer than people wait without a word.
    package private(set) var isSlow = false
    /// How the other symbol takes the place of the one before.
    package private(set) var replacement = Replacement.symbolEffect
    /// Seconds in which it does; `nil` where it is there at once.
    package private(set) var replacementDuration: Double?
    /// Counts the answers that bounce as symbols do: what bounces by itself bounces whenever this changes.
    package private(set) var bounces = 0

    package init(isCompleted: Bool = false) {
        self.isCompleted = isCompleted
        state = isCompleted ? .completed : .open
    }

    package enum Replacement: Sendable, Equatable {
        /// As the system replaces symbols: it may move and scale them.
        case symbolEffect
        /// One fades out while the other fades in; nothing moves.
        case crossFade
    }
}

extension CheckAppearance {
    /// Seconds that a symbol bounces or is replaced at the system's own speed. Source: Documentation/Sources.md, Timing;
    /// assumed.
    static let systemEffect = 0.75

    /// How many times faster symbols play their effects, so that these are over with the answer and before the row
    /// leaves.
    package static let effectSpeed = systemEffect / Motion.checkDuration

    /// It is shown so from now on.
    mutating func draw(isCompleted: Bool, state: CheckState) {
        if isCompleted != self.isCompleted { replacementDuration = nil }
        self.isCompleted = isCompleted
        self.state = state
        isSlow = isSlow && isSaving
    }

    /// The same check at rest; it doesn't bounce again.
    func settled(isCompleted: Bool) -> CheckAppearance {
        var appearance = self
        appearance.draw(isCompleted: isCompleted, state: isCompleted ? .completed : .open)
        return appearance
    }

    /// Answers a state that is drawn.
    ///
    /// - Parameter motion: the motion that is allowed at its place.
    mutating func play(_ score: Score, motion: MotionLevel) {
        guard score.isCheckAnswer else { return }
        replacement = motion == .full ? .symbolEffect : .crossFade
        if let track = score.tracks.first(where: { $0.property == .mark || $0.property == .tick }) {
            replacementDuration = track.duration
        }
        if score.tracks.contains(where: { score.part(of: $0) == .bounce }) { bounces += 1 }
    }

    mutating func becomeSlow() { isSlow = isSaving }

    var isSaving: Bool { state == .completing || state == .reopening }
}

extension CheckAppearance {
    /// The symbol of a state as SF Symbols names it (seed 000).
    package static func symbol(isCompleted: Bool) -> String { isCompleted ? "checkmark.circle.fill" : "circle" }

    package var symbol: String { CheckAppearance.symbol(isCompleted: isCompleted) }

    /// A small symbol beside the check for a failed or pending save: never told by colour alone.
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

        /// As SF Symbols names it.
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
    /// The colour of its symbol; one that can't be used is gray, and one that must be seen well has the colour of text.
    package func ink(isEnabled: Bool, needsContrast: Bool) -> Ink {
        if !isEnabled { return .disabled }
        if state == .failed { return .failed }
        return isCompleted ? .completed : needsContrast ? .openInContrast : .open
    }

    package enum Ink: Sendable, Equatable { case disabled, open, openInContrast, completed, failed, pending }

    /// One that can't be used steps back as any button does.
    package static func opacity(isEnabled: Bool) -> Double {
        ButtonLook(.childFriendly, state: isEnabled ? .ready : .disabled, profile: .standard).opacity
    }
}

extension CheckAppearance.Badge {
    package var ink: CheckAppearance.Ink { self == .failed ? .failed : .pending }
}

extension Score {
    /// Whether it answers that an item was completed or reopened; a press, for one, does not.
    var isCheckAnswer: Bool {
        moments.contains { $0 == .completed || $0 == .itemCompleted || $0 == .reopened }
    }
}

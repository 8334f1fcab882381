/// A row that stays until its answer was seen, then leaves; wished open in time, it is kept.
///
/// The same on every surface: list, board, cards.
package struct Departure: Sendable, Equatable {
    /// When the row may leave.
    package private(set) var due: Double
    package private(set) var hasLeft = false
    private let stay: Double
    private var wasSeen = false

    /// - Parameters:
    ///   - time: when its answer began, in seconds.
    ///   - stay: seconds the answer is visible; at least `Stay.least` is kept.
    package init(from time: Double, stay: Double) {
        self.stay = max(Stay.least, stay)
        due = time + self.stay
    }

    /// The answer was drawn only now: a stalled frame takes nothing from the time it is seen.
    package mutating func markSeen(at time: Double) {
        guard !wasSeen else { return }
        wasSeen = true
        due = max(due, time + stay)
    }

    /// Whether the row leaves now: true once.
    package mutating func leaves(at time: Double) -> Bool {
        guard !hasLeft, time >= due else { return false }
        hasLeft = true
        return true
    }
}

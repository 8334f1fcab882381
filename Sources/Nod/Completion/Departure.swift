/// A row that stays until its answer was seen, then leaves; wished open in time, it is kept.
///
/// The same on every surface: list, board, cards.
public struct Departure: Sendable, Equatable {
    /// When the row may leave.
    public private(set) var due: Double
    public private(set) var hasLeft = false
    private let stay: Double
    private var wasSeen = false

    /// - Parameters:
    ///   - time: when its answer began, in seconds.
    ///   - stay: seconds the answer is visible; at least `Stay.least` is kept.
    public init(from time: Double, stay: Double) {
        self.stay = max(Stay.least, stay)
        due = time + self.stay
    }

    /// The answer was drawn only now: a stalled frame takes nothing from the time it is seen.
    public mutating func seen(at time: Double) {
        guard !wasSeen else { return }
        wasSeen = true
        due = max(due, time + stay)
    }

    /// Whether the row leaves now: true once.
    public mutating func leaves(at time: Double) -> Bool {
        guard !hasLeft, time >= due else { return false }
        hasLeft = true
        return true
    }
}

import Foundation

/// A swipe that a component follows: a toast is dismissed, a card completed. Released too early, it returns.
/// `SwipeModel` holds the distances and velocities.
@MainActor
package final class SwipeFollower {
    package enum Ending: Sendable {
        /// Stays at its last position, from which its departure continues.
        case staysAway
        /// Returns, unless it leaves: then it continues outward.
        case comesBack
    }

    /// Points after which a touch swipes and no longer taps.
    package static let slop = SwipeModel.slop

    package var onChange: @MainActor () -> Void = {}
    package private(set) var isMoving = false

    private let ending: Ending
    private var swipe: SwipeModel?
    private var start: CGPoint?
    private var releasedAt = 0.0
    /// Where it stays after a completed swipe.
    private var held: Double?
    private var isRightToLeft = false
    private var rest: (any FeedbackWake)?

    package nonisolated init(_ ending: Ending) { self.ending = ending }

    /// Follows the finger. `start` and `end` are points in coordinates that don't move with the card.
    ///
    /// - Parameters:
    ///   - width: width of the card or toast, in points.
    ///   - isRightToLeft: whether text runs from right to left.
    ///   - leaves: whether a completed swipe continues outward.
    ///   - context: the context where it is drawn.
    ///   - clock: the center's clock.
    package func move(
        from start: CGPoint,
        to end: CGPoint,
        width: Double,
        isRightToLeft: Bool,
        leaves: Bool = false,
        in context: FeedbackContext,
        clock: any FeedbackClock
    ) {
        if start != self.start {
            let offset = offset(at: clock.now)
            settle()
            self.start = start
            self.isRightToLeft = isRightToLeft
            swipe = SwipeModel(
                x: start.x,
                y: start.y,
                at: clock.now,
                width: width,
                offset: offset,
                isRightToLeft: isRightToLeft,
                isReduced: !context.mayMove,
                leaves: leaves,
                spring: context.design.stateSpring,
                // Rows don't move backwards: their list uses that direction.
                backwardLimit: ending == .comesBack ? 0 : SwipeModel.backwardLimit
            )
        }
        swipe?.move(x: end.x, y: end.y, at: clock.now)
        onChange()
    }

    /// The finger is lifted. Returns whether the swipe is complete.
    package func release(clock: any FeedbackClock) -> Bool {
        guard start != nil, var swipe else { return false }
        start = nil
        let offset = swipe.offset
        swipe.release(at: clock.now)
        self.swipe = swipe
        let isGone = swipe.isCommitted && (ending == .staysAway || swipe.leaves)
        if isGone && (ending == .staysAway || swipe.journey == nil) {
            held = offset
            onChange()
        } else {
            move(clock, staysOut: isGone)
        }
        return swipe.isCommitted
    }

    /// Something else took the touch. Ignored after a release.
    package func cancel(clock: any FeedbackClock) {
        guard start != nil else { return }
        start = nil
        swipe?.cancel(at: clock.now)
        move(clock)
    }

    /// Returns a card that had left its place.
    package func stay() {
        guard start == nil, swipe?.isCommitted ?? false, swipe?.leaves ?? false else { return }
        settle()
        onChange()
    }

    /// Whether it follows a finger, which can't do anything else meanwhile.
    package var isFollowing: Bool { swipe?.phase == .following || isArmed }

    /// Whether the swipe would be complete if released now.
    package var isArmed: Bool { swipe?.phase == .armed }

    /// Share of the distance that completes it, 0…1.
    package func progress(at time: Double) -> Double {
        guard let swipe else { return 0 }
        return min(max(abs(offset(at: time)) / swipe.commitDistance, 0), 1)
    }

    /// Points from its place; positive to the right.
    package func offset(at time: Double) -> Double {
        if let held { return held }
        guard let swipe else { return 0 }
        if start != nil { return swipe.offset }
        return swipe.journey?.value(at: time - releasedAt) ?? 0
    }

    /// Points towards the trailing edge, for effects that SwiftUI mirrors from right to left.
    package func slide(at time: Double) -> Double { isRightToLeft ? -offset(at: time) : offset(at: time) }

    private func move(_ clock: any FeedbackClock, staysOut: Bool = false) {
        releasedAt = clock.now
        if let journey = swipe?.journey {
            isMoving = true
            rest = clock.wake(at: releasedAt + journey.duration) { [weak self] in
                if staysOut { self?.isMoving = false } else { self?.settle() }
                self?.onChange()
            }
        }
        onChange()
    }

    private func settle() {
        rest?.cancel()
        isMoving = false
        held = nil
        swipe = nil
        start = nil
    }
}

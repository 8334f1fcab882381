/// Where a finger is, in points.
package struct SwipePoint: Sendable, Equatable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A swipe that a component follows: a toast is dismissed, a card completed.
///
/// Let go too early, it comes back to its place. How far and how fast is enough says `SwipeModel`.
@MainActor
package final class SwipeFollower {
    /// The end of a swipe that was let go far or fast enough.
    package enum Ending: Sendable {
        /// It stays where it is, and its departure goes on from there.
        case staysAway
        /// It comes back: what it was swiped for is done.
        case comesBack
    }

    /// Points after which a finger swipes, and no longer taps.
    package static let slop = SwipeModel.Figures().slop

    /// Told when it moves, or no longer does.
    package var onChange: @MainActor () -> Void = {}
    /// It is coming back.
    package private(set) var isReturning = false

    private let ending: Ending
    private var swipe: SwipeModel?
    private var start: SwipePoint?
    private var releasedAt = 0.0
    /// Where it was let go for good.
    private var held: Double?
    private var isRightToLeft = false
    private var rest: (any FeedbackWake)?

    package nonisolated init(_ ending: Ending) { self.ending = ending }

    /// The finger that came down at `start` is at `end` now, in points of a place that does not move with it.
    ///
    /// - Parameters:
    ///   - start: where the finger came down.
    ///   - end: where it is now.
    ///   - width: that of what follows, in points.
    ///   - isRightToLeft: the direction of the text; it is swiped along it.
    ///   - context: what holds where it is drawn.
    ///   - clock: when the finger was there.
    package func move(
        from start: SwipePoint,
        to end: SwipePoint,
        width: Double,
        isRightToLeft: Bool,
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
                isReduced: context.levels.motion == .reduced,
                figures: ending.figures(in: context)
            )
        }
        swipe?.move(x: end.x, y: end.y, at: clock.now)
        onChange()
    }

    /// The finger is lifted. Tells whether it was let go far or fast enough.
    package func release(clock: any FeedbackClock) -> Bool {
        guard start != nil, var swipe else { return false }
        start = nil
        let offset = swipe.offset
        swipe.release(at: clock.now)
        self.swipe = swipe
        if swipe.isCommitted && ending == .staysAway {
            held = offset
            onChange()
        } else {
            comeBack(clock)
        }
        return swipe.isCommitted
    }

    /// Something else took the finger over. After a release, nothing.
    package func cancel(clock: any FeedbackClock) {
        guard start != nil else { return }
        start = nil
        swipe?.cancel(at: clock.now)
        comeBack(clock)
    }

    /// It follows a finger: what else that finger might do is off.
    package var isFollowing: Bool { swipe?.phase == .following || isArmed }

    /// Let go now, it has been swiped far enough.
    package var isArmed: Bool { swipe?.phase == .armed }

    /// The share of the distance that is far enough, 0…1.
    package func progress(at time: Double) -> Double {
        guard let swipe else { return 0 }
        return min(max(abs(offset(at: time)) / swipe.commitDistance, 0), 1)
    }

    /// Where it is drawn, in points from its place; positive to the right.
    package func offset(at time: Double) -> Double {
        if let held { return held }
        guard let swipe else { return 0 }
        if start != nil { return swipe.offset }
        return swipe.journey?.value(at: time - releasedAt) ?? 0
    }

    /// The same towards the trailing edge, for what is mirrored by itself where text runs from right to left, as
    /// SwiftUI's effects.
    package func slide(at time: Double) -> Double { isRightToLeft ? -offset(at: time) : offset(at: time) }

    private func comeBack(_ clock: any FeedbackClock) {
        releasedAt = clock.now
        if let journey = swipe?.journey {
            isReturning = true
            rest = clock.wake(at: releasedAt + journey.duration) { [weak self] in
                self?.settle()
                self?.onChange()
            }
        }
        onChange()
    }

    private func settle() {
        rest?.cancel()
        isReturning = false
        swipe = nil
        start = nil
    }
}

extension SwipeFollower.Ending {
    /// A toast gives a little in the opposite direction. A row does not: that direction is its list's.
    fileprivate func figures(in context: FeedbackContext) -> SwipeModel.Figures {
        var figures = SwipeModel.Figures()
        figures.spring = context.design.stateSpring
        if self == .comesBack { figures.backwardLimit = 0 }
        return figures
    }
}

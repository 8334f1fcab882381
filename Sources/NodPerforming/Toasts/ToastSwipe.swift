import Nod

/// Where a finger is, in points.
public struct SwipePoint: Sendable, Equatable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A finger that swipes a toast away: the toast follows it, and comes back unless it was let go far or fast enough.
///
/// Let go for good it stays where it is, and its departure goes on from there.
@MainActor
public final class ToastSwipe {
    /// Told when the toast moves, or no longer does.
    public var onChange: @MainActor () -> Void = {}
    /// It is on its way back.
    public private(set) var isReturning = false

    private var swipe: SwipeModel?
    private var start: SwipePoint?
    private var releasedAt = 0.0
    /// Where it was let go for good.
    private var held: Double?
    private var rest: (any FeedbackWake)?

    public nonisolated init() {}

    /// The finger that came down at `start` is at `end` now, in points of the toast's own place.
    ///
    /// - Parameters:
    ///   - start: where the finger came down.
    ///   - end: where it is now.
    ///   - width: the toast's, in points.
    ///   - isRightToLeft: which way the text runs; a toast leaves along it.
    ///   - context: what holds where the toast is drawn.
    ///   - clock: when the finger was there.
    public func move(
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
            swipe = SwipeModel(
                x: start.x,
                y: start.y,
                at: clock.now,
                width: width,
                offset: offset,
                isRightToLeft: isRightToLeft,
                isReduced: context.levels.motion == .reduced
            )
        }
        swipe?.move(x: end.x, y: end.y, at: clock.now)
        onChange()
    }

    /// The finger is lifted. Tells whether the toast goes.
    public func release(clock: any FeedbackClock) -> Bool {
        guard start != nil, var swipe else { return false }
        start = nil
        let offset = swipe.offset
        swipe.release(at: clock.now)
        self.swipe = swipe
        guard !swipe.isCommitted else {
            held = offset
            onChange()
            return true
        }
        comeBack(clock)
        return false
    }

    /// Something else took the finger over. After a release, nothing.
    public func cancel(clock: any FeedbackClock) {
        guard start != nil else { return }
        start = nil
        swipe?.cancel(at: clock.now)
        comeBack(clock)
    }

    /// Where the toast is drawn, in points from its place; positive to the right.
    public func offset(at time: Double) -> Double {
        if let held { return held }
        guard let swipe else { return 0 }
        if start != nil { return swipe.offset }
        return swipe.journey?.value(at: time - releasedAt) ?? 0
    }

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

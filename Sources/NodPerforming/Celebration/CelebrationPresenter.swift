/// Carries out the runs of one view: reports each celebration, and resets the app's Bool when its run is over.
@MainActor
package final class CelebrationPresenter {
    private var run = CelebrationRun()
    private var wake: (any FeedbackWake)?
    private var reset: (@MainActor () -> Void)?
    private var place: (center: FeedbackCenter, target: TargetID)?

    package nonisolated init() {}

    /// The view's number at a center, the same for as long as it stays with it.
    package func target(of center: FeedbackCenter) -> TargetID {
        if let place, place.center === center { return place.target }
        let target = center.newTarget()
        place = (center, target)
        return target
    }

    /// The app's Bool is so now.
    ///
    /// - Parameters:
    ///   - isActive: the app's Bool, as it is now.
    ///   - style: what is celebrated while it is on.
    ///   - context: the context of the view.
    ///   - center: who is told, and whose clock ends the run.
    ///   - reset: switches it off; called once for each time it was switched on, unless the app did so before.
    package func follow(
        _ isActive: Bool,
        style: CelebrationStyle,
        in context: FeedbackContext,
        of center: FeedbackCenter,
        reset: @escaping @MainActor () -> Void
    ) {
        let begins = run.follow(isActive, style: style, in: context, at: center.clock.now)
        if begins || run.end == nil { wake?.cancel() }
        guard begins, let end = run.end else { return }
        self.reset = reset
        let number = run.number
        wake = center.clock.wake(at: end) { [weak self] in self?.finish(number) }
        celebrate(style, in: context, of: center)
    }

    /// A celebration without a Bool to reset.
    package func celebrate(_ style: CelebrationStyle, in context: FeedbackContext, of center: FeedbackCenter) {
        center.celebrate(style, on: target(of: center), in: context)
    }

    /// Particles by themselves.
    package func scatter(_ count: Int, in context: FeedbackContext, of center: FeedbackCenter) {
        center.scatter(count, on: target(of: center), in: context)
    }

    /// The view is gone, or the app in the background: running celebrations end.
    package func stop() {
        wake?.cancel()
        if run.stop() { takeReset()?() }
    }

    private func finish(_ number: Int) {
        if run.finish(number) { takeReset()?() }
    }

    private func takeReset() -> (@MainActor () -> Void)? {
        defer { reset = nil }
        return reset
    }
}

/// The celebrations on one view, one after another: which of them may reset the app's Bool, and when.
///
/// A Bool that was switched on is switched off again once: by the run that it began, when that is over or its view is
/// gone. An app that switches it off itself, or restarts it, ends the earlier runs.
package struct CelebrationRun: Sendable, Equatable {
    /// Which run it is; each start is a new one.
    package private(set) var number = 0
    /// Seconds at which the current run is over; `nil` while there is none.
    package private(set) var end: Double?

    package init() {}

    /// The app's Bool is so now. Tells whether a celebration begins.
    package mutating func follow(
        _ isActive: Bool,
        style: CelebrationStyle,
        in context: FeedbackContext,
        at time: Double
    ) -> Bool {
        guard isActive else {
            end = nil
            return false
        }
        guard end == nil else { return false }
        number += 1
        end = time + style.duration(in: context)
        return true
    }

    /// The time of run `number` is over. Tells whether it may reset the Bool.
    package mutating func finish(_ number: Int) -> Bool { number == self.number && stop() }

    /// The view is gone, or the app in the background. Tells whether the Bool is to be reset now.
    package mutating func stop() -> Bool {
        defer { end = nil }
        return end != nil
    }
}

extension CelebrationStyle {
    /// Seconds until the celebration counts as over.
    package func duration(in context: FeedbackContext) -> Double {
        context.levels.motion == .reduced ? CelebrationStyle.reducedDuration : context.design.burst(of: self).duration
    }
}

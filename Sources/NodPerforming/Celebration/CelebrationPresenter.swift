/// Runs celebrations of a view and resets the app's Bool after each.
@MainActor
package final class CelebrationPresenter {
    private var run = CelebrationRun()
    private var wake: (any FeedbackWake)?
    private var reset: (@MainActor () -> Void)?
    private var place: (center: FeedbackCenter, target: TargetID)?

    package nonisolated init() {}

    package func target(of center: FeedbackCenter) -> TargetID {
        if let place, place.center === center { return place.target }
        let target = center.newTarget()
        place = (center, target)
        return target
    }

    /// Follows the app's Bool.
    ///
    /// - Parameters:
    ///   - isActive: the Bool now.
    ///   - style: what is celebrated.
    ///   - context: the view's context.
    ///   - center: reports the celebration and times its end.
    ///   - reset: sets the Bool to false; called once per celebration, unless the app did so.
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

    package func celebrate(_ style: CelebrationStyle, in context: FeedbackContext, of center: FeedbackCenter) {
        center.celebrate(style, on: target(of: center), in: context)
    }

    package func scatter(_ count: Int, in context: FeedbackContext, of center: FeedbackCenter) {
        center.scatter(count, on: target(of: center), in: context)
    }

    /// The view is gone or the app in the background: ends celebrations.
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

/// Celebrations of a view, one after another. The run that a Bool started resets it once, when it ends or the view is
/// gone. An app that resets or restarts it ends earlier runs.
package struct CelebrationRun: Sendable, Equatable {
    package private(set) var number = 0
    /// Seconds; `nil` without a run.
    package private(set) var end: Double?

    package init() {}

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

    /// Ends a run on time. Returns whether to reset the Bool.
    package mutating func finish(_ number: Int) -> Bool { number == self.number && stop() }

    /// The view is gone or the app in the background. Returns whether to reset the Bool.
    package mutating func stop() -> Bool {
        defer { end = nil }
        return end != nil
    }
}

extension CelebrationStyle {
    package func duration(in context: FeedbackContext) -> Double {
        context.levels.motion == .reduced ? CelebrationStyle.reducedDuration : context.design.burst(of: self).duration
    }
}

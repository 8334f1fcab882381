import Nod

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

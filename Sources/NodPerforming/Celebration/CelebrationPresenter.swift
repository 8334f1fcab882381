/// Runs celebrations of a view, one after another, and resets the app's Bool after each that the Bool started.
@MainActor
package final class CelebrationPresenter {
    private var end: (any FeedbackWake)?
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
    ///   - reset: sets the Bool to false.
    package func follow(
        _ isActive: Bool,
        style: CelebrationStyle,
        in context: FeedbackContext,
        of center: FeedbackCenter,
        reset: @escaping @MainActor () -> Void
    ) {
        guard isActive else {
            end?.cancel()
            self.reset = nil
            return
        }
        guard self.reset == nil else { return }
        self.reset = reset
        end = center.clock.wake(at: center.clock.now + style.duration(in: context)) { [weak self] in self?.stop() }
        celebrate(style, in: context, of: center)
    }

    package func celebrate(_ style: CelebrationStyle, in context: FeedbackContext, of center: FeedbackCenter) {
        center.celebrate(style, on: target(of: center), in: context)
    }

    package func scatter(_ count: Int, in context: FeedbackContext, of center: FeedbackCenter) {
        center.scatter(count, on: target(of: center), in: context)
    }

    /// The time is over, the view is gone or the app in the background.
    package func stop() {
        end?.cancel()
        let reset = reset
        self.reset = nil
        reset?()
    }
}

extension CelebrationStyle {
    package func duration(in context: FeedbackContext) -> Double {
        context.mayMove ? context.design.burst(of: self).duration : CelebrationStyle.reducedDuration
    }
}

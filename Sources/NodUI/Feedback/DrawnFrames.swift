#if canImport(SwiftUI)
    import QuartzCore
    import SwiftUI

    /// Tells when Core Animation has taken over what was changed, and with it the frame that shows it.
    ///
    /// The completion of a transaction is called once it is committed and its animations are over, or at once without any;
    /// `PatientFrames` stands behind it, because animations of others may go on for ever.
    @MainActor
    final class DrawnFrames: FrameSource {
        private var waiting: [@MainActor () -> Void] = []

        func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
            waiting.append(body)
            CATransaction.setCompletionBlock { [weak self] in self?.shown() }
        }

        private func shown() {
            let bodies = waiting
            waiting = []
            for body in bodies { body() }
        }
    }
#endif

#if canImport(SwiftUI)
import QuartzCore
import SwiftUI

/// Tells when Core Animation has taken over what was changed, and with it the frame that shows it.
///
/// The completion of a transaction is called once it is committed and its animations are over, or at once without any;
/// `PatientFrames` stands behind it, because animations of others may go on for ever.
@MainActor
final class DrawnFrames: FrameSource {
    func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        CATransaction.setCompletionBlock { body() }
    }
}
#endif

#if os(iOS) || os(macOS) || os(visionOS)
import QuartzCore
import SwiftUI

/// Tells when Core Animation has committed a change, and with it the frame that shows it.
///
/// The completion of a transaction is called once it is committed and its animations are over, or at once without any;
/// `PatientFrames` backs it up, because other animations may never end.
@MainActor
final class DrawnFrames: FrameSource {
    func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        CATransaction.setCompletionBlock { body() }
    }
}
#endif

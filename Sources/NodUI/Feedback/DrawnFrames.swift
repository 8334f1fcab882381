#if os(iOS) || os(macOS) || os(visionOS)
import CoreFoundation
import SwiftUI

/// Tells when the run loop has committed a change, and with it the frame that shows it.
///
/// Core Animation commits a change in an observer of the run loop, before it waits; the observer here is the last of
/// all. An app's own completion block of the same transaction stays in place. `PatientFrames` backs it up, because a run
/// loop that always has something to do never waits.
@MainActor
final class DrawnFrames: FrameSource {
    private static let activities: CFRunLoopActivity = [.beforeWaiting, .exit]

    func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        let activities = DrawnFrames.activities.rawValue
        let last = CFRunLoopObserverCreateWithHandler(nil, activities, false, CFIndex.max) { _, _ in body() }
        CFRunLoopAddObserver(CFRunLoopGetMain(), last, .commonModes)
    }
}
#endif

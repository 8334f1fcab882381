#if os(iOS) || os(macOS) || os(visionOS)
import CoreFoundation
import NodPerforming
import SwiftUI

extension FeedbackCenter {
    /// The center that the whole app shares: it plays on the device's motor and speaker.
    ///
    /// The app reports the network: `FeedbackCenter.shared.change { $0.isOffline = … }`.
    public static let shared: FeedbackCenter = {
        let clock = SystemFeedbackClock()
        let center = FeedbackCenter(clock: clock, performers: .device(clock))
        center.change { $0.canVibrate = AppleHaptics.motor.canVibrate }
        AppState(of: center).follow()
        return center
    }()
}

extension Performers {
    /// The device's performers.
    @MainActor
    fileprivate static func device(_ clock: any FeedbackClock) -> Performers {
        Performers(
            haptics: AppleHaptics(clock: clock),
            sounds: TimedSounds(clock: clock, output: AppleSounds()),
            announcer: AppleAnnouncer(),
            toasts: ToastManager.shared,
            frames: PatientFrames(clock: clock, frames: DrawnFrames())
        )
    }
}

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

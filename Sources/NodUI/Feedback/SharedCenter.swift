#if os(iOS) || os(macOS) || os(visionOS)
import CoreFoundation
import NodPerforming
import SwiftUI

extension FeedbackCenter {
    /// The app's center, which plays on the device.
    ///
    /// Report the network with `FeedbackCenter.shared.change { $0.isOffline = … }`.
    public static let shared: FeedbackCenter = {
        let clock = SystemFeedbackClock()
        let center = FeedbackCenter(clock: clock, performers: .device(clock))
        center.change { $0.canVibrate = AppleHaptics.motor.canVibrate }
        AppState(of: center).follow()
        return center
    }()
}

extension Performers {
    @MainActor
    fileprivate static func device(_ clock: any FeedbackClock) -> Performers {
        var performers = Performers()
        performers.haptics = AppleHaptics(clock: clock)
        performers.sounds = TimedSounds(clock: clock, output: AppleSounds())
        performers.announcer = AppleAnnouncer()
        performers.toasts = ToastManager.shared
        performers.frames = PatientFrames(clock: clock, frames: DrawnFrames())
        return performers
    }
}

/// Reports when the run loop has committed a frame.
///
/// Core Animation commits in an observer of the run loop, before it waits; the observer here comes last. A
/// `CATransaction` completion block would replace the app's. `PatientFrames` adds a timeout, because a busy run loop
/// never waits.
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

#if os(iOS) || os(macOS) || os(visionOS)
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
#endif

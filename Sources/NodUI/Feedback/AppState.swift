#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

#if os(macOS)
import AppKit
#else
import UIKit
#endif

/// Keeps a center up to date with the device, the app and the preferences, for answers that no view asks for.
@MainActor
final class AppState {
    private let center: FeedbackCenter

    init(of center: FeedbackCenter) { self.center = center }

    func follow() {
        adopt()
        StoredPreferences.standard.reader.watch { self.adopt() }
        #if os(macOS)
        let display = NSWorkspace.accessibilityDisplayOptionsDidChangeNotification
        observe(NSWorkspace.shared.notificationCenter, display) { $0.adopt() }
        observe(.default, NSApplication.didHideNotification) { $0.hide(true) }
        observe(.default, NSApplication.didUnhideNotification) { $0.hide(false) }
        #else
        center.change { $0.isSmall = UIDevice.current.userInterfaceIdiom == .phone }
        observe(.default, UIAccessibility.reduceMotionStatusDidChangeNotification) { $0.adopt() }
        observe(.default, UIApplication.didEnterBackgroundNotification) { $0.hide(true) }
        observe(.default, UIApplication.willEnterForegroundNotification) { $0.comeBack() }
        #endif
    }

    #if !os(macOS)
    /// Rereads the preferences, which the Settings app may have changed.
    private func comeBack() {
        hide(false)
        StoredPreferences.standard.reader.tellChanges()
    }
    #endif

    private func hide(_ isHidden: Bool) { center.change { $0.isHidden = isHidden } }

    private func adopt() {
        var context = center.context
        context.preferences = StoredPreferences.standard.reader.preferences
        context.reducesMotion = AppState.reducesMotion
        center.adopt(context)
    }

    private static var reducesMotion: Bool {
        #if os(macOS)
        NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
        #else
        UIAccessibility.isReduceMotionEnabled
        #endif
    }

    private func observe(
        _ notifications: NotificationCenter,
        _ name: Notification.Name,
        _ change: @escaping @MainActor @Sendable (AppState) -> Void
    ) {
        _ = notifications.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { change(self) }
        }
    }
}
#endif

#if canImport(SwiftUI)
import Accessibility
import SwiftUI

#if canImport(AppKit)
import AppKit
#endif
#if canImport(UIKit)
import UIKit
#endif

/// Says things by VoiceOver: what went wrong at once, all else when it has finished what it is saying.
///
/// It speaks as the place does that shows toasts; in an app without one, as the app does.
///
/// Source: Documentation/Sources.md, Toasts.
final class AppleAnnouncer: AnnouncementPerformer {
    nonisolated init() {}

    func announce(_ words: SpokenWords, isAssertive: Bool) {
        let text = ToastManager.shared.words.text(of: words)
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            var announcement = AttributedString(text)
            announcement.accessibilitySpeechAnnouncementPriority = isAssertive ? .high : .low
            AccessibilityNotification.Announcement(announcement).post()
        } else {
            announceBefore(text, isAssertive: isAssertive)
        }
    }

    /// As iOS 16 and macOS 13 do it.
    private func announceBefore(_ text: String, isAssertive: Bool) {
        #if os(iOS)
        let announcement = NSAttributedString(
            string: text,
            attributes: [.accessibilitySpeechQueueAnnouncement: !isAssertive]
        )
        UIAccessibility.post(notification: .announcement, argument: announcement)
        #elseif os(macOS)
        let priority = isAssertive ? NSAccessibilityPriorityLevel.high : .medium
        NSAccessibility.post(
            element: NSApplication.shared,
            notification: .announcementRequested,
            userInfo: [.announcement: text, .priority: priority.rawValue]
        )
        #endif
    }
}
#endif

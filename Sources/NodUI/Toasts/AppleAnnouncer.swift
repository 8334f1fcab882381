#if os(iOS) || os(macOS) || os(visionOS)
import Accessibility
import NodPerforming
import SwiftUI

#if os(macOS)
import AppKit
#else
import UIKit
#endif

/// Announces through VoiceOver: failures at once, others after current speech, in the language of the view with
/// `.nod()`. Source: Documentation/Sources.md, Toasts.
final class AppleAnnouncer: AnnouncementPerformer {
    nonisolated init() {}

    func announce(_ words: SpokenWords, isAssertive: Bool) {
        let text = ToastManager.shared.words.text(of: words)
        if #available(iOS 17, macOS 14, *) {
            var announcement = AttributedString(text)
            announcement.accessibilitySpeechAnnouncementPriority = isAssertive ? .high : .low
            AccessibilityNotification.Announcement(announcement).post()
        } else {
            announceBefore(text, isAssertive: isAssertive)
        }
    }

    /// Announces on iOS 16 and macOS 13.
    private func announceBefore(_ text: String, isAssertive: Bool) {
        #if os(macOS)
        let priority = isAssertive ? NSAccessibilityPriorityLevel.high : .medium
        NSAccessibility.post(
            element: NSApplication.shared,
            notification: .announcementRequested,
            userInfo: [.announcement: text, .priority: priority.rawValue]
        )
        #else
        let announcement = NSAttributedString(
            string: text,
            attributes: [.accessibilitySpeechQueueAnnouncement: !isAssertive]
        )
        UIAccessibility.post(notification: .announcement, argument: announcement)
        #endif
    }
}
#endif

#if os(iOS)
import XCTest

/// The system's own audit: contrast, labels, traits, text that is cut off, and what a finger can hit.
@available(iOS 17, *)
final class AccessibilityTests: XCTestCase {
    @MainActor func testTheListPassesTheAudit() throws { try audit("List") }
    @MainActor func testTheBoardPassesTheAudit() throws { try audit("Board") }
    @MainActor func testCapturesPassTheAudit() throws { try audit("Capture") }
    @MainActor func testSettingsPassTheAudit() throws { try audit("Settings") }

    @MainActor
    private func audit(_ place: String) throws {
        let user = TasksUser()
        user.write("Buy milk")
        user.open(place)
        try user.app.performAccessibilityAudit()
    }
}
#endif

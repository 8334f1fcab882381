#if os(iOS)
import NodUI
import SwiftUI
import UIKit
import XCTest

final class CheckElementTests: XCTestCase {
    @MainActor
    func testVoiceControlTakesTheTitleOfARow() async throws {
        let row = CompletionCheck(isCompleted: false) {}.feedbackItem("milk", title: "Buy milk")
        let window = HostedWindow(row)
        try await window.wait()
        let check = try XCTUnwrap(window.element("Mark “Buy milk” complete"))
        XCTAssertTrue(check.accessibilityUserInputLabels.contains("Buy milk"))
    }
}
#endif

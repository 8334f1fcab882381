#if os(iOS)
import NodPerforming
import NodUI
import QuartzCore
import SwiftUI
import XCTest

final class TransactionTests: XCTestCase {
    @MainActor
    func testAnAppsCompletionBlockIsCalled() async throws {
        var isCalled = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { isCalled = true } }
        FeedbackCenter.shared.report(.completed, on: FeedbackCenter.shared.newTarget())
        CATransaction.commit()
        try await Task.sleep(for: .seconds(1))
        XCTAssertTrue(isCalled)
    }
}
#endif

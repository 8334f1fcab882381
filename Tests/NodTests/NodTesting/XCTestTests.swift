import NodTesting
import XCTest

/// The same serves where an app's tests are XCTest's.
final class XCTestTests: XCTestCase {
    func testCompleting() throws {
        try expectScore(of: .completed, is: .haptic(.success), .stays(0.45))
    }

    @MainActor
    func testTapping() async throws {
        let feedback = FeedbackTest()
        feedback.tap("milk")
        try feedback.expect(.haptic(.success))
        XCTAssertThrowsError(try feedback.expect(.noHaptic)) { error in
            XCTAssertTrue("\(error)".contains("expected no haptic"), "\(error)")
        }
    }
}

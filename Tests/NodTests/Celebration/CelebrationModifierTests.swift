// Purpose: Tests for celebration animation types and configuration (seed 002, verbatim but for the module).

import XCTest

@testable import Nod

final class CelebrationModifierTests: XCTestCase {

    // MARK: - CelebrationStyle Properties

    func testItemCompletedHapticIsLight() {
        XCTAssertEqual(CelebrationStyle.itemCompleted.hapticStyle, .light)
    }

    func testFirstCaptureHapticIsMedium() {
        XCTAssertEqual(CelebrationStyle.firstCapture.hapticStyle, .medium)
    }

    func testCollectionCompletedHapticIsMedium() {
        XCTAssertEqual(CelebrationStyle.collectionCompleted.hapticStyle, .medium)
    }

    func testItemCompletedHasNoParticles() {
        XCTAssertFalse(CelebrationStyle.itemCompleted.showsParticles)
    }

    func testFirstCaptureHasParticles() {
        XCTAssertTrue(CelebrationStyle.firstCapture.showsParticles)
    }

    func testCollectionCompletedHasParticles() {
        XCTAssertTrue(CelebrationStyle.collectionCompleted.showsParticles)
    }

    func testParticleCountRange() {
        let style = CelebrationStyle.firstCapture
        XCTAssertGreaterThanOrEqual(style.particleCount, 5)
        XCTAssertLessThanOrEqual(style.particleCount, 8)
    }

    func testItemCompletedScaleFactor() {
        XCTAssertEqual(CelebrationStyle.itemCompleted.scalePeak, 1.15, accuracy: 0.01)
    }

    func testFirstCaptureScaleFactor() {
        XCTAssertEqual(CelebrationStyle.firstCapture.scalePeak, 1.15, accuracy: 0.01)
    }

    func testCollectionCompletedScaleFactor() {
        XCTAssertEqual(CelebrationStyle.collectionCompleted.scalePeak, 1.0, accuracy: 0.01)
    }

    func testAllItemsCompleteDetection() {
        // Simulates the logic that will live in CaptureView
        let completedDates: [Date?] = [Date(), Date(), Date()]
        let allComplete = completedDates.allSatisfy { $0 != nil }
        XCTAssertTrue(allComplete)
    }

    func testNotAllItemsCompleteDetection() {
        let completedDates: [Date?] = [Date(), nil, Date()]
        let allComplete = completedDates.allSatisfy { $0 != nil }
        XCTAssertFalse(allComplete)
    }

    func testEmptyCollectionIsNotComplete() {
        let completedDates: [Date?] = []
        // Empty collection should not trigger celebration
        let allComplete = !completedDates.isEmpty && completedDates.allSatisfy { $0 != nil }
        XCTAssertFalse(allComplete)
    }
}

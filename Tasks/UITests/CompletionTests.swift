#if os(iOS)
import CoreGraphics
import XCTest

final class CompletionTests: XCTestCase {
    @MainActor
    func testAnEmptyDatabaseAsksForAFirstTask() {
        let user = TasksUser()
        XCTAssertTrue(user.sees("A fresh page"))
        XCTAssertTrue(user.app.buttons["Write a task"].exists)
    }

    @MainActor
    func testATaskIsCompletedByTheLabelOfItsCheck() {
        let user = TasksUser()
        user.write("Buy milk")
        user.element("Mark “Buy milk” complete").tap()
        XCTAssertTrue(user.sees("Everything is done"))
    }

    @MainActor
    func testASwipeAsideCompletesACard() {
        let user = TasksUser()
        user.write("Buy milk")
        user.open("Capture")
        user.drag("Buy milk", by: CGVector(dx: 220, dy: 0))
        XCTAssertTrue(user.sees("Nothing on your mind"))
    }

    @MainActor
    func testASwipeAlongTheCardsScrollsAndCompletesNothing() {
        let user = TasksUser()
        let titles = ["Buy bread and flowers", "Call mum about Sunday", "Pay the rent for May", "Water all the plants"]
        titles.forEach(user.write)
        user.launch("-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL")
        user.open("Capture")
        let before = user.element(titles[2]).frame.minY
        user.drag(titles[2], by: CGVector(dx: 40, dy: -300))
        XCTAssertLessThanOrEqual(user.element(titles[2]).frame.minY, before - 50)
        for title in titles { XCTAssertTrue(user.sees("Mark “\(title)” complete")) }
    }
}
#endif

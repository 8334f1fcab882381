import XCTest

@available(iOS 17, *)
final class AccessibilityTests: XCTestCase {
    @MainActor
    func testTheFirstScreenOfEachTab() throws {
        let app = XCUIApplication()
        app.launchArguments = ["--sample"]
        app.launch()
        let tabs = app.tabBars.buttons.allElementsBoundByIndex
        XCTAssertEqual(tabs.count, 5)
        for tab in tabs {
            tab.tap()
            try app.audit()
        }
    }
}

@available(iOS 17, *)
extension XCUIApplication {
    /// Audits the screen, except for how the system draws bars and keyboards.
    func audit(for types: XCUIAccessibilityAuditType = .all) throws {
        let bars = [navigationBars, tabBars, keyboards, statusBars].flatMap { $0.allElementsBoundByIndex }
        let looks: XCUIAccessibilityAuditType = [.contrast, .dynamicType, .hitRegion, .textClipped]
        try performAccessibilityAudit(for: types) { issue in
            guard looks.contains(issue.auditType), let frame = issue.element?.frame else { return false }
            return bars.contains { $0.frame.contains(frame) }
        }
    }
}

#if os(iOS)
import CoreGraphics
import Foundation
import XCTest

/// A person with the app on a phone: in English, for everyone, with a database of its own that is empty.
///
/// ```swift
/// let user = TasksUser()
/// user.write("Buy milk")
/// user.element("Mark “Buy milk” complete").tap()
/// XCTAssertTrue(user.sees("Everything is done"))
/// ```
@MainActor
struct TasksUser {
    let app = XCUIApplication()
    private let database = "~/tmp/\(UUID()).sqlite"
    /// Seconds, for a slow simulator.
    private let patience = 10.0

    init() { launch() }

    /// Starts the app, again with the same tasks.
    func launch(_ arguments: String...) {
        let english = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
        app.launchArguments = ["--database", database, "-profile", "standard"] + english + arguments
        app.launch()
    }

    func open(_ place: String) { app.tabBars.buttons[place].tap() }

    /// Writes a task with the composer, which then closes.
    func write(_ title: String) {
        app.buttons["New task"].firstMatch.tap()
        // A field that grows with its text is a text view.
        let field = app.textViews.firstMatch
        XCTAssertTrue(field.waitForExistence(timeout: patience))
        field.tap()
        field.typeText(title)
        app.buttons["Add"].tap()
        XCTAssertTrue(app.buttons["Close"].waitForNonExistence(timeout: patience))
    }

    func element(_ label: String) -> XCUIElement { app.descendants(matching: .any)[label].firstMatch }

    func sees(_ label: String) -> Bool { element(label).waitForExistence(timeout: patience) }

    /// Drags a finger from the leading part of something.
    func drag(_ label: String, by offset: CGVector) {
        let start = element(label).coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5))
        start.press(forDuration: 0.05, thenDragTo: start.withOffset(offset))
    }
}
#endif

#if os(iOS)
import NodUI
import SwiftUI
import UIKit
import XCTest

/// Actions of assistive technologies.
final class CompletionActionTests: XCTestCase {
    @MainActor
    func testACheckThatIsActivatedCompletes() async throws {
        let list = Shopping()
        let window = HostedWindow(ShoppingRow(list: list))
        try await window.wait()
        let check = try XCTUnwrap(window.element("Mark “Buy milk” complete"))
        XCTAssertTrue(check.accessibilityActivate())
        try await window.wait()
        XCTAssertEqual(list.completed, ["Buy milk"])
        _ = try XCTUnwrap(window.element("Mark “Buy milk” incomplete"))
    }

    @MainActor
    func testACardCompletesByTheActionOfItsSwipe() async throws {
        let list = Shopping()
        let window = HostedWindow(ShoppingCard(list: list))
        try await window.wait()
        let card = try XCTUnwrap(window.element("Buy milk"))
        let action = try XCTUnwrap(card.accessibilityCustomActions?.first { $0.name == "Mark complete" })
        XCTAssertTrue(action.actionHandler?(action) == true)
        try await window.wait()
        XCTAssertEqual(list.completed, ["Buy milk"])
    }

    @MainActor
    func testARowWhoseItemChangesCompletesTheNewOne() async throws {
        let list = Shopping()
        let window = HostedWindow(ShoppingRow(list: list))
        try await window.wait()
        list.title = "Buy bread"
        try await window.wait()
        let check = try XCTUnwrap(window.element("Mark “Buy bread” complete"))
        XCTAssertTrue(check.accessibilityActivate())
        try await window.wait()
        XCTAssertEqual(list.completed, ["Buy bread"])
    }
}

@MainActor
private final class Shopping: ObservableObject {
    @Published var title = "Buy milk"
    @Published private(set) var completed: Set<String> = []

    var isCompleted: Bool { completed.contains(title) }

    func toggle() { completed.formSymmetricDifference([title]) }
}

private struct ShoppingRow: View {
    @ObservedObject var list: Shopping

    var body: some View {
        CompletionCheck(isCompleted: list.isCompleted) { list.toggle() }.feedbackItem(list.title, title: list.title)
    }
}

private struct ShoppingCard: View {
    @ObservedObject var list: Shopping

    var body: some View {
        Text(verbatim: list.title)
            .completionSwipe(isCompleted: list.isCompleted) { list.toggle() }
            .feedbackItem(list.title, title: list.title)
    }
}
#endif

#if os(iOS)
import NodUI
import SwiftUI
import UIKit
import XCTest

final class ToastPlaceTests: XCTestCase {
    @MainActor
    func testAToastStandsAboveTheTabBar() async throws {
        let tabs = TabView(selection: .constant(0)) {
            NavigationStack { Color.clear }
                .nod()
                .tabItem { Text(verbatim: "List") }
        }
        let window = HostedWindow(tabs)
        try await window.wait()
        ToastManager.shared.show("Backup saved", type: .success)
        try await window.wait()
        let toast = try XCTUnwrap(window.element("Backup saved"))
        let bar = try XCTUnwrap(window.first(UITabBar.self))
        XCTAssertLessThanOrEqual(toast.accessibilityFrame.maxY, window.frame(of: bar).minY)
    }
}
#endif

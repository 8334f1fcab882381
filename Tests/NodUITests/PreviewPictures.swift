#if os(iOS) && DEBUG
import SwiftUI
import UIKit
import XCTest

@testable import NodUI

/// Writes pictures of all previews into the folder TEST_RUNNER_NOD_PICTURES, for Scripts/first-hour.sh.
final class PreviewPictures: XCTestCase {
    @MainActor
    func testEachPreviewIsDrawn() async throws {
        let folder = ProcessInfo.processInfo.environment["NOD_PICTURES"]
        for (name, view) in Previews.all {
            let window = HostedWindow(PreviewVariants { view }, width: 1800, height: 700)
            try await window.wait()
            let picture = window.picture()
            XCTAssertTrue(picture.count > 10_000, "\(name) is empty.")
            if let folder { try picture.write(to: URL(fileURLWithPath: folder).appending(path: "\(name).png")) }
        }
    }
}
#endif

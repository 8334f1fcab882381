#if os(iOS)
import AVFoundation
import NodPerforming
import NodUI
import XCTest

final class AudioSessionTests: XCTestCase {
    @MainActor
    func testAnAppsAudioSessionIsLeftAsItIs() async throws {
        let session = AVAudioSession.sharedInstance()
        for category in [AVAudioSession.Category.soloAmbient, .ambient, .playback] {
            try session.setCategory(category, mode: .default)
            var context = FeedbackCenter.shared.context
            context.preferences.completionSoundEnabled = true
            FeedbackCenter.shared.report(.completed, on: FeedbackCenter.shared.newTarget(), in: context)
            try await Task.sleep(for: .seconds(1))
            XCTAssertEqual(session.category, category)
        }
    }
}
#endif

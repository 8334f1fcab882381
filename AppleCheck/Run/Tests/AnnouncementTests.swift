import AppleDouble
import NodPerforming
import Testing

@testable import NodUI

@Suite("Announcements of toasts, by their types and places")
@MainActor
struct AnnouncementTests {
    @Test(
        "Only an error's toast interrupts",
        arguments: [(ToastType.success, "low"), (.warning, "low"), (.info, "low"), (.error, "high")]
    )
    func types(type: ToastType, priority: String) async {
        let stage = await Stage { Color.clear.nod(manager: $0) }
        stage.feedback.center.performers.announcer = AppleAnnouncer()
        let said = said { stage.feedback.center.show(ToastMessage("Saved"), type: type) }
        #expect(said.map { $0.contains("name = \(priority)") } == [true])
    }

    @Test(
        "It speaks the language of the place that shows toasts, on each system",
        arguments: [("en", "Captured", 16.0), ("it", "Aggiunta", 16), ("en", "Captured", 17), ("it", "Aggiunta", 17)]
    )
    func language(locale: String, text: String, system: Double) async {
        let before = ToastManager.shared.words
        let stage = await Stage(on: system) {
            Color.clear.nod().environment(\.locale, Locale(identifier: locale))
        }
        #expect(said { AppleAnnouncer().announce(.captured, isAssertive: false) }.map { $0.contains(text) } == [true])
        stage.host.close()
        await stage.host.settle()
        ToastManager.shared.words = before
    }

    /// The announcements that the device was asked for meanwhile.
    private func said(_ body: () -> Void) -> [String] {
        _performed = []
        body()
        return _performed.map(\.description).filter { $0.contains("nnouncement") }
    }
}

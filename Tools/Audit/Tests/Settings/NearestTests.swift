import Testing

@testable import Audit

@Suite("Nearest names")
struct NearestTests {
    @Test(
        "Slips of the finger are understood, other words are not",
        arguments: [
            ("tap-gestur", "tap-gesture"), ("tap-gesutre", "tap-gesture"), ("Tap-Gesture", "tap-gesture"),
            ("ruels", "rules"),
            ("elephant", nil),
        ] as [(String, String?)]
    )
    func nearest(typed: String, meant: String?) {
        #expect(Nearest.name(to: typed, among: ["tap-gesture", "rules", "fixed-font"]) == meant)
    }
}

import Nod
import NodPerforming
import Testing

@Suite("RowMotion: how rows come and go")
struct RowMotionTests {
    @Test("In with scale and opacity, out to the trailing edge with opacity; neighbours close up by the same spring")
    func full() {
        let motion = RowMotion()
        #expect(motion.comesFrom.scale == 0.9 && motion.comesFrom.opacity == 0 && motion.comesFrom.slide == 0)
        #expect(motion.goesTo.slide == 64 && motion.goesTo.opacity == 0 && motion.goesTo.scale == 1)
        #expect(motion.comes == .spring(.state) && motion.goes == .spring(.state) && motion.closes == .spring(.state))
    }

    @Test(
        "Where nothing may move, rows fade and neighbours are there at once",
        arguments: [
            FeedbackContext(reducesMotion: true),
            FeedbackContext(
                preferences: Preferences(haptic: true, sound: false, volume: 1, celebrations: "full", motion: "reduced")
            ),
        ]
    )
    func reduced(context: FeedbackContext) {
        let motion = RowMotion(in: context)
        #expect(motion.comesFrom.scale == 1 && motion.comesFrom.opacity == 0)
        #expect(motion.goesTo.slide == 0 && motion.goesTo.opacity == 0)
        #expect(motion.comes == .eased(0.2) && motion.goes == .eased(0.2) && motion.closes == nil)
    }
}

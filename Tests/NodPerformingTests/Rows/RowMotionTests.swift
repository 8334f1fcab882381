import Nod
import NodPerforming
import Testing

@Suite("RowMotion: how rows come and go")
struct RowMotionTests {
    @Test(
        "In with scale and opacity, out towards the trailing edge with opacity; neighbours close up by the same spring"
    )
    func full() {
        let motion = RowMotion()
        let (before, gone) = (motion.comes.look(at: 0), motion.goes.look(at: motion.goes.duration))
        #expect(before.scale == 0.9 && before.opacity == 0 && before.slide == 0)
        #expect(gone.slide == 64 && gone.opacity == 0 && gone.scale == 1)
        #expect(motion.comes.look(at: motion.comes.duration) == ScoreLook() && motion.goes.look(at: 0) == ScoreLook())
        #expect(motion.closes == .state)
    }
}

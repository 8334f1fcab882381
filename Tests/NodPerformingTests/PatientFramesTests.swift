import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("PatientFrames: a frame, or a tenth of a second")
struct PatientFramesTests {
    let clock = ManualClock()
    let source = ManualFrames()
    let frames: PatientFrames

    init() { frames = PatientFrames(clock: clock, frames: source) }

    @Test("The frame counts where it comes, and nothing stays scheduled")
    func frame() {
        var count = 0
        frames.afterNextFrame { count += 1 }
        source.show()
        #expect(count == 1)
        #expect(clock.scheduled == 0)
        clock.advance(by: 1)
        #expect(count == 1)
    }

    @Test("A frame that never comes is not waited for; one that comes later counts no second time")
    func none() {
        var count = 0
        frames.afterNextFrame { count += 1 }
        clock.advance(by: 0.05)
        #expect(count == 0)
        clock.advance(by: 0.06)
        #expect(count == 1)
        source.show()
        #expect(count == 1)
    }
}

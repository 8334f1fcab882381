import Testing

@testable import Nod

@Suite("Track")
struct TrackTests {
    @Test("Keyframes are evenly spaced, at 60 a second, both ends included")
    func keyframes() {
        let track = Track(.opacity, duration: 0.2, curve: .fade(from: 0, to: 1))
        #expect(track.keyframeCount == 13)
        #expect(track.keyframe(0) == 0 && track.keyframe(12) == 1)
        for index in 0...12 { #expect(track.keyframe(index) == track.value(at: 0.2 * Double(index) / 12)) }
    }

    @Test("A fade starts and ends still, in its values, and never leaves them")
    func fade() {
        let curve = Curve.fade(from: 1, to: 0)
        #expect([0, 0.1, 0.2, 9].map { curve.value(at: $0, duration: 0.2) } == [1, 0.5, 0, 0])
        #expect(1 - curve.value(at: 0.001, duration: 0.2) < 0.0001)
    }

    @Test("Straight lines between keyframes are indistinguishable from the curve")
    func lines() {
        for motion in [Motion.swap(toCompleted: true), .check, .pulse, .insertion, .move] {
            for track in motion.tracks(in: .standard) {
                for index in 1..<track.keyframeCount {
                    let time = track.duration * (Double(index) - 0.5) / Double(track.keyframeCount - 1)
                    let middle = (track.keyframe(index - 1) + track.keyframe(index)) / 2
                    #expect((track.value(at: time) - middle).magnitude < 0.02, "\(motion) \(track.property)")
                }
            }
        }
    }

    @Test("A track without time has two keyframes, both final")
    func instant() {
        let track = Track(.scale, spring: .press, from: 1, to: 1)
        #expect(track.duration == 0 && track.keyframeCount == 2)
        #expect(track.keyframe(0) == 1 && track.keyframe(1) == 1)
    }

    @Test(
        "A spring's track ends with the first frame from which it stays within its tolerance, and holds its end for ever"
    )
    func springs() {
        let track = Track(.slide, spring: .state, from: 0, to: 1, tolerance: 0.01)
        let motion = SpringMotion(spring: .state, origin: 0, target: 1)
        #expect((motion.value(at: track.duration) - 1).magnitude <= 0.01)
        #expect((motion.value(at: track.duration - 1 / Track.keyframeRate) - 1).magnitude > 0.01)
        #expect(track.value(at: track.duration) == 1 && track.value(at: 99) == 1 && track.value(at: -1) == 0)
    }

    @Test(
        "However soft a spring, its track ends where the spring is at rest or after five seconds",
        arguments: [0.05, 0.3, 1, 3, 10]
    )
    func soft(response: Double) {
        for damping in [0.1, 0.5, 0.85, 1, 2] {
            let spring = DampedSpring(response: response, damping: damping)
            let track = Track(.scale, spring: spring, from: 0, to: 1)
            let outside = (0...5000).map { Double($0) / 1000 }.last {
                (spring.position(at: $0, from: 0, to: 1) - 1).magnitude > 0.001
            }
            #expect((outside! - track.duration).magnitude <= 2 / Track.keyframeRate, "\(damping)")
        }
    }

    @Test("What grows, travels or is drawn is movement; light, colour and opacity are not")
    func movement() {
        let still = TrackProperty.allCases.filter { !$0.isMovement }
        #expect(still == [.opacity, .mark, .brightness, .successFlash, .capturedFlash])
    }

    @Test("A track that begins later has its first value until then, and its curve's own time from there")
    func later() {
        let track = Track(.room, from: 0.1, duration: 0.3, curve: .fade(from: 1, to: 0))
        #expect([-1, 0, 0.1, 0.3, 9].map(track.value) == [1, 1, 1, 0, 0])
        #expect((track.value(at: 0.2) - 0.5).magnitude < 1e-9)
        let (now, later) = (
            Track(.room, spring: .state, from: 1, to: 0), Track(.room, spring: .state, from: 1, to: 0, after: 0.25)
        )
        #expect(later.duration == now.duration + 0.25)
        #expect(later.value(at: 0.375) == now.value(at: 0.125))
    }
}

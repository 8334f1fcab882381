import Testing

@testable import Nod

@Suite("Motion")
struct MotionTests {
    static let all: [Motion] = [
        .swap(toCompleted: true), .swap(toCompleted: false), .check, .pulse, .flash(.success),
        .flash(.captured), .burst(.firstCapture), .burst(.collectionCompleted), .insertion, .departure, .move, .travel,
        .fadeMark(toCompleted: true), .fadeMark(toCompleted: false), .fadeIn, .fadeOut, .picture,
    ]

    private func tracks(_ motion: Motion) -> [Track] { motion.tracks(in: .standard) }

    @Test("The check peaks at 1.1 and is within .01 of 1 from .25 s on")
    func check() {
        // Beyond the track's own end, as the spring would go on.
        let spring = DampedSpring.check
        let velocity = spring.impulse(peaking: 0.1)
        var peak = 0.0
        for step in 0...3000 {
            let time = Double(step) / 1000
            let value = spring.position(at: time, from: 1, to: 1, velocity: velocity)
            peak = max(peak, value)
            if time >= 0.25 { #expect((value - 1).magnitude <= 0.01) }
            if time < 0.25 { #expect(tracks(.check)[0].value(at: time) == value) }
        }
        #expect((peak - 1.1).magnitude < 1e-4)
        #expect(tracks(.check)[0].value(at: 0.25) == 1)
    }

    @Test("The pulse is at 1.15 at .15 s and back at .4; the flash at .15 opacity until .2 s, gone at .4")
    func celebration() {
        let pulse = tracks(.pulse)[0]
        #expect(pulse.property == .pulse && [0, 0.15, 0.4].map(pulse.value) == [1, 1.15, 1])
        let flash = tracks(.flash(.success))[0]
        #expect([0, 0.2, 0.4].map(flash.value) == [0, 0.15, 0])
        #expect(flash.property == .successFlash && tracks(.flash(.captured))[0].property == .capturedFlash)
    }

    @Test("What replaces a motion never moves, and is not replaced again", arguments: all)
    func reduced(motion: Motion) {
        guard let reduced = motion.reduced else { return }
        #expect(!tracks(reduced).contains { $0.property.isMovement })
        #expect(reduced.reduced == reduced)
    }

    @Test(
        "No motion changes more than two visual properties of anything or lasts longer than a second, but a burst",
        arguments: all
    )
    func size(motion: Motion) {
        #expect(Score.looks(of: tracks(motion)) <= 2)
        #expect(tracks(motion).allSatisfy { $0.duration > 0 && $0.duration <= 1 })
    }

    @Test("Every motion ends in the final state: whole and in place, or gone", arguments: all)
    func ends(motion: Motion) {
        for track in tracks(motion) {
            let end = track.value(at: 99)
            switch track.property {
            case .scale, .pulse: #expect(end == 1)
            case .slide: #expect(end == 64)
            case .shift, .successFlash, .capturedFlash, .brightness: #expect(end == 0)
            case .opacity, .mark, .disc, .tick, .strike, .room: #expect(end == 0 || end == 1)
            }
        }
    }

    @Test(
        "Disc, tick and line follow one another, overlapping, within .25 s; reopened, the line goes first and the disc last"
    )
    func strokes() {
        func spans(_ toCompleted: Bool) -> [[Double]] {
            tracks(.swap(toCompleted: toCompleted)).map { track in
                let steps = (0...250).map { Double($0) / 1000 }
                let moves = steps.filter { (track.value(at: $0) - track.value(at: 0)).magnitude > 0.01 }
                let rests = steps.filter { (track.value(at: $0) - track.value(at: 9)).magnitude > 0.05 }
                return [moves.first!, rests.last!]
            }
        }
        let drawn = spans(true)
        #expect(tracks(.swap(toCompleted: true)).map(\.property) == [.disc, .tick, .strike])
        for (one, next) in zip(drawn, drawn.dropFirst()) {
            #expect(one[0] < next[0] && next[0] < one[1] && one[1] < next[1])
        }
        let back = Array(spans(false).reversed())
        for (one, next) in zip(back, back.dropFirst()) {
            #expect(one[0] < next[0] && next[0] < one[1] && one[1] < next[1])
        }
        for track in tracks(.swap(toCompleted: true)) + tracks(.swap(toCompleted: false)) {
            #expect(track.duration <= 0.25)
        }
    }

    @Test(
        "A row leaves by 40 to 80 points, and its neighbours set off while it fades; a row that comes is seen when there is room"
    )
    func rooms() {
        let leaves = Dictionary(uniqueKeysWithValues: tracks(.departure).map { ($0.property, $0) })
        #expect((40...80).contains(leaves[.slide]!.value(at: 9)))
        #expect(leaves[.room]!.start > 0 && leaves[.room]!.start < leaves[.opacity]!.duration / 2)
        let comes = Dictionary(uniqueKeysWithValues: tracks(.insertion).map { ($0.property, $0) })
        #expect(comes[.room]!.start == 0 && comes[.opacity]!.start > 0)
    }
}

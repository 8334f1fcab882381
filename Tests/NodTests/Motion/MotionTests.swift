import Testing

@testable import Nod

@Suite("Motion")
struct MotionTests {
    static let all: [Motion] = [
        .swap(toCompleted: true), .swap(toCompleted: false), .check, .pulse, .flash(.success),
        .flash(.captured), .burst(.firstCapture), .burst(.collectionCompleted), .insertion, .departure, .removal, .move,
        .travel,
        .fadeMark(toCompleted: true), .fadeMark(toCompleted: false), .fadeIn, .fadeOut, .picture, .presentation,
        .dismissal, .fill, .mark,
    ]

    private func tracks(_ motion: Motion) -> [Track] { motion.tracks(in: .standard) }

    @Test("The check is at .94 by .06 s, at 1.12 while the tick is drawn, and within .01 of 1 from .25 s on")
    func check() {
        let track = tracks(.check)[0]
        let values = (0..<250).map { track.value(at: Double($0) / 1000) }
        #expect((values[60] - 0.94).magnitude < 1e-9 && values.min()! == values[60])
        let peak = values.max()!
        #expect((peak - 1.12).magnitude < 1e-3)
        let tick = tracks(.swap(toCompleted: true)).first { $0.property == .tick }!
        let time = Double(values.firstIndex(of: peak)!) / 1000
        #expect((0.11...0.14).contains(time) && tick.start < time && time < tick.duration)
        #expect(values[0] == 1 && track.value(at: 0.25) == 1)
        // Beyond the track's end, as if the spring continued.
        for step in 250...3000 {
            #expect(Curve.bounce(.check, 0.12, at: Double(step) / 1000).magnitude <= 0.01)
        }
    }

    @Test("Tempo moves disc, tick, line and bounce of a check together, and of one that opens again")
    func tempo() {
        var design = FeedbackDesign.standard
        design.checkTempo = 1.25
        for motion: Motion in [.swap(toCompleted: true), .swap(toCompleted: false), .check] {
            for (quick, usual) in zip(motion.tracks(in: design), tracks(motion)) {
                #expect((quick.duration * 1.25 - usual.duration).magnitude < 1e-12)
                #expect((quick.start * 1.25 - usual.start).magnitude < 1e-12)
                for step in 0...250 {
                    let time = Double(step) / 1000
                    #expect((quick.value(at: time / 1.25) - usual.value(at: time)).magnitude < 1e-9)
                }
            }
        }
        // The system's symbol bounce has one tempo.
        var score = Score([.completed])
        score.tracks = Motion.check.tracks(in: design) + tracks(.check)
        #expect(score.tracks.map(score.part) == [.control, .bounce])
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
            case .scale: #expect(end == 1 || motion == .removal && end == 0.96)
            case .pulse, .badge, .progress: #expect(end == 1)
            case .slide: #expect(end == 64)
            case .sink: #expect(end == (motion == .dismissal ? 40 : 0))
            case .shift, .successFlash, .capturedFlash, .brightness: #expect(end == 0)
            case .opacity, .mark, .disc, .tick, .strike, .room: #expect(end == 0 || end == 1)
            }
        }
    }
}

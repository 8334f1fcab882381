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
        "A row that goes has faded by .12 s, and its neighbours set off .06 s later: it leaves by 40 to 80 points or, deleted, shrinks in its place; a row that comes is seen when there is room"
    )
    func rooms() {
        for motion in [Motion.departure, .removal] {
            let goes = Dictionary(uniqueKeysWithValues: tracks(motion).map { ($0.property, $0) })
            #expect(goes[.opacity]!.value(at: 0.12) == 0 && (goes[.room]!.start - 0.18).magnitude < 1e-9)
            if motion == .departure { #expect((40...80).contains(goes[.slide]!.value(at: 9))) }
            if motion == .removal { #expect(goes[.slide] == nil && goes[.scale]!.value(at: 0.12) == 0.96) }
        }
        let comes = Dictionary(uniqueKeysWithValues: tracks(.insertion).map { ($0.property, $0) })
        #expect(comes[.room]!.start == 0 && comes[.opacity]!.start > 0)
    }

    @Test("A toast is opaque within .08 s, has risen by .26 and has sunk by .18")
    func toasts() {
        let comes = Dictionary(uniqueKeysWithValues: tracks(.presentation).map { ($0.property, $0.duration) })
        #expect(comes == [.opacity: 0.08, .sink: 0.26])
        #expect(tracks(.dismissal).map(\.duration) == [0.18, 0.18])
    }

    @Test("A bar fills with the tick and is full within .3 s; then the mark swells to 1.25, and the burst leaves")
    func completion() {
        let (fill, mark) = (tracks(.fill)[0], tracks(.mark)[0])
        let tick = tracks(.swap(toCompleted: true)).first { $0.property == .tick }!
        #expect(fill.start > tick.start && fill.start < tick.duration && fill.duration <= 0.3)
        #expect(mark.start == fill.duration && (0...400).map { mark.value(at: Double($0) / 500) }.max() == 1.25)
        var session = FeedbackSession()
        var toggle = CompletionToggle(item: 7, isCompleted: false)
        toggle.collections = [CollectionCount(collection: 3, open: 1, total: 4)]
        let bursts = session.handle(.toggled(toggle), at: 0).compactMap(\.score).compactMap(\.burst)
        #expect(bursts.map(\.start) == [fill.duration])
    }
}

import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("StatusPlace: what a place that loads draws, and when")
struct StatusPlaceTests {
    private let world = World()
    private let place = StatusPlace()
    private let error = UserFacingError("Couldn't load your tasks", whatNext: "Check your connection and try again.")

    /// The drawings one after the other, each with its time.
    private func drawings(_ steps: [(time: Double, state: LoadState)], until end: Double) -> [String] {
        var lines: [String] = []
        place.error = error
        place.onChange = { [clock = world.clock] drawing in
            let more = [drawing.showsSpinner ? "spinner" : nil, drawing.showsText ? "text" : nil].compactMap { $0 }
            lines.append("\(clock.now) " + (["\(drawing.main)"] + more).joined(separator: " "))
        }
        for step in steps {
            world.clock.advance(to: step.time)
            place.become(step.state, of: world.center)
        }
        world.clock.advance(to: end)
        return lines
    }

    @Test("A spinner that shows stays .4 s, and after a second says what is loading")
    func slow() {
        #expect(
            drawings([(0, .loading), (0.5, .loaded)], until: 2) == [
                "0.0 nothing", "0.3 nothing spinner", "0.7 content",
            ]
        )
        #expect(
            drawings([(2, .loading), (3.5, .empty)], until: 5) == [
                "2.0 nothing", "2.3 nothing spinner", "3.0 nothing spinner text", "3.5 empty",
            ]
        )
        #expect(world.clock.scheduled == 0)
    }

    @Test("Refreshing keeps the old content in sight")
    func refreshing() {
        #expect(
            drawings([(0, .loaded), (1, .refreshing), (2.5, .loaded)], until: 4) == [
                "1.3 content spinner", "2.0 content spinner text", "2.5 content",
            ]
        )
    }

    @Test("A failure is said once, at once, however often the view is made anew")
    func failure() {
        let drawn = drawings([(0, .loading), (0.1, .failed), (0.2, .failed)], until: 1)
        #expect(drawn == ["0.0 nothing", "0.1 failed"])
        #expect(
            world.recorder.announcements == [.text("Couldn't load your tasks. Check your connection and try again.")]
        )
        #expect(world.recorder.haptics == [])
    }

    @Test("Another center takes a place over, and the first one says nothing to it any more")
    func anotherCenter() {
        let other = World()
        place.become(.loading, of: world.center)
        place.become(.loaded, of: other.center)
        world.clock.advance(to: 2)
        #expect(place.drawing.main == .content)
    }
}

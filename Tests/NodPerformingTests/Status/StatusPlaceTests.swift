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

    @Test("A failure is announced once, at once, however often the view is recreated; the engine's look is drawn")
    func failure() {
        var looks: [String] = []
        place.error = error
        place.onChange = { [clock = world.clock] look in looks.append("\(clock.now) \(look.state) \(look.showsSpinner)")
        }
        for (time, state) in [(0, LoadState.loading), (1, .failed), (1.2, .failed)] {
            world.clock.advance(to: time)
            place.become(state, of: world.center)
        }
        #expect(looks == ["0.0 loading false", "0.3 loading true", "1.0 loading true", "1.0 failed false"])
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
        #expect(place.look.state == .loaded)
    }
}

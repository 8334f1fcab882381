import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("StatusPlace: what a place that loads draws, and when")
struct StatusPlaceTests {
    private let world = World()
    private let place = StatusPlace()

    @Test("Another center takes a place over, and the first one says nothing to it any more")
    func anotherCenter() {
        let other = World()
        place.become(.loading, of: world.center)
        place.become(.loaded, of: other.center)
        world.clock.advance(to: 2)
        #expect(place.look.state == .loaded)
    }
}

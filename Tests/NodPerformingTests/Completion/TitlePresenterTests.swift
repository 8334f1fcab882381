import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("TitlePresenter: a title in its row is struck with its check")
struct TitlePresenterTests {
    private func struck(_ title: TitlePresenter, isCompleted: Bool) -> Int {
        title.line(through: 8, ofOne: isCompleted).characters
    }

    @Test("From its beginning after the tap, before the app has saved; at rest as the app says")
    func tap() {
        let world = World()
        let title = TitlePresenter()
        var changes = 0
        title.didPlay = { changes += 1 }
        title.appear(for: "milk", in: world.center)
        #expect(struck(title, isCompleted: false) == 0 && struck(title, isCompleted: true) == 8)
        let milk = world.center.item("milk")
        world.tap(milk)
        #expect(changes > 1 && title.target == TargetID(milk))
        for (time, characters) in [(0, 0), (0.195, 4), (0.25, 8), (1, 8)] {
            world.clock.advance(to: time)
            #expect(struck(title, isCompleted: false) == characters)
        }
        world.center.report(.refused(item: milk))
        #expect(struck(title, isCompleted: false) == 0)
    }

    @Test("One that shows another item, or nothing that has a name, is as the app says")
    func other() {
        let world = World()
        let title = TitlePresenter()
        title.appear(for: "milk", in: world.center)
        world.tap(world.center.item("milk"))
        title.appear(for: "eggs", in: world.center)
        #expect(struck(title, isCompleted: false) == 0)
        title.appear(for: "milk", in: world.center)
        #expect(struck(title, isCompleted: false) == 8)
        title.appear(for: nil, in: world.center)
        #expect(title.target == nil && struck(title, isCompleted: false) == 0)
    }
}

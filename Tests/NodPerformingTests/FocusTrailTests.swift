import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("FocusTrail: focus on a toast goes back where it came from when the toast leaves")
struct FocusTrailTests {
    private let screen = FocusScreen()

    @Test("Undo, Dismiss and Escape bring it back to the check it came from", arguments: FocusTrail.Way.allCases)
    func back(way: FocusTrail.Way) {
        for leave in [FocusScreen.act, FocusScreen.close] {
            let screen = FocusScreen()
            let milk = Place("milk")
            let eggs = Place("eggs")
            screen.focus(milk, way)
            screen.focus(eggs, way)
            screen.complete(7)
            screen.focusToast(way)
            leave(screen)
            #expect(screen.lines == ["eggs takes focus by \(way)"])
        }
    }

    @Test("A toast that leaves while focus is elsewhere moves nothing")
    func elsewhere() {
        let milk = Place("milk")
        screen.focus(milk, .reader)
        screen.complete(7)
        screen.world.clock.advance(by: 10)
        screen.complete(8)
        screen.focusToast(.reader)
        screen.presenter.attend(.read, to: screen.toast, false)
        screen.focus(milk, .reader)
        FocusScreen.close(screen)
        #expect(screen.lines == [] && screen.presenter.lines.allSatisfy(\.isLeaving))
    }

    @Test("Where it came from is gone: it goes to the place before; where none is known, the system moves it")
    func gone() {
        let milk = Place("milk")
        var eggs: Place? = Place("eggs")
        var bread: Place? = Place("bread")
        for place in [milk, eggs, bread] { screen.focus(place!, .keyboard) }
        screen.complete(7)
        screen.focusToast(.keyboard)
        screen.world.center.focus.forget(bread!)
        bread = nil
        eggs = nil
        FocusScreen.act(screen)
        #expect(screen.lines == ["milk takes focus by keyboard"])
        screen.world.center.focus.forget(milk)
        screen.complete(8)
        screen.focusToast(.keyboard)
        FocusScreen.act(screen)
        #expect(screen.lines.count == 1)
    }

    @Test("From one toast to the next and away with both: back to where it came from before them")
    func several() {
        let milk = Place("milk")
        screen.focus(milk, .reader)
        screen.world.center.say(ToastMessage("No."), as: .failed)
        screen.complete(7)
        let ids = screen.presenter.lines.map(\.id)
        #expect(ids.count == 2)
        screen.presenter.attend(.read, to: ids[0], true)
        screen.presenter.attend(.read, to: ids[1], true)
        screen.presenter.attend(.read, to: ids[0], false)
        screen.presenter.close(ids[0])
        #expect(screen.lines == [])
        screen.presenter.close(ids[1])
        #expect(screen.lines == ["milk takes focus by reader"])
    }

    @Test("Keyboard and screen reader are each somewhere: only the one on the toast is brought back, to its own place")
    func apart() {
        let milk = Place("milk")
        let eggs = Place("eggs")
        screen.focus(milk, .keyboard)
        screen.focus(eggs, .reader)
        screen.complete(7)
        screen.focusToast(.keyboard)
        FocusScreen.close(screen)
        #expect(screen.lines == ["milk takes focus by keyboard"])
    }

    @Test("A finger or a pointer on a toast is no focus")
    func finger() {
        screen.focus(Place("milk"), .keyboard)
        screen.complete(7)
        for way in [ToastAttention.touched, .pointed] { screen.presenter.attend(way, to: screen.toast, true) }
        FocusScreen.close(screen)
        #expect(screen.lines == [])
    }

    @Test("A sheet that takes over the toasts leaves no focus on them")
    func sheet() {
        let milk = Place("milk")
        screen.focus(milk, .reader)
        screen.complete(7)
        screen.focusToast(.reader)
        screen.presenter.hostAppeared(2, depth: 1, isActive: true, in: FeedbackContext())
        FocusScreen.close(screen)
        #expect(screen.lines == [])
    }
}

/// An app with places that focus can be in, and toasts.
@MainActor
private final class FocusScreen {
    let world = World()
    let presenter: ToastPresenter
    private(set) var lines: [String] = []

    init() {
        presenter = ToastPresenter { [weak center = world.center] in center }
        world.center.performers.toasts = presenter
        presenter.hostAppeared(1, depth: 0, isActive: true, in: FeedbackContext())
    }

    var toast: ToastID { presenter.lines.last { !$0.isLeaving }?.id ?? 0 }

    func focus(_ place: Place, _ way: FocusTrail.Way) {
        let line = "\(place.name) takes focus by \(way)"
        world.center.focus.came(to: place, by: way) { [weak self] in self?.lines.append(line) }
    }

    func complete(_ item: ItemID) { world.tap(item) }

    func focusToast(_ way: FocusTrail.Way) { presenter.attend(way == .keyboard ? .focused : .read, to: toast, true) }

    static func act(_ screen: FocusScreen) { screen.presenter.act(screen.toast) }

    static func close(_ screen: FocusScreen) { screen.presenter.close(screen.toast) }
}

private final class Place {
    let name: String

    init(_ name: String) { self.name = name }
}

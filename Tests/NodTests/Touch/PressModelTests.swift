import Testing

@testable import Nod

@Suite("PressModel")
struct PressModelTests {
    private func model(_ spring: DampedSpring = .press) -> PressModel {
        PressModel(target: 5, role: .button, in: place(spring), at: 0)
    }

    private func place(_ spring: DampedSpring, isDark: Bool = false, mayMove: Bool = true) -> PressPlace {
        PressPlace(
            spring: spring,
            scale: 0.97,
            isDark: isDark,
            reasonToHoldMotion: mayMove ? nil : .system
        )
    }

    private func value(_ model: PressModel, _ property: TrackProperty, at time: Double) -> Double? {
        model.tracks().first { $0.property == property }?.value(at: time)
    }

    @Test(
        "Held down it comes to its scale and brightness, let go to rest",
        arguments: [DampedSpring.press, .childPress]
    )
    func ends(spring: DampedSpring) {
        var model = model(spring)
        model.press(at: 0)
        #expect(value(model, .scale, at: 9) == 0.97)
        #expect(value(model, .brightness, at: 9) == -0.05)
        #expect(!model.isAtRest(at: 9))
        model.release(at: 9)
        #expect(value(model, .scale, at: 9) == 1)
        #expect(!model.isAtRest(at: 9.01))
        #expect(model.isAtRest(at: 11.5))
    }

    @Test("Turned round half-way it goes on from where it is, with the speed it has")
    func turned() {
        var model = model()
        model.press(at: 0)
        let scale = value(model, .scale, at: 0.08)!
        let speed = (value(model, .scale, at: 0.0801)! - value(model, .scale, at: 0.0799)!) / 0.0002
        model.cancel(at: 0.08)
        #expect((value(model, .scale, at: 0)! - scale).magnitude < 1e-12)
        #expect(((value(model, .scale, at: 0.0001)! - value(model, .scale, at: 0)!) / 0.0001 - speed).magnitude < 0.01)
        #expect(value(model, .scale, at: 9) == 1)
    }

    @Test("A hundred presses in a second neither add up nor explode")
    func flurry() {
        var model = model(.childPress)
        for step in 0..<200 {
            let time = Double(step) * 0.005
            if step % 2 == 0 { model.press(at: time) } else { model.cancel(at: time) }
            for track in model.tracks() where track.property == .scale {
                #expect((0.9...1.1).contains(track.value(at: 0)))
            }
        }
    }

    @Test("In the dark it grows lighter; without motion only its opacity changes, there or anywhere")
    func looks() {
        func held(isDark: Bool = false, mayMove: Bool = true) -> PressModel {
            var model = PressModel(target: 5, role: .button, in: place(.press, isDark: isDark, mayMove: mayMove), at: 0)
            model.press(at: 0)
            return model
        }
        #expect(held(isDark: true).tracks().map { $0.value(at: 9) } == [0.97, 0.1])
        for reduced in [held().tracks(moving: false), held(mayMove: false).tracks()] {
            #expect(reduced.map(\.property) == [.opacity])
            #expect(reduced[0].value(at: 9) == 0.85)
        }
    }

    /// Times in milliseconds at which its look changes.
    private func shown(_ steps: [(Double, Step)], role: PressRole = .button) -> [String] {
        var model = PressModel(target: 5, role: role, in: place(.press), at: 0)
        var lines: [String] = []
        func change(at time: Double, _ body: (inout PressModel) -> Void) {
            let before = model.isDown
            body(&model)
            if model.isDown != before {
                lines.append("\(Int((time * 1000).rounded())) \(model.isDown ? "down" : "up")")
            }
        }
        for (time, step) in steps + [(9, .wait)] {
            while let due = model.deadline, due <= time { change(at: due) { $0.advance(to: due) } }
            change(at: time) { step.take(&$0, at: time) }
        }
        return lines
    }

    private enum Step {
        case press, touch, release, cancel, act, wait, off, back

        func take(_ model: inout PressModel, at time: Double) {
            switch self {
            case .press: model.press(at: time)
            case .touch: model.press(mayScroll: true, at: time)
            case .release: model.release(at: time)
            case .cancel: model.cancel(at: time)
            case .act: model.act(at: time)
            case .off: model.slideOff(at: time)
            case .back: model.slideBack(at: time)
            case .wait: break
            }
        }
    }

    @Test("Where nothing scrolls it is a press at once; where a finger may scroll, once it has stayed, or has acted")
    func certain() {
        #expect(shown([(0, .press), (0.5, .release)]) == ["0 down", "500 up"])
        #expect(shown([(0, .touch), (0.5, .release)]) == ["70 down", "500 up"])
        #expect(shown([(0, .touch), (0.06, .cancel)]) == [])
        #expect(shown([(0, .touch), (0.06, .release)]) == [])
        #expect(shown([(0, .touch), (0.06, .release), (0.06, .act)]) == ["60 down", "160 up"])
        #expect(shown([(0, .touch), (0.2, .cancel)]) == ["70 down", "200 up"])
    }

    @Test(
        "A quick click is seen whole, in size and shade, before it goes back",
        arguments: [DampedSpring.press, .childPress]
    )
    func whole(spring: DampedSpring) {
        var model = model(spring)
        model.press(at: 0)
        model.release(at: 0.005)
        let up = model.deadline!
        #expect(value(model, .scale, at: up)! <= 0.971 && value(model, .brightness, at: up)! <= -0.048)
    }

    @Test("A tap is shown for .09 s after it is over; a check, whose own answer follows, is not")
    func shortest() {
        #expect(shown([(0, .press), (0.02, .release), (0.02, .act)]) == ["0 down", "110 up"])
        #expect(shown([(0, .press), (0.02, .act), (0.03, .release), (0.03, .cancel)]) == ["0 down", "110 up"])
        #expect(shown([(0, .press), (0.2, .release)]) == ["0 down", "200 up"])
        #expect(shown([(0, .act)]) == ["0 down", "100 up"])
        #expect(shown([(0, .press), (0.02, .cancel)]) == ["0 down", "20 up"])
        #expect(shown([(0, .press), (0.02, .release)], role: .check) == ["0 down", "20 up"])
    }

    @Test("A finger that slid off and back on presses again at once; lifted elsewhere, or taken, it does not")
    func slid() {
        let offAndOn: [(Double, Step)] = [(0, .press), (0.2, .off), (0.3, .off), (0.4, .back), (0.5, .back)]
        #expect(shown(offAndOn + [(0.6, .release)]) == ["0 down", "200 up", "400 down", "600 up"])
        #expect(shown(offAndOn + [(0.6, .off), (0.7, .release)]) == ["0 down", "200 up", "400 down", "600 up"])
        #expect(shown([(0, .touch), (0.05, .off), (0.2, .back), (0.3, .cancel)]) == ["200 down", "300 up"])
        #expect(shown([(0, .touch), (0.05, .off), (0.2, .release), (0.3, .back)]) == [])
        #expect(shown([(0, .press), (0.2, .off), (0.3, .cancel), (0.4, .back)]) == ["0 down", "200 up"])
        #expect(shown([(0, .back), (0.1, .press), (0.2, .back), (0.3, .release)]) == ["100 down", "300 up"])
        #expect(shown([(0, .press), (0.01, .release), (0.02, .off), (0.05, .back)]) == ["0 down", "100 up"])
    }

    @Test("A release just before the action is not drawn twice; later the action is a separate press")
    func order() {
        #expect(shown([(0, .press), (0.2, .cancel), (0.21, .act)]) == ["0 down", "200 up"])
        #expect(shown([(0, .press), (0.2, .cancel), (0.5, .act)]) == ["0 down", "200 up", "500 down", "600 up"])
    }

    @Test("Pressed again while it is still shown, it goes on")
    func again() {
        #expect(shown([(0, .act), (0.05, .press), (0.3, .release)]) == ["0 down", "300 up"])
        #expect(
            shown([(0, .act), (0.05, .touch), (0.08, .release), (0.08, .act)]) == [
                "0 down", "50 up", "80 down", "180 up",
            ]
        )
    }
}

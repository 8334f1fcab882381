import Nod
import Testing

@Suite("PressModel")
struct PressModelTests {
    private func model(_ spring: Spring = .press) -> PressModel {
        PressModel(target: 5, role: .button, spring: spring, at: 0)
    }

    private func value(_ model: PressModel, _ property: TrackProperty, at time: Double) -> Double? {
        model.tracks(scale: 0.97, isDark: false, motion: .full).first { $0.property == property }?.value(at: time)
    }

    @Test("Held down it comes to its scale and brightness, let go to rest", arguments: [Spring.press, .childPress])
    func ends(spring: Spring) {
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
        model.release(at: 0.08)
        #expect((value(model, .scale, at: 0)! - scale).magnitude < 1e-12)
        #expect(((value(model, .scale, at: 0.0001)! - value(model, .scale, at: 0)!) / 0.0001 - speed).magnitude < 0.01)
        #expect(value(model, .scale, at: 9) == 1)
    }

    @Test("A hundred presses in a second neither add up nor explode")
    func flurry() {
        var model = model(.childPress)
        for step in 0..<200 {
            let time = Double(step) * 0.005
            if step % 2 == 0 { model.press(at: time) } else { model.release(at: time) }
            for track in model.tracks(scale: 0.92, isDark: true, motion: .full) where track.property == .scale {
                #expect((0.85...1.1).contains(track.value(at: 0)))
            }
        }
    }

    @Test("In the dark it grows lighter; without motion only its opacity changes")
    func looks() {
        var model = model()
        model.press(at: 0)
        #expect(model.tracks(scale: 0.97, isDark: true, motion: .full).map { $0.value(at: 9) } == [0.97, 0.1])
        let reduced = model.tracks(scale: 0.97, isDark: true, motion: .reduced)
        #expect(reduced.map(\.property) == [.opacity])
        #expect(reduced[0].value(at: 9) == 0.85)
    }
}

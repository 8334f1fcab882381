import Nod
import NodPerforming
import NodTesting
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("AppleHaptics: Nod's patterns by Core Haptics")
@MainActor
struct PatternHapticsTests {
    private let clock = ManualClock()
    private let haptics: AppleHaptics
    private static let player: [String: @Sendable (_Call) -> Any] = [
        "CHHapticEngine.makePlayer(with:)": { call in
            _perform(_Call("pattern", [call.values[0]]))
            return Player()
        }
    ]

    init() {
        System.version = 17
        haptics = AppleHaptics(clock: clock)
        haptics.source = .patterns
    }

    /// The calls once the engine has started, and the pattern in its own lines.
    private func played() async -> [String] {
        for _ in 0..<20 { await Task.yield() }
        let pattern = _performed.first { $0.name == "pattern" }?.values[0] as? CHHapticPattern
        _performed.removeAll { $0.name == "pattern" }
        return Device.asked + (pattern.map { lines(of: $0._store.call) } ?? [])
    }

    private func lines(of pattern: _Call) -> [String] {
        (pattern.values[0] as! [CHHapticEvent]).map { line(of: $0) }
            + (pattern.values[1] as! [CHHapticParameterCurve]).map { line(of: $0) }
    }

    private func line(of event: CHHapticEvent) -> String {
        let call = event._store.call
        let figures = (call.values[1] as! [CHHapticEventParameter]).map { parameter in
            let call = parameter._store.call
            return "\(short(call.values[0])) \(call.values[1])"
        }
        return "\(short(call.values[0])) at \(call.values[2]) for \(call.values[3]): " + figures.joined(separator: ", ")
    }

    private func line(of curve: CHHapticParameterCurve) -> String {
        let call = curve._store.call
        let points = (call.values[1] as! [CHHapticParameterCurve.ControlPoint]).map { point in
            let call = point._store.call
            return "\(call.values[1]) after \(Figures.rounded(call.values[0] as! Double))"
        }
        return "\(short(call.values[0])) from \(call.values[2]): " + points.joined(separator: ", ")
    }

    private func short(_ id: Any) -> String {
        "\((id as! any RawRepresentable<String>).rawValue)".replacing("haptic", with: "").lowercased()
    }

    @Test("Success is two knocks with bodies; the second dies away")
    func success() async {
        await Device.answering(Self.player) {
            haptics.play(Haptic(.success))
            #expect(
                await played() == [
                    "CHHapticEngine().start()",
                    "Player.start(0.0)",
                    "transient at 0.0 for 0.0: intensity 0.65, sharpness 0.35",
                    "continuous at 0.0 for 0.024: intensity 0.39, sharpness 0.21",
                    "transient at 0.074 for 0.0: intensity 1.0, sharpness 0.55",
                    "continuous at 0.074 for 0.032: intensity 0.6, sharpness 0.33",
                    "intensitycontrol from 0.074: 1.0 after 0.0, 0.5 after 0.032",
                ]
            )
        }
    }

    @Test("What the phone's own know no strength of is a pattern, too, unless it is at full strength")
    func weakSuccess() async {
        await Device.answering(Self.player) {
            haptics.source = .system
            haptics.play(Haptic(.success))
            #expect(Device.asked == ["Notification().notificationOccurred(success)"])
            haptics.play(Haptic(.success, intensity: 0.5))
            let first = await played().first { $0.hasPrefix("transient") }
            #expect(first == "transient at 0.0 for 0.0: intensity 0.325, sharpness 0.35")
        }
    }

    @Test("The engine is woken when a finger goes down, leaves the person's music alone, and stops when all is over")
    func engine() async throws {
        try await Device.answering(Self.player) {
            haptics.prepare()
            let engine = try #require(Device.called(CHHapticEngine.self).first)
            #expect(engine._store.properties["playsHapticsOnly"] as? Bool == true)
            #expect(await Device.settled == ["CHHapticEngine().start()"])
            haptics.play(Haptic(.light))
            #expect(await played().first == "Player.start(0.0)")
            clock.advance(by: 2)
            #expect(Device.asked == ["CHHapticEngine().stop(nil)"])
        }
    }

    @Test("The background stops the engine at once")
    func background() async {
        await Device.answering(Self.player) {
            haptics.play(Haptic(.light))
            _ = await played()
            haptics.stop()
            #expect(Device.asked == ["CHHapticEngine().stop(nil)"])
            clock.advance(by: 5)
            #expect(Device.asked == [])
        }
    }

    @Test("An engine that was stopped or reset gives way to a new one, and what it says later stops nothing")
    func stopped() async throws {
        try await Device.answering(Self.player) {
            for handler in ["stoppedHandler", "resetHandler"] {
                haptics.play(Haptic(.success))
                let engine = try #require(Device.called(CHHapticEngine.self).first)
                _ = await played()
                let ends = {
                    if handler == "resetHandler" { engine.resetHandler() } else { engine.stoppedHandler(.systemError) }
                }
                ends()
                _ = await Device.settled
                haptics.play(Haptic(.success))
                let next = try #require(Device.called(CHHapticEngine.self).first)
                #expect(next !== engine)
                #expect(await played().prefix(2) == ["CHHapticEngine().start()", "Player.start(0.0)"])
                ends()
                _ = await Device.settled
                haptics.play(Haptic(.success))
                #expect(await played().first == "Player.start(0.0)")
                haptics.stop()
                _ = Device.asked
            }
        }
    }

    @Test(
        "Wherever Core Haptics refuses, the phone's own is felt once",
        arguments: [
            "CHHapticEngine.init()", "CHHapticEngine.start(completionHandler:)", "CHHapticEngine.makePlayer(with:)",
            "CHHapticPattern.init(events:parameterCurves:)",
        ]
    )
    func refused(call: String) async {
        await Device.answering(Self.player) {
            _errors[call] = Reset()
            haptics.prepare()
            _performed = []
            haptics.play(Haptic(.heavy, intensity: 0.5))
            let felt = await Device.settled.filter { !$0.hasPrefix("CHHaptic") }
            #expect(felt == ["Impact(heavy).impactOccurred(0.5)"])
        }
    }
}

private struct Reset: Error {}

private enum Figures {
    static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

private final class Player: NSObject, CHHapticPatternPlayer {
    var isMuted = false
    func start(atTime time: TimeInterval) throws { _perform(_Call("Player.start(atTime:)", [time])) }
    func stop(atTime time: TimeInterval) throws {}
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}
    func cancel() throws {}
}

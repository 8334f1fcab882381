import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("TimedPatterns: the motor wakes for a touch, and sleeps after it")
struct TimedPatternsTests {
    let clock = ManualClock()
    let output = FeltOutput()
    let patterns: TimedPatterns

    init() { patterns = TimedPatterns(clock: clock, output: output) }

    let success = HapticPattern(Haptic(.success))

    @Test("Woken when a finger goes down, played, let go a second after it is over, and nothing is scheduled any more")
    func once() {
        patterns.prepare()
        clock.advance(by: 0.1)
        patterns.play(success) { Issue.record("It is played.") }
        clock.advance(by: success.duration + 0.99)
        #expect(output.lines == ["start", "play 4"])
        clock.advance(by: 0.02)
        #expect(output.lines == ["start", "play 4", "stop"])
        #expect(clock.scheduled == 0)
    }

    @Test("A press that leads to nothing lets the motor go; the next one wakes it again")
    func nothing() {
        patterns.prepare()
        clock.advance(by: 1.1)
        patterns.prepare()
        #expect(output.lines == ["start", "stop", "start"])
    }

    @Test("Presses that follow each other wake it once")
    func following() {
        for _ in 0..<5 {
            patterns.prepare()
            patterns.play(success) { Issue.record("It is played.") }
            clock.advance(by: 0.3)
        }
        #expect(output.lines == ["start"] + Array(repeating: "play 4", count: 5))
    }

    @Test("A motor that plays no patterns says so, and is let go")
    func refused() {
        output.plays = false
        patterns.prepare()
        var isRefused = false
        patterns.play(success) { isRefused = true }
        #expect(isRefused)
        #expect(output.lines == ["start", "stop"])
        #expect(clock.scheduled == 0)
    }

    @Test("The background stops at once; at rest there is nothing to stop")
    func background() {
        patterns.stop()
        patterns.play(success) { Issue.record("It is played.") }
        patterns.stop()
        patterns.stop()
        #expect(output.lines == ["play 4", "stop"])
    }
}

@MainActor
final class FeltOutput: PatternOutput {
    private(set) var lines: [String] = []
    var plays = true

    func start() { lines.append("start") }
    func play(_ pattern: HapticPattern, otherwise: @escaping @MainActor () -> Void) {
        if plays { lines.append("play \(pattern.events.count)") } else { otherwise() }
    }
    func stop() { lines.append("stop") }
}

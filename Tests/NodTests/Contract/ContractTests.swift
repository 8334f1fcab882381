import Foundation
import Nod
import NodTesting
import Testing

/// The contract of DESIGN.md over random traces: what must hold for all people, devices and servers.
@Suite("Contract")
struct ContractTests {
    /// 10,000 traces, or `NOD_TRACES`.
    static let batches = (asked.flatMap { Int($0) } ?? 10_000) / tracesPerBatch
    private static let asked = ProcessInfo.processInfo.environment["NOD_TRACES"]
    static let tracesPerBatch = 500

    @Test("Lines 1, 3, 4, 8, 9, 10 and 12 hold in random traces", arguments: 0..<ContractTests.batches)
    func contract(batch: Int) {
        for index in 0..<Self.tracesPerBatch {
            let seed = UInt64(batch * Self.tracesPerBatch + index)
            var simulation = Simulation(seed: seed)
            simulation.run()
            guard let violation = simulation.world.oracle.violation ?? simulation.differenceFromFullMotion else {
                continue
            }
            Issue.record("seed \(seed), line \(violation)\n\(simulation.world.trace)")
            return
        }
    }
}

extension Simulation {
    /// 3: the same trace with all motion gives the same haptics, sounds, announcements and toasts; and 9 holds there too.
    var differenceFromFullMotion: String? {
        var session = first
        var limits = Limits()
        for call in world.steps {
            let effects = session.handle(call.event.withFullMotion, at: call.time)
            guard effects.count == call.effects.count else { return "3: more or less happens at \(call.time)" }
            for index in effects.indices {
                guard effects[index].isSame(besidesMotion: call.effects[index]) else {
                    return "3: at \(call.time) motion decides more than motion"
                }
                if let score = effects[index].score { limits.count(score, at: call.time) }
            }
            if let broken = limits.broken { return broken }
        }
        return nil
    }
}

extension Event {
    fileprivate var withFullMotion: Event {
        switch self {
        case .preferences(var preferences):
            preferences.motion = .system
            return .preferences(preferences)
        case .surroundings(var surroundings):
            surroundings.reducesMotion = false
            return .surroundings(surroundings)
        default: return self
        }
    }
}

extension Effect {
    fileprivate func isSame(besidesMotion other: Effect) -> Bool {
        switch (self, other) {
        case (.perform(let one, let target), .perform(let other, let otherTarget)):
            target == otherTarget && one.isSame(besidesMotion: other)
        case (.leave(let item, let one), .leave(let otherItem, let other)),
            (.enter(let item, let one), .enter(let otherItem, let other)):
            item == otherItem && one.isSame(besidesMotion: other)
        default: self == other
        }
    }
}

extension Score {
    fileprivate func isSame(besidesMotion other: Score) -> Bool {
        moments == other.moments && haptic == other.haptic && sound == other.sound && volume == other.volume
            && announcement == other.announcement && toast == other.toast
    }
}

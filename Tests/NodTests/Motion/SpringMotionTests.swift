import Testing

@testable import Nod

@Suite("SpringMotion")
struct SpringMotionTests {
    @Test("It runs on the caller's clock and rests at the origin before its start")
    func clock() {
        let motion = SpringMotion(spring: .state, origin: 2, target: 5, velocity: 1, start: 100)
        #expect(motion.value(at: 99) == 2)
        #expect(motion.value(at: 100.5) == DampedSpring.state.position(at: 0.5, from: 2, to: 5, velocity: 1))
        #expect(motion.velocity(at: 100.5) == DampedSpring.state.velocity(at: 0.5, from: 2, to: 5, velocity: 1))
        #expect(motion.value(at: 1000) == 5)
    }

    @Test("A new target keeps position and velocity, whatever the springs")
    func retargeting() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let motion = SpringMotion(
                spring: DampedSpring(response: generator.between(0.1, 1), damping: generator.between(0, 3)),
                origin: generator.between(-1, 1),
                target: generator.between(-1, 1),
                velocity: generator.between(-9, 9),
                start: generator.between(0, 10)
            )
            let time = motion.start + generator.between(0, 1)
            let spring = DampedSpring(response: generator.between(0.1, 1), damping: generator.between(0, 3))
            let next = motion.retargeted(to: 7, with: spring, at: time)
            #expect(next.value(at: time) == motion.value(at: time))
            #expect(next.velocity(at: time) == motion.velocity(at: time))
            #expect((next.value(at: time + 1e-7) - motion.value(at: time + 1e-7)).magnitude < 1e-9)
            #expect(next.target == 7)
            #expect(next.spring == spring)
        }
    }

    @Test("A new target without a new spring keeps the spring")
    func sameSpring() {
        let motion = SpringMotion(spring: .bouncy, origin: 0, target: 1)
        #expect(motion.retargeted(to: 0, at: 0.1).spring == .bouncy)
    }

    @Test("A motion retargeted to its own target goes on as it would have")
    func sameTarget() {
        let motion = SpringMotion(spring: .bouncy, origin: 0, target: 1)
        let next = motion.retargeted(to: 1, at: 0.13)
        #expect((next.value(at: 0.4) - motion.value(at: 0.4)).magnitude < 1e-14)
    }

    @Test("Passing through the target at speed is not being settled; after the settling time it is")
    func settled() {
        let motion = SpringMotion(spring: .bouncy, origin: 0, target: 1, start: 10)
        let settling = motion.spring.settlingTime(from: 0, to: 1, within: 0.001)
        let passage = 10.26143813396928
        #expect((motion.value(at: passage) - 1).magnitude < 0.001)
        #expect(!motion.isSettled(at: passage, within: 0.001))
        #expect(!motion.isSettled(at: 10 + settling - 1e-6, within: 0.001))
        #expect(motion.isSettled(at: 10 + settling + 1e-6, within: 0.001))
        #expect(motion.isSettled(at: 1000, within: 0.001))
    }
}

import Testing

@testable import Nod

/// The expected numbers were computed with mpmath at 50 digits, with the complex closed form.
@Suite("DampedSpring")
struct DampedSpringTests {
    struct Moment: Sendable, CustomTestStringConvertible {
        let response, damping, time, origin, target, start, position, velocity: Double

        init(_ numbers: Double...) {
            response = numbers[0]
            damping = numbers[1]
            time = numbers[2]
            origin = numbers[3]
            target = numbers[4]
            start = numbers[5]
            position = numbers[6]
            velocity = numbers[7]
        }

        var testDescription: String { "damping \(damping) at \(time) s" }
    }

    /// Response, damping, time, origin, target, initial velocity; exact position, exact velocity.
    static let moments = [
        Moment(0.25, 0.75, 0.0435, 1, 1, 5.7, 1.09993762460098835, -0.00151328984437271205),
        Moment(0.35, 0.85, 0.1, 0, 1, 0, 0.588284561132537266, 6.00824023407800445),
        Moment(0.3, 0.6, 0.2, 1, 0.95, -3, 0.948422262010899632, 0.221849677837674497),
        Moment(1, 0.01, 7.5, -2, 3, 4, 6.12199637045314251, -2.45075555900532973),
        Moment(0.5, 0, 2.2, 0, 1, 0, 1.80901699437494874, 7.38632732196180434),
        Moment(0.5, 1, 0.3, 0, 1, 0, 0.890033939226787044, 1.09216777464365112),
        Moment(0.5, 1, 0.1, 1, 0, -40, -0.496177729813681657, -1.57271948806701425),
        Moment(0.5, 0.999999999999, 0.3, 0, 1, 6, 0.931531338600750906, 0.709020739160180198),
        Moment(0.5, 1.000000000001, 0.3, 0, 1, 6, 0.931531338600007704, 0.709020739163130509),
        Moment(0.5, 0.999999, 0.3, 0, 1, 6, 0.931531710189363183, 0.709019264052984518),
        Moment(0.5, 1.000001, 0.3, 0, 1, 6, 0.931530967011640284, 0.70902221426585391),
        Moment(0.5, 0.99, 0.3, 0, 1, 6, 0.935259490563526898, 0.694043673847829987),
        Moment(0.5, 1.01, 0.3, 0, 1, 6, 0.927827664075610584, 0.723550565185058308),
        Moment(0.5, 2, 0.7, 0, 1, -9, 0.878391353156289712, 0.409474416331435405),
        Moment(0.4, 12.5, 3, 0, 100, 0, 84.837952881087436, 9.54188669285130734),
        Moment(0.5, 100, 20, 0, 1, 0, 0.71539228269439087, 0.0178828773599566022),
        Moment(0.5, 100, 0.001, 0, 1, 500, 0.182864210609959661, 40.5500944434819544),
    ]

    @Test("Position and velocity are exact, however the spring is damped", arguments: moments)
    func exact(moment: Moment) {
        let spring = DampedSpring(response: moment.response, damping: moment.damping)
        let position = spring.position(
            at: moment.time,
            from: moment.origin,
            to: moment.target,
            velocity: moment.start
        )
        let velocity = spring.velocity(
            at: moment.time,
            from: moment.origin,
            to: moment.target,
            velocity: moment.start
        )
        #expect((position - moment.position).magnitude < 1e-13)
        #expect((velocity - moment.velocity).magnitude < 1e-12)
    }

    @Test("A creeping spring from 0 to 1000, of mass 0.5, stiffness 4 and damping 35, is at 630.01 after 8.7 s")
    func creeping() {
        let spring = DampedSpring(response: 2 * Functions.pi * 0.125.squareRoot(), damping: 35 / 8.0.squareRoot())
        #expect((spring.position(at: 8.7, from: 0, to: 1000) - 630.008412930584120).magnitude < 1e-9)
    }

    @Test("Named springs have the seeds' figures")
    func named() {
        #expect(DampedSpring.state == DampedSpring(response: 0.35, damping: 0.85))
        #expect(DampedSpring.press == DampedSpring(response: 0.3, damping: 0.85))
        #expect(DampedSpring.childPress == DampedSpring(response: 0.3, damping: 0.6))
        #expect(DampedSpring.check == DampedSpring(response: 0.25, damping: 0.75))
    }

    @Test("What is no spring becomes the nearest one")
    func clamped() {
        #expect(DampedSpring(response: 0, damping: -1) == DampedSpring(response: 0.001, damping: 0))
        #expect(DampedSpring(response: .infinity, damping: .infinity) == DampedSpring(response: 1000, damping: 1000))
        #expect(DampedSpring(response: .nan, damping: .nan) == DampedSpring(response: 0.5, damping: 1))
        var spring = DampedSpring.state
        spring.response = -3
        spring.damping = .nan
        #expect(spring == DampedSpring(response: 0.001, damping: 1))
    }

    @Test(
        "Before the start it rests at the origin, and after a very long time at the target",
        arguments: [0.5, 1, 1.01, 100]
    )
    func edgesOfTime(damping: Double) {
        let spring = DampedSpring(response: 0.5, damping: damping)
        #expect(spring.position(at: -1, from: 3, to: 5, velocity: 2) == 3)
        #expect(spring.position(at: 0, from: 3, to: 5, velocity: 2) == 3)
        #expect(spring.velocity(at: 0, from: 3, to: 5, velocity: 2) == 2)
        for time in [1e5, 1e14, 1e300, .greatestFiniteMagnitude, .infinity] {
            #expect(spring.position(at: time, from: 3, to: 5, velocity: 2) == 5)
            #expect(spring.velocity(at: time, from: 3, to: 5, velocity: 2) == 0)
        }
    }

    @Test("Any motion obeys the law of a spring: acceleration = −stiffness · displacement − friction · velocity")
    func law() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let spring = DampedSpring(response: generator.between(0.2, 2), damping: generator.between(0, 3))
            let friction = 2 * spring.damping * spring.stiffness.squareRoot()
            let (origin, velocity) = (generator.between(-1, 1), generator.between(-9, 9))
            let (time, h) = (generator.between(0.01, 2), 1e-5)
            func x(_ time: Double) -> Double { spring.position(at: time, from: origin, to: 0, velocity: velocity) }
            func v(_ time: Double) -> Double { spring.velocity(at: time, from: origin, to: 0, velocity: velocity) }
            let scale = (9 + spring.stiffness + friction * 9) * (1 + friction)
            #expect(((x(time + h) - x(time - h)) / (2 * h) - v(time)).magnitude < 1e-8 * scale)
            let acceleration = (v(time + h) - v(time - h)) / (2 * h)
            #expect((acceleration + spring.stiffness * x(time) + friction * v(time)).magnitude < 1e-8 * scale)
        }
    }

    @Test("From rest, a spring that does not ring never turns round nor passes its target")
    func monotone() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<50 {
            let spring = DampedSpring(response: generator.between(0.1, 2), damping: generator.between(1, 20))
            let path = (0...100).map { spring.position(at: Double($0) * 0.02, from: 0, to: 1) }
            #expect(zip(path, path.dropFirst()).allSatisfy { $0 <= $1 && $1 <= 1 })
            #expect(path[1] > 0)
        }
    }
}

extension DampedSpringTests {
    @Test(
        "An impulse peaks where it should, however the spring is damped",
        arguments: [
            (0.25, 0.75, 0.1, 5.70355658100217229), (0.5, 0, 1, 12.566370614359173), (0.5, 1, 1, 34.1589368906942683),
            (0.5, 0.999999999, 1, 34.1589368679216443), (0.5, 1.000000001, 1, 34.1589369134668947),
            (0.5, 3, -0.2, -16.3015803150358717), (0.5, 100, 1, 2513.87721400472836),
        ]
    )
    func impulse(response: Double, damping: Double, peak: Double, expected: Double) {
        let impulse = DampedSpring(response: response, damping: damping).impulse(peaking: peak)
        #expect(((impulse - expected) / expected).magnitude < 1e-14)
    }

    @Test("The check swells to exactly 1.1 and is within .01 of rest from .25 s on")
    func check() {
        let velocity = DampedSpring.check.impulse(peaking: 0.1)
        func scale(_ time: Double) -> Double {
            DampedSpring.check.position(at: time, from: 1, to: 1, velocity: velocity)
        }
        let peakTime = 0.04347601666122724
        #expect((scale(peakTime) - 1.1).magnitude < 1e-15)
        #expect(scale(peakTime - 1e-4) < scale(peakTime))
        #expect(scale(peakTime + 1e-4) < scale(peakTime))
        #expect((0...1000).allSatisfy { (scale(0.25 + Double($0) * 0.001) - 1).magnitude < 0.01 })
    }
}

import Testing

@testable import Nod

@Suite("Burst")
struct BurstTests {
    @Test(
        "Five to eight particles, of 6 to 12 points, that end between ±40 and −80…−20",
        arguments: CelebrationStyle.allCases
    )
    func bounds(style: CelebrationStyle) {
        for seed in 0..<500 as Range<UInt64> {
            let burst = Burst(style, seed: seed)
            #expect((5...8).contains(burst.count))
            for index in 0..<burst.count {
                let particle = burst.particle(index)
                #expect((6...12).contains(particle.size))
                #expect((-40...40).contains(particle.x) && (-80 ... -20).contains(particle.y))
                #expect((0...45).contains(particle.turn) && (16...40).contains(particle.fall))
                #expect(particle.place == (Double(index) + 0.5) / Double(burst.count))
                #expect(particle.shape == (index % 2 == 0 ? .circle : .roundedRectangle))
                #expect((0..<6).contains(particle.colorIndex))
            }
        }
    }

    @Test("For children every particle is at its largest, and flies the same", arguments: CelebrationStyle.allCases)
    func children(style: CelebrationStyle) {
        let small = Burst(style, seed: 3)
        var burst = small
        burst.isLarge = true
        for index in 0..<burst.count {
            var particle = burst.particle(index)
            #expect(particle.size == 12)
            particle.size = small.particle(index).size
            #expect(particle == small.particle(index))
        }
    }

    @Test("The same seed draws the same particles, in whatever order; another seed draws others")
    func seeds() {
        let burst = Burst(.firstCapture, seed: 5)
        let forth = (0..<7).map(burst.particle)
        #expect((0..<7).reversed().map(burst.particle) == forth.reversed())
        #expect((0..<7).map(Burst(.firstCapture, seed: 6).particle) != forth)
    }

    @Test("A particle starts whole, rises above where it ends and falls there, spinning, opaque for 70 % of its life")
    func course() {
        let particle = Burst(.collectionCompleted, seed: 9).particle(3)
        let start = particle.look(at: 0)
        #expect(start == Particle.Look(x: 0, y: 0, scale: 1, opacity: 1, turn: particle.turn))
        let end = particle.look(at: 2)
        #expect(end.x == particle.x && (end.y - particle.y).magnitude < 1e-12 && end.opacity == 0)
        #expect((180...540).contains((end.turn - particle.turn).magnitude))
        #expect((end.scale - 0.3).magnitude < 1e-12)
        var last = start
        for step in 1...200 {
            let look = particle.look(at: Double(step) * 0.01)
            #expect(look.x.magnitude >= last.x.magnitude && look.x.magnitude <= particle.x.magnitude)
            #expect(step <= 80 ? look.y <= last.y : look.y >= last.y)
            #expect(look.y >= particle.y - particle.fall - 1e-12)
            #expect(look.opacity <= last.opacity && look.scale <= last.scale)
            #expect(step >= 140 || look.opacity == 1)
            last = look
        }
        #expect((particle.look(at: 0.8).y - particle.y + particle.fall).magnitude < 1e-9)
        #expect(particle.look(at: -1) == start)
        #expect(particle.look(at: 99) == end)
    }

    @Test("Straight lines between looks are within a quarter of a point of its way, and its fade is as even")
    func lines() {
        for index in 0..<8 {
            let particle = Burst(.collectionCompleted, seed: 9).particle(index)
            let steps = Double(Particle.lookCount - 1)
            let look = { (step: Double) in particle.look(at: particle.duration * step / steps) }
            for step in 0..<Particle.lookCount - 1 {
                for share in [0.25, 0.5, 0.75] {
                    let (before, after, exact) = (
                        look(Double(step)), look(Double(step + 1)), look(Double(step) + share)
                    )
                    let drawn = { (part: (Particle.Look) -> Double) in part(before) * (1 - share) + part(after) * share
                    }
                    #expect((drawn(\.x) - exact.x).magnitude < 0.25 && (drawn(\.y) - exact.y).magnitude < 0.25)
                    #expect((drawn(\.opacity) - exact.opacity).magnitude < 1.0 / 256)
                }
            }
        }
    }
}

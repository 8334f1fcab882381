import Nod
import NodFile
import Testing

/// The contract of DESIGN.md with feedback files: what must hold for every file.
@Suite("Contract with feedback files")
struct FileContractTests {
    static let batches = 10
    static let filesPerBatch = 100

    @Test("1,000 files read back as written, and lines 1 to 4, 8, 9, 10 and 12 hold with each", arguments: 0..<batches)
    func contract(batch: Int) throws {
        for index in 0..<Self.filesPerBatch {
            let seed = UInt64(batch * Self.filesPerBatch + index)
            let file = FeedbackFile.random(seed: seed)
            let read = try FeedbackFile(file.data)
            try #require(read == file, "seed \(seed) reads back differently:\n\(file.text)")
            try #require(read.text == file.text)
            #expect(read.tuning.checkRests)
            var simulation = Simulation(seed: seed, tuning: read.tuning)
            simulation.run()
            if let violation = simulation.world.oracle.violation ?? simulation.differenceFromFullMotion {
                Issue.record("seed \(seed), line \(violation)\n\(file.text)\n\(simulation.world.trace)")
                return
            }
        }
    }

    @Test("2: what a person or a device does not allow is not felt, heard or moved, whatever a file says")
    func levels() {
        for seed in 0..<200 {
            let tuning = FeedbackFile.random(seed: UInt64(seed)).tuning
            for named in NamedMoment.all {
                var director = Director()
                director.context.tuning = tuning
                director.surroundings.canVibrate = false
                director.context.preferences.motion = .reduced
                director.context.preferences.celebrations = .off
                var interaction = Interaction()
                let score = director.answer(named.moment, in: &interaction, at: 0)
                #expect(score.haptic == nil && score.sound == nil && score.burst == nil, "\(named.name), seed \(seed)")
                #expect(!score.tracks.contains { $0.property.isMovement }, "\(named.name), seed \(seed)")
            }
        }
    }
}

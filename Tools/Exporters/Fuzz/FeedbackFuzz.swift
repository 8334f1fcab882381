import Chance
import Foundation

/// Feeds readers, exporters and the engine what nobody would write: mutants of files, and any events at any times.
///
/// A trap ends the process, and so does a mutant that takes far too long: `last-mutant` beside the program then holds
/// its seed, and `last-mutant.json` the document. A seed makes the same again: `feedback-fuzz 1 SEED Fixtures`.
@main
enum FeedbackFuzz {
    /// Seconds of the processor, which other programs don't make longer.
    #if DEBUG
    private static let limit = 20.0
    #else
    private static let limit = 2.0
    #endif
    /// Seconds after which the system ends the process.
    private static let hang: UInt32 = 60
    private static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let count = UInt64(arguments[1]), let seed = UInt64(arguments[2]) else {
            return print("usage: feedback-fuzz COUNT SEED FOLDER")
        }
        let samples = try Samples(arguments[3])
        var (accepted, found) = (0, 0)
        var slowest = (seconds: 0.0, mutant: seed)
        for mutant in seed..<(seed + count) {
            keep(Array("\(mutant)\n".utf8), as: "last-mutant")
            alarm(hang)
            let start = clock()
            do {
                if try feed(mutant, samples) { accepted += 1 }
                let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
                if seconds > slowest.seconds { slowest = (seconds, mutant) }
                if seconds > limit { throw Fault("took \(seconds) s") }
            } catch {
                found += 1
                // Standard error is told at once, whatever ends the process later.
                FileHandle.standardError.write(Data("SEED=\(mutant): \(error)\n".utf8))
            }
        }
        print(
            "\(count) mutants from seed \(seed): \(accepted) accepted, \(found) faults, the slowest took"
                + " \(String(format: "%.2f", slowest.seconds)) s (\(slowest.mutant))"
        )
        if found > 0 { exit(1) }
    }

    /// Whether it was accepted.
    private static func feed(_ mutant: UInt64, _ samples: Samples) throws -> Bool {
        var chance = Chance(seed: mutant)
        let kinds = [(samples.feedback, Reading.feedback), (samples.haptics, Reading.haptic)]
        let kind = chance.below(kinds.count + 1)
        guard kind < kinds.count else {
            var events = WildEvents(chance)
            try events.run()
            return true
        }
        let (documents, read) = kinds[kind]
        var mutation = Mutation(chance)
        let bytes = mutation.mutated(documents)
        keep(bytes, as: "last-mutant.json")
        return try read(bytes)
    }

    /// Not through `Data`, which would wait for the disk each time.
    private static func keep(_ bytes: [UInt8], as name: String) {
        guard let file = fopen(folder.appendingPathComponent(name).path, "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }
}

import Audit
import Foundation
import SwiftParser
import SwiftSyntax

/// Audits files that nobody would write: real ones with tokens dropped, doubled and swapped, and bytes cut out.
///
/// A crash ends the process and names its last mutant on standard error; so does one that takes too long.
@main
enum AuditFuzz {
    /// Seconds that no file may take.
    private static let limit = 10.0

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count > 2, let count = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
            return print("usage: audit-fuzz COUNT SEED PATHS")
        }
        var discovery = Discovery(workingDirectory: FileManager.default.currentDirectoryPath)
        for path in arguments.dropFirst(2) { discovery.add(path) }
        let sources = discovery.files.compactMap { try? SourceBytes.read($0.absolute).get() }
        guard !sources.isEmpty else { return print("no Swift files there") }
        Workers.run { fuzz(sources, count, seed) }
    }

    private static func fuzz(_ sources: [SourceBytes], _ count: Int, _ seed: UInt64) {
        let auditor = Auditor(rules: Catalog.rules)
        let clock = ContinuousClock()
        var (slowest, slowestSeed) = (Duration.zero, seed)
        var early = 0
        for number in 0..<UInt64(count) {
            let mutant = seed &+ number
            announce(mutant)
            var mutation = Mutation(seed: mutant)
            let bytes = mutation.mutated(sources)
            let time = clock.measure { _ = auditor.settle([auditor.read(SourceBytes(bytes), path: "Mutant.swift")]) }
            if time > slowest { (slowest, slowestSeed) = (time, mutant) }
            if number == UInt64(count / 10) { early = peakMegabytes }
        }
        let seconds = Double(slowest.components.seconds) + Double(slowest.components.attoseconds) * 1e-18
        print(
            "\(count) mutants from \(seed): the slowest \(String(format: "%.2f", seconds)) s (\(slowestSeed)), "
                + "at most \(early) MB after a tenth of them, \(peakMegabytes) MB at the end"
        )
        // xargs goes on after every status but this one.
        if seconds > limit { exit(255) }
    }

    /// The mutant at work, for whoever finds the process dead.
    private static func announce(_ mutant: UInt64) {
        guard let path = ProcessInfo.processInfo.environment["NOD_FUZZ_LAST"] else { return }
        try? "\(mutant)\n".write(toFile: path, atomically: false, encoding: .utf8)
    }

    /// The most this process has held so far.
    private static var peakMegabytes: Int {
        var usage = rusage()
        // RUSAGE_SELF has another type on each system.
        getrusage(0, &usage)
        #if canImport(Darwin)
        return usage.ru_maxrss >> 20
        #else
        return usage.ru_maxrss >> 10
        #endif
    }
}

import Audit
import Foundation
import SwiftParser
import SwiftSyntax

/// A benchmark of an audit against parsing and an empty walk of the same files, in one run on the same threads; and of how its time
/// grows with the parts of one view.
///
/// Each is measured several times in turn and the best is taken: other work on the machine can only add time.
@main
enum AuditBench {
    private static let rounds = 5
    /// What an audit with nothing cached may cost, times parsing.
    private static let largestRatio = 1.5
    /// Files a second on one core, when all are cached.
    private static let leastSpeed = 4000.0

    static func main() {
        let paths = Array(CommandLine.arguments.dropFirst())
        guard !paths.isEmpty else { return print("usage: audit-bench PATHS") }
        let directory = FileManager.default.currentDirectoryPath
        var discovery = Discovery(workingDirectory: directory)
        for path in paths { discovery.add(path) }
        let files = discovery.files
        let folder = NSTemporaryDirectory() + "nod-bench-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: folder) }

        var (parsing, cold, cached) = (Double.infinity, Double.infinity, Double.infinity)
        var lines = 0
        for _ in 0..<rounds {
            parsing = min(parsing, seconds { lines = parse(files) })
            try? FileManager.default.removeItem(atPath: folder)
            cold = min(cold, seconds { audit(files, folder) })
            cached = min(cached, seconds { audit(files, folder) })
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let speed = Double(files.count) / cached / Double(cores)
        print("\(files.count) files, \(lines) lines, \(cores) cores, best of \(rounds)")
        report("parsing and an empty walk", parsing, "")
        report("nod audit, cold", cold, "\(ratio(cold / parsing)) × parsing (at most \(largestRatio))")
        report("nod audit, cached", cached, "\(Int(speed)) files a second a core (at least \(Int(leastSpeed)))")
        let isLinear = reportGrowth()
        if cold / parsing > largestRatio || speed < leastSpeed || !isLinear { exit(1) }
    }

    private static func reportGrowth() -> Bool {
        var isLinear = true
        for (name, code) in Growth.parts {
            let few = Growth.seconds(code, count: 1000)
            let many = Growth.seconds(code, count: 4000)
            report("one view, 4000 \(name)", many, "\(ratio(many / few)) × 1000 of them (at most \(Growth.largest))")
            if many / few > Growth.largest { isLinear = false }
        }
        return isLinear
    }

    private static func parse(_ files: [AuditedFile]) -> Int {
        Workers.map(files.count) { index -> Int in
            guard case .success(let source) = SourceBytes.read(files[index].absolute) else { return 0 }
            let tree = source.bytes.withUnsafeBufferPointer {
                Parser.parse(source: $0, maximumNestingLevel: SourceFile.deepestNesting)
            }
            EmptyWalk(viewMode: .sourceAccurate).walk(tree)
            return source.bytes.count { $0 == 0x0A }
        }.reduce(0, +)
    }

    /// Everything the command does with `--all-rules` but printing.
    private static func audit(_ files: [AuditedFile], _ folder: String) {
        var run = AuditRun(auditor: Auditor(rules: Catalog.rules), files: files)
        run.cache = Cache(folder: folder, project: "bench", purpose: run.purpose, tool: Tool.build)
        _ = run.auditor.judge(run.results())
    }

    private static func seconds(_ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        let time = clock.measure(work).components
        return Double(time.seconds) + Double(time.attoseconds) * 1e-18
    }

    private static func report(_ name: String, _ seconds: Double, _ comment: String) {
        let padded = name + String(repeating: " ", count: max(0, 30 - name.count))
        print("\(padded)\(String(format: "%7.3f", seconds)) s  \(comment)")
    }

    private static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }
}

private final class EmptyWalk: SyntaxVisitor {}

import Audit
import Foundation

/// The baseline on disk; paths in it are relative to its folder.
struct BaselineFile {
    private let path: String?
    private let shown: String
    private let folder: String
    private var baseline = Baseline()

    init(_ options: AdoptionOptions, _ setup: AuditSetup) throws {
        let places = setup.places
        let configured = setup.configuration.baseline.map { setup.configuration.folder + "/" + $0 }
        let chosen = options.baseline ?? configured ?? (options.updateBaseline ? ".nod-baseline.json" : nil)
        path = chosen.map { places.absolute($0) }
        folder = path.map { Paths.parent($0) } ?? places.workingDirectory
        shown = path.map { Paths.relative($0, to: places.workingDirectory) ?? $0 } ?? ""
        guard let path else { return }
        guard case .success(let source) = SourceBytes.read(path, largest: .max) else {
            if options.updateBaseline { return }
            throw Refusal("there is no baseline ‘\(shown)’ to read. Write it with --update-baseline.")
        }
        do { baseline = try Baseline(json: Data(source.bytes)) } catch {
            if !options.updateBaseline { throw Refusal("the baseline ‘\(shown)’ cannot be used: \(error).") }
        }
    }

    func compare(_ findings: [Finding], _ setup: AuditSetup) -> Baseline.Comparison {
        baseline.compare(findings, path: { relative($0, setup) }, isInScope: scope(setup))
    }

    mutating func update(_ findings: [Finding], _ setup: AuditSetup) throws {
        guard let path else { return }
        baseline = baseline.updated(by: findings, path: { relative($0, setup) }, isInScope: scope(setup))
        do { try AtomicFile.write(Array(baseline.json), to: path) } catch { throw Refusal(error.description) }
        let count = baseline.counts.values.reduce(0, +)
        Terminal.say("nod: the baseline \(shown) knows \(count) finding\(count == 1 ? "" : "s").")
    }

    func sayGone(_ comparison: Baseline.Comparison) {
        let count = comparison.gone.values.reduce(0, +)
        guard count > 0 else { return }
        let what = count == 1 ? "1 finding of the baseline is" : "\(count) findings of the baseline are"
        Terminal.say("nod: \(what) not found any more; --update-baseline takes them out:")
        for (kind, count) in comparison.gone.sorted(by: { $0.key < $1.key }).prefix(20) {
            Terminal.say(
                "  \(kind.path) \(kind.rule)\(kind.type.isEmpty ? "" : " in \(kind.type)")\(count > 1 ? " ×\(count)" : "")"
            )
        }
        if comparison.gone.count > 20 { Terminal.say("  and more in \(comparison.gone.count - 20) places") }
    }

    private func relative(_ path: String, _ setup: AuditSetup) -> String {
        let absolute = setup.places.absolute(path)
        return Paths.relative(absolute, to: folder) ?? absolute
    }

    /// Whether this run could find a kind: by its rules, in its files or in deleted ones.
    private func scope(_ setup: AuditSetup) -> (Baseline.Kind) -> Bool {
        let audited = Set(setup.run.files.map(\.absolute))
        let rules = Set(setup.run.auditor.rules.map { $0.about.id })
        let folder = folder
        return { kind in
            let absolute = Paths.absolute(kind.path, from: folder)
            return rules.contains(kind.rule) && (audited.contains(absolute) || access(absolute, F_OK) != 0)
        }
    }
}

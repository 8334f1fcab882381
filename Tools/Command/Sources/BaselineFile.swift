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

    func update(_ findings: [Finding], _ setup: AuditSetup) throws {
        guard let path else { return }
        var baseline = baseline
        baseline.update(by: findings, path: { relative($0, setup) }, isInScope: scope(setup))
        do { try baseline.json.write(to: URL(fileURLWithPath: path)) } catch {
            throw Refusal("\(shown) cannot be written: \(error.localizedDescription)")
        }
        let count = baseline.entries.count
        Terminal.say("nod: the baseline \(shown) now has \(count) finding\(count == 1 ? "" : "s").")
    }

    func sayGone(_ comparison: Baseline.Comparison) {
        let count = comparison.gone.count
        guard count > 0 else { return }
        let what = count == 1 ? "1 finding of the baseline is" : "\(count) findings of the baseline are"
        Terminal.say("nod: \(what) fixed; --update-baseline removes \(count == 1 ? "it" : "them"):")
        for entry in comparison.gone.sorted().prefix(20) { Terminal.say("  \(entry.path) \(entry.rule)") }
        if count > 20 { Terminal.say("  and \(count - 20) more") }
    }

    private func relative(_ path: String, _ setup: AuditSetup) -> String {
        let absolute = setup.places.absolute(path)
        return Paths.relative(absolute, to: folder) ?? absolute
    }

    /// Whether this run could find an entry, by its rules, in its files or in deleted ones.
    private func scope(_ setup: AuditSetup) -> (Baseline.Entry) -> Bool {
        let audited = Set(setup.run.files.map(\.absolute))
        let rules = Set(setup.run.auditor.rules.map { $0.about.id })
        let folder = folder
        return { entry in
            let absolute = Paths.absolute(entry.path, from: folder)
            return rules.contains(entry.rule) && (audited.contains(absolute) || access(absolute, F_OK) != 0)
        }
    }
}

import Audit
import Foundation

/// One run of `nod audit`: audits, mends, compares with the baseline and reports.
struct AuditSession {
    private let setup: AuditSetup
    private let report: ReportOptions
    private let adoption: AdoptionOptions
    /// Rules are named; otherwise the report says how many could run, too.
    private let namesRules: Bool
    /// nil: every line counts.
    private let changed: ChangedLines?

    init(
        paths: [String],
        scope: ScopeOptions,
        report: ReportOptions,
        adoption: AdoptionOptions
    ) throws {
        let setup = try AuditSetup(paths: paths, scope: scope)
        self.setup = setup
        changed = try scope.changedSince.map { try ChangedLines(since: $0, in: setup.places.root) }
        namesRules = !scope.rules.isEmpty
        self.report = report
        self.adoption = adoption
    }

    /// Whether nothing was found.
    func run() throws -> Bool {
        var baseline = try BaselineFile(adoption, setup)
        if setup.run.files.isEmpty { Terminal.say("nod: no Swift files to audit there.") }
        var heard = audit()
        if adoption.updateBaseline {
            try baseline.update(heard.verdict.findings, setup)
            return true
        }
        if adoption.fix {
            let mending = Mending(baseline.compare(heard.verdict.findings, setup).new.filter(isWanted), setup.places)
            if adoption.dryRun { return show(mending) }
            try write(mending)
            if !mending.files.isEmpty { heard = audit() }
        }
        let comparison = baseline.compare(heard.verdict.findings, setup)
        baseline.sayGone(comparison)
        let shown = comparison.new.filter { report.cannotTell || $0.outcome == .finding }
        var result = AuditReport(findings: shown.filter(isWanted))
        result.notices = setup.notices + heard.results.flatMap(\.notices)
        result.generated = heard.results.count { $0.isGenerated }
        result.files = heard.results.count { !$0.isGenerated && !$0.notices.contains { $0.isLeftOut } }
        result.unaudited = heard.unaudited
        result.suppressed = heard.verdict.suppressed
        result.known = comparison.known
        result.rules = setup.run.auditor.rules.map { $0.about }
        if !namesRules { result.optIn = setup.configuration.selectedRules(all: true).count - result.rules.count }
        if ![.text, .sarif, .json].contains(report.format), let sentence = result.unaudited.sentence {
            Terminal.say("nod: " + sentence)
        }
        for notice in result.notices { Terminal.say("nod: \(notice.path) \(notice.text).") }
        Terminal.write(result.text(report.format, setup.places, style: Terminal.style))
        return result.isClean
    }

    private func isWanted(_ finding: Finding) -> Bool { changed?.contain(finding, setup.places) ?? true }

    private func audit() -> (results: [FileResult], verdict: Verdict, unaudited: Unaudited) {
        let runs = setup.runs
        let progress = Progress(total: runs.reduce(0) { $0 + $1.files.count })
        let audits = PlatformAudits(runs.map { run in PlatformAudit(run, run.results { progress.step() }) })
        progress.clear()
        return (audits.results, audits.verdict, setup.unaudited(audits))
    }

    private func show(_ mending: Mending) -> Bool {
        for file in mending.files { Terminal.write(file.diff) }
        say(mending, "would be mended")
        return mending.files.isEmpty
    }

    private func write(_ mending: Mending) throws {
        var mending = mending
        mending.write(setup.places)
        say(mending, "mended")
        if !mending.failures.isEmpty { throw Refusal(mending.failures.joined(separator: "\nnod: ")) }
    }

    private func say(_ mending: Mending, _ verb: String) {
        let files = mending.files.count
        Terminal.say("nod: \(mending.mended) \(verb) in \(files) file\(files == 1 ? "" : "s").")
        for left in mending.left {
            Terminal.say(
                "nod: \(left.finding.path):\(left.finding.place.line) \(left.finding.rule) is left: \(left.reason)."
            )
        }
    }
}

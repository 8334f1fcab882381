import Audit
import Foundation

/// One run of `nod audit` or `nod review`.
struct AuditSession {
    private let setup: AuditSetup
    /// nil for a review, which has no baseline.
    private let adoption: AdoptionOptions?
    /// nil for every line.
    private let changed: ChangedLines?

    init(paths: [String], scope: ScopeOptions, adoption: AdoptionOptions?) throws {
        let setup = try AuditSetup(paths: paths, scope: scope, reports: adoption != nil)
        self.setup = setup
        self.adoption = adoption
        changed = try scope.changedSince.map { try ChangedLines(since: $0, in: setup.places.root) }
        if setup.run.files.isEmpty { Terminal.say("nod: no Swift files to audit there.") }
    }

    /// Returns whether nothing is found.
    func audit(_ format: ReportFormat) throws -> Bool {
        guard let adoption else { return true }
        var baseline = try BaselineFile(adoption, setup)
        var heard = hear()
        if adoption.updateBaseline {
            try baseline.update(heard.verdict.findings, setup)
            return true
        }
        if adoption.fix {
            let mending = Mending(
                baseline.compare(heard.verdict.findings, setup).new.filter { isWanted($0) && $0.level != .question },
                setup.places
            )
            if adoption.dryRun { return show(mending) }
            try write(mending)
            if !mending.files.isEmpty { heard = hear() }
        }
        let comparison = baseline.compare(heard.verdict.findings, setup)
        baseline.sayGone(comparison)
        let wanted = comparison.new.filter(isWanted)
        var result = AuditReport(findings: wanted.filter { $0.level != .question })
        let sheets = Sheet.all(of: wanted.filter { $0.level == .question })
        result.questions = (sheets.reduce(0) { $0 + $1.items.count }, sheets.count)
        result.notices = setup.notices + heard.results.flatMap(\.notices)
        result.generated = heard.results.count { $0.isGenerated }
        result.files = heard.results.count { !$0.isGenerated && !$0.notices.contains { $0.isLeftOut } }
        result.suppressed = heard.verdict.suppressed
        result.known = comparison.known
        result.rules = setup.run.auditor.rules.map { $0.about }
        say(result.notices)
        Terminal.write(result.text(format, setup.places, style: Terminal.style))
        return result.isClean
    }

    func review(_ format: ReviewReport.Format) {
        let heard = hear()
        say(setup.notices + heard.results.flatMap(\.notices))
        var facts = heard.results.reduce(into: ProjectFacts()) { $0.add($1.project) }
        facts.auditsItself = Discovery.tests(below: setup.places.root, hold: "performAccessibilityAudit")
        let sheets = Sheet.all(of: heard.verdict.findings.filter(isWanted))
        Terminal.write(ReviewReport(sheets, facts, setup.places).text(format))
    }

    /// Applies every fix of the review; returns whether that was only a dry run.
    func fix(isDry: Bool) throws -> Bool {
        let mending = Mending(hear().verdict.findings.filter(isWanted), setup.places)
        if isDry { _ = show(mending) } else { try write(mending) }
        return isDry
    }

    private func isWanted(_ finding: Finding) -> Bool { changed?.contain(finding, setup.places) ?? true }

    private func hear() -> (results: [FileResult], verdict: Verdict) {
        let results = setup.run.results()
        return (results, setup.run.auditor.judge(results))
    }

    private func say(_ notices: [Notice]) {
        for notice in notices { Terminal.say("nod: \(notice.path.shown) \(notice.text).") }
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

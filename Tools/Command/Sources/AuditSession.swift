import Audit
import Foundation

struct AuditSession {
    private let setup: AuditSetup
    /// nil for a review, which has no baseline.
    private let adoption: AdoptionOptions?
    /// nil to audit every line.
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
        let baseline = try BaselineFile(adoption, setup)
        var heard = hear()
        if adoption.updateBaseline {
            try baseline.update(heard.verdict.findings, setup)
            return true
        }
        if adoption.fixes.fix {
            let fixes = FixedFiles(
                baseline.compare(heard.verdict.findings, setup).new.filter { isWanted($0) && $0.level != .question },
                setup.places
            )
            if adoption.fixes.dryRun { return show(fixes) }
            try write(fixes)
            if !fixes.files.isEmpty { heard = hear() }
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
        result.known = comparison.known.count
        result.rules = setup.run.auditor.rules.map { $0.about }
        say(result.notices)
        Terminal.write(result.text(format, setup.places))
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
        let fixes = FixedFiles(hear().verdict.findings.filter(isWanted), setup.places)
        if isDry { _ = show(fixes) } else { try write(fixes) }
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

    private func show(_ fixes: FixedFiles) -> Bool {
        for file in fixes.files { Terminal.write(file.diff) }
        say(fixes, "would be fixed")
        return fixes.files.isEmpty
    }

    private func write(_ fixes: FixedFiles) throws {
        var fixes = fixes
        fixes.write()
        say(fixes, "fixed")
        if !fixes.failures.isEmpty { throw Refusal(fixes.failures.joined(separator: "\nnod: ")) }
    }

    private func say(_ fixes: FixedFiles, _ verb: String) {
        let files = fixes.files.count
        Terminal.say("nod: \(fixes.fixed) \(verb) in \(files) file\(files == 1 ? "" : "s").")
        for left in fixes.left {
            Terminal.say(
                "nod: \(left.finding.path):\(left.finding.place.line) \(left.finding.rule) is left: \(left.reason)."
            )
        }
    }
}

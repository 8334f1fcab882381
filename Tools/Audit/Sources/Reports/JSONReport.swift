/// Version 2 of the JSON report, described in Documentation/Audit.md. New fields don't change the version.
struct JSONReport {
    let report: AuditReport

    var text: String {
        JSON.text(
            [
                "format": "nod-audit", "version": 2, "tool": ["name": "nod", "version": Tool.version],
                "summary": summary, "rules": rules, "findings": findings, "notices": notices,
            ] as JSON
        )
    }

    private var summary: [String: Int] {
        [
            "files": report.files, "generated": report.generated, "errors": report.errors,
            "warnings": report.warnings, "questions": report.questions.asked, "screens": report.questions.screens,
            "suppressed": report.suppressed, "baseline": report.known,
        ]
    }

    /// The rules with findings, the most frequent first.
    private var rules: [JSON] {
        let found = Dictionary(grouping: report.findings, by: \.rule)
        let described = report.describedRules.filter { found[$0.id] != nil }
        return described.sorted { (-found[$0.id]!.count, $0.id) < (-found[$1.id]!.count, $1.id) }.map { rule in
            let findings = found[rule.id]!
            func count(_ level: Level) -> Int { findings.count { $0.level == level } }
            return [
                "id": rule.id, "title": rule.title, "source": rule.source, "errors": count(.error),
                "warnings": count(.warning), "files": Set(findings.map(\.path)).count,
            ]
        }
    }

    private var findings: [JSON] {
        var fingerprints = Fingerprints()
        return report.findings.map { finding in
            let place = finding.place
            return [
                "rule": finding.rule, "severity": finding.level, "message": finding.message,
                "harm": finding.harm, "change": finding.change, "path": finding.path, "line": place.line,
                "column": place.column,
                "endLine": place.endLine, "endColumn": place.endColumn, "type": finding.type,
                "fingerprint": fingerprints.next(finding), "isFixable": !finding.fix.isEmpty,
            ]
        }
    }

    private var notices: [JSON] {
        report.notices.map { ["path": $0.path, "kind": $0.kind, "line": $0.line, "message": $0.text] }
    }
}

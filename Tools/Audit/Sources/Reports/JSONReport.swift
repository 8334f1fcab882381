/// The findings for programs. Version 1; fields may be added without a new version. Documentation/Audit.md describes it.
///
/// Paths are relative to the working directory when they lie below, else absolute; lines and columns count from 1, columns in UTF-8
/// bytes, the end exclusive.
struct JSONReport {
    let report: AuditReport

    var text: String {
        JSON.text(
            [
                "format": "nod-audit", "version": 1, "tool": ["name": "nod", "version": Tool.version],
                "summary": summary, "findings": findings, "notices": notices,
            ] as JSON
        )
    }

    private var summary: [String: Int] {
        [
            "files": report.files, "generated": report.generated, "errors": report.errors,
            "warnings": report.warnings, "cannotTell": report.untold, "suppressed": report.suppressed,
            "baseline": report.known,
        ]
    }

    private var findings: [JSON] {
        var fingerprints = Fingerprints()
        return report.findings.map { finding in
            let place = finding.place
            return [
                "rule": finding.rule, "outcome": finding.outcome, "severity": finding.severity,
                "message": finding.message, "path": finding.path, "line": place.line, "column": place.column,
                "endLine": place.endLine, "endColumn": place.endColumn, "type": finding.type,
                "fingerprint": fingerprints.next(finding), "isFixable": !finding.fix.isEmpty,
            ]
        }
    }

    private var notices: [JSON] {
        report.notices.map { ["path": $0.path, "kind": $0.kind, "line": $0.line, "message": $0.text] }
    }
}

/// The findings for programs. Version 1; fields may be added without a new version. Documentation/Audit.md describes it.
struct JSONReport: Encodable {
    let format = "nod-audit"
    let version = 1
    let tool: Tool
    let summary: Summary
    let findings: [Entry]
    let notices: [Note]

    struct Tool: Encodable {
        let name = "nod"
        let version = Audit.Tool.version
    }

    struct Summary: Encodable {
        var files: Int
        var generated: Int
        var errors: Int
        var warnings: Int
        var cannotTell: Int
        var suppressed: Int
        var baseline: Int
    }

    struct Entry: Encodable {
        var rule: String
        var outcome: Outcome
        var severity: Severity
        var message: String
        /// Relative to the working directory when it lies below, else absolute.
        var path: String
        /// From 1; columns in UTF-8 bytes, the end exclusive.
        var line: Int
        var column: Int
        var endLine: Int
        var endColumn: Int
        var type: String
        var fingerprint: String
        var isFixable: Bool
    }

    struct Note: Encodable {
        var path: String
        var kind: Notice.Kind
        var line: Int?
        var message: String
    }

    init(_ report: AuditReport, _ places: ReportPlaces) {
        tool = Tool()
        summary = Summary(
            files: report.files,
            generated: report.generated,
            errors: report.errors,
            warnings: report.warnings,
            cannotTell: report.untold,
            suppressed: report.suppressed,
            baseline: report.known
        )
        var fingerprints = Fingerprints()
        findings = report.findings.map { finding in
            Entry(
                rule: finding.rule,
                outcome: finding.outcome,
                severity: finding.severity,
                message: finding.message,
                path: finding.path,
                line: finding.place.line,
                column: finding.place.column,
                endLine: finding.place.endLine,
                endColumn: finding.place.endColumn,
                type: finding.type,
                fingerprint: fingerprints.next(finding),
                isFixable: !finding.fix.isEmpty
            )
        }
        notices = report.notices.map { Note(path: $0.path, kind: $0.kind, line: $0.line, message: $0.text) }
    }

    var text: String { JSON.text(self) }
}

/// SARIF 2.1.0, as GitHub's code scanning takes it: paths from the repository's root, fingerprints that survive moved lines.
struct SARIFReport: Encodable {
    /// GitHub refuses a run with more.
    static let mostResults = 25_000

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        let tool: Tool
        let invocations: [Invocation]
        let columnKind = "utf16CodeUnits"
        let originalUriBaseIds = ["%SRCROOT%": Artifact(description: Text("The root of the repository."))]
        let results: [Result]
    }

    struct Tool: Encodable { let driver: Driver }

    struct Driver: Encodable {
        let name = "nod"
        let semanticVersion = Audit.Tool.version
        let rules: [Rule]
    }

    struct Rule: Encodable {
        let id: String
        let name: String
        let shortDescription: Text
        let fullDescription: Text
        let help: Help
        let defaultConfiguration: Configuration
    }

    struct Configuration: Encodable { let level: String }

    struct Help: Encodable {
        let text: String
        let markdown: String
    }

    struct Text: Encodable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let kind: String
        let level: String
        let message: Text
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    struct Location: Encodable { let physicalLocation: PhysicalLocation }

    struct PhysicalLocation: Encodable {
        let artifactLocation: Artifact
        var region: Region?
    }

    struct Artifact: Encodable {
        var uri: String?
        var uriBaseId: String?
        var description: Text?
    }

    struct Region: Encodable {
        let startLine: Int
        var startColumn: Int?
        var endLine: Int?
        var endColumn: Int?
    }

    struct Invocation: Encodable {
        let executionSuccessful = true
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let level: String
        let message: Text
        var locations: [Location]?
    }
}

extension SARIFReport {
    init(_ report: AuditReport, _ places: ReportPlaces) {
        var rules = report.rules
        for id in report.findings.map(\.rule) where !rules.contains(where: { $0.id == id }) {
            if let rule = Catalog.rule(id) { rules.append(rule.about) }
        }
        let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
        var fingerprints = Fingerprints()
        let marked = report.findings.map { ($0, fingerprints.next($0)) }
        // Errors first, so that what is left out for GitHub's limit is the least.
        let kept = marked.count <= Self.mostResults ? marked : Array(Self.byWeight(marked).prefix(Self.mostResults))
        var notifications = report.notices.map { Notification($0, places) }
        if kept.count < marked.count {
            let text =
                "\(marked.count - kept.count) more findings were left out: code scanning takes \(Self.mostResults)."
            notifications.append(Notification(level: "warning", message: Text(text)))
        }
        runs = [
            Run(
                tool: Tool(driver: Driver(rules: rules.map { Rule($0) })),
                invocations: [Invocation(toolExecutionNotifications: notifications)],
                results: kept.map { Result($0, fingerprint: $1, index: indices[$0.rule] ?? 0, places) }
            )
        ]
    }

    private static func byWeight(_ findings: [(Finding, String)]) -> [(Finding, String)] {
        let errors = findings.filter { $0.0.outcome == .finding && $0.0.severity == .error }
        let warnings = findings.filter { $0.0.outcome == .finding && $0.0.severity == .warning }
        return errors + warnings + findings.filter { $0.0.outcome == .cannotTell }
    }

    var text: String { JSON.text(self) }
}

extension SARIFReport.Rule {
    init(_ rule: RuleDescription) {
        id = rule.id
        name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        shortDescription = SARIFReport.Text(rule.title)
        fullDescription = SARIFReport.Text(rule.rationale)
        help = SARIFReport.Help(
            text: "\(rule.rationale)\n\nSource: \(rule.source)\n\nNot seen: \(rule.blindSpots)",
            markdown: "\(rule.rationale)\n\n**Source:** \(rule.source)\n\n**Not seen:** \(rule.blindSpots)"
        )
        defaultConfiguration = SARIFReport.Configuration(level: rule.severity.rawValue)
    }
}

extension SARIFReport.Result {
    init(_ finding: Finding, fingerprint: String, index: Int, _ places: ReportPlaces) {
        ruleId = finding.rule
        ruleIndex = index
        // The standard asks for level none of everything that is no failure.
        kind = finding.outcome == .finding ? "fail" : "open"
        level = finding.outcome == .finding ? finding.severity.rawValue : "none"
        message = SARIFReport.Text(finding.message)
        let place = finding.place
        let region = SARIFReport.Region(
            startLine: place.line,
            startColumn: places.utf16Column(place.column, line: place.line, of: finding.path),
            endLine: place.endLine,
            endColumn: places.utf16Column(place.endColumn, line: place.endLine, of: finding.path)
        )
        locations = [SARIFReport.Location(finding.path, region, places)]
        // The name GitHub looks for, and one of our own that says how it is made.
        partialFingerprints = ["primaryLocationLineHash": fingerprint, "nodRuleTypeCode/v1": fingerprint]
    }
}

extension SARIFReport.Location {
    init(_ path: String, _ region: SARIFReport.Region?, _ places: ReportPlaces) {
        let path = places.fromRoot(path)
        let isBelowRoot = !path.hasPrefix("/")
        let uri = (isBelowRoot ? "" : "file://") + path.uriEscaped
        physicalLocation = SARIFReport.PhysicalLocation(
            artifactLocation: SARIFReport.Artifact(uri: uri, uriBaseId: isBelowRoot ? "%SRCROOT%" : nil),
            region: region
        )
    }
}

extension SARIFReport.Notification {
    init(_ notice: Notice, _ places: ReportPlaces) {
        level = "warning"
        message = SARIFReport.Text("\(notice.path) \(notice.text).")
        locations = [SARIFReport.Location(notice.path, notice.line.map { SARIFReport.Region(startLine: $0) }, places)]
    }
}

extension String {
    /// A path as a URI writes it.
    fileprivate var uriEscaped: String {
        utf8.reduce(into: "") { result, byte in
            let character = Character(UnicodeScalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
                result.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
    }
}

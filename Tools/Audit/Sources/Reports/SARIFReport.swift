import Foundation

/// SARIF 2.1.0 for GitHub's code scanning: paths from the repository's root, stable fingerprints.
struct SARIFReport {
    let report: AuditReport
    let places: ReportPlaces

    var text: String {
        JSON.text(
            ["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]] as JSON
        )
    }

    private var run: JSON {
        var fingerprints = Fingerprints()
        let rules = report.describedRules
        let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
        let driver: JSON = ["name": "nod", "semanticVersion": Tool.version, "rules": rules.map(description)]
        let invocation: JSON = [
            "executionSuccessful": true, "toolExecutionNotifications": report.notices.map(notification),
        ]
        return [
            "tool": ["driver": driver], "invocations": [invocation], "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": ["%SRCROOT%": ["description": ["text": "The root of the repository."]]],
            "results": report.findings.map {
                result($0, fingerprint: fingerprints.next($0), index: indices[$0.rule] ?? 0)
            },
        ]
    }
}

extension SARIFReport {
    private func description(of rule: RuleDescription) -> JSON {
        let help = [
            "text": "\(rule.rationale)\n\nSource: \(rule.source)\n\nNot detected: \(rule.blindSpots)",
            "markdown": "\(rule.rationale)\n\n**Source:** \(rule.source)\n\n**Not detected:** \(rule.blindSpots)",
        ]
        return [
            "id": rule.id,
            "name": rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
            "shortDescription": ["text": rule.title], "fullDescription": ["text": rule.rationale], "help": help,
            "defaultConfiguration": ["level": rule.level.reported],
        ]
    }

    private func result(_ finding: Finding, fingerprint: String, index: Int) -> JSON {
        let place = finding.place
        let region = [
            "startLine": place.line,
            "startColumn": places.utf16Column(place.column, line: place.line, of: finding.path),
            "endLine": place.endLine,
            "endColumn": places.utf16Column(place.endColumn, line: place.endLine, of: finding.path),
        ]
        return [
            "ruleId": finding.rule, "ruleIndex": index, "kind": "fail", "level": finding.level.rawValue,
            "message": ["text": finding.message],
            "locations": [location(finding.path, region)],
            // The key that GitHub reads, and one for our method.
            "partialFingerprints": ["primaryLocationLineHash": fingerprint, "nodRuleTypeCode/v2": fingerprint],
        ]
    }

    private func notification(of notice: Notice) -> JSON {
        [
            "level": "warning", "message": ["text": "\(notice.path) \(notice.text)."],
            "locations": [location(notice.path, notice.line.map { ["startLine": $0] })],
        ]
    }

    private func location(_ path: String, _ region: [String: Int]?) -> JSON {
        let path = places.fromRoot(path)
        let isBelowRoot = !path.hasPrefix("/")
        let unreserved = CharacterSet.urlPathAllowed.subtracting([
            "!", "$", "&", "'", "(", ")", "*", "+", ",", ":", ";", "=", "@",
        ])
        let uri =
            (isBelowRoot ? "" : "file://") + (path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path)
        let artifact: JSON = ["uri": uri, "uriBaseId": isBelowRoot ? "%SRCROOT%" : nil]
        return ["physicalLocation": ["artifactLocation": artifact, "region": region] as JSON]
    }
}

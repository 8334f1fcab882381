import Foundation
import Testing

@testable import Audit

/// The requirements that SARIF 2.1.0 and GitHub's code scanning place on a file.
@Suite("SARIF")
struct SARIFTests {
    private static let source = "let a = \"😀\"; let b = shout(1)\nmutter()\n"

    private func run(_ report: AuditReport) throws -> [String: Any] {
        let places = ReportPlaces(workingDirectory: "/app/ios", root: "/app") { _ in Array(Self.source.utf8) }
        let text = report.text(.sarif, places)
        let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasPrefix("https://") == true)
        let runs = log["runs"] as! [[String: Any]]
        #expect(runs.count == 1)
        return runs[0]
    }

    private var report: AuditReport {
        var report = AuditReport(findings: findings(["My Views/ü.swift": Self.source]).filter { $0.level != .question })
        report.rules = [SuppressionComments.about, ShoutRule.about]
        return report
    }

    @Test("The driver names itself and describes every rule")
    func driver() throws {
        let driver = (try run(report)["tool"] as! [String: Any])["driver"] as! [String: Any]
        #expect(driver["name"] as? String == "nod")
        let rules = driver["rules"] as! [[String: Any]]
        #expect(rules.map { $0["id"] as? String } == ["suppression", "tap-gesture"])
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                let text = (rule[key] as! [String: String])["text"]
                #expect(text?.isEmpty == false)
            }
            let level = (rule["defaultConfiguration"] as! [String: String])["level"]
            #expect(["error", "warning", "note", "none"].contains(level))
        }
    }

    @Test("A result has its rule, level, message, fingerprint and one place: a relative URI, columns in UTF-16 units")
    func results() throws {
        let run = try run(report)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let results = run["results"] as! [[String: Any]]
        #expect(results.count == 1)
        let result = results[0]
        #expect(["ruleId", "level", "kind"].map { result[$0] as? String } == ["tap-gesture", "warning", "fail"])
        #expect(result["ruleIndex"] as? Int == 1)
        #expect((result["message"] as! [String: String])["text"]?.isEmpty == false)
        #expect(
            (result["partialFingerprints"] as! [String: String])["primaryLocationLineHash"]?.hasSuffix(":1") == true
        )
        let locations = result["locations"] as! [[String: Any]]
        #expect(locations.count == 1)
        let physical = locations[0]["physicalLocation"] as! [String: Any]
        let artifact = physical["artifactLocation"] as! [String: String]
        #expect(artifact == ["uri": "ios/My%20Views/%C3%BC.swift", "uriBaseId": "%SRCROOT%"])
        let region = physical["region"] as! [String: Int]
        #expect(region == ["startLine": 1, "startColumn": 23, "endLine": 1, "endColumn": 28])
    }

    @Test("A file that could not be audited is a notification, not a result")
    func notices() throws {
        var report = AuditReport(findings: [])
        report.notices = [Notice(path: "A.swift", .tooDeep, line: 3)]
        let run = try run(report)
        #expect((run["results"] as! [Any]).isEmpty)
        let invocation = (run["invocations"] as! [[String: Any]])[0]
        let notification = (invocation["toolExecutionNotifications"] as! [[String: Any]])[0]
        let text = (notification["message"] as! [String: String])["text"]
        #expect(text == "A.swift is nested too deeply (line 3); left out. Exclude it in .nod.yml if it is generated.")
    }
}

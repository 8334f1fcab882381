import Foundation
import Testing

@testable import Audit

@Suite("Reports")
struct ReportTests {
    private static let source = "struct Room {\n    let a = \"né 😀\"; let b = shout(1)\n\tlet c = mutter()\n}\n"

    private var places: ReportPlaces {
        ReportPlaces(workingDirectory: "/app/ios", root: "/app") { _ in Array(Self.source.utf8) }
    }

    private var report: AuditReport {
        var report = AuditReport(findings: findings(["My Views/Room.swift": Self.source]))
        report.files = 3
        report.generated = 1
        report.suppressed = 2
        report.known = 4
        report.rules = [ShoutRule.about]
        report.notices = [Notice(path: "Old.swift", .notUTF8, line: 7)]
        return report
    }

    private func object(_ format: ReportFormat) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(report.text(format, places).utf8)) as! [String: Any]
    }

    @Test("The text is grouped by file, with the code and a mark below it")
    func text() {
        #expect(
            report.text(.text, places) == """
                My Views/Room.swift
                  2:33  warning  tap-gesture
                    Somebody is shouted at: speak (tests)
                      let a = "né 😀"; let b = shout(1)
                                              ^~~~~
                  3:10  cannot tell  tap-gesture
                    It cannot be heard (tests)
                      let c = mutter()
                              ^~~~~~
                1 warning, 1 cannot be told in 3 files (1 generated left out); 2 suppressed by comments, 4 known to the baseline
                1 can be mended by --fix.

                """
        )
    }

    @Test("Colours and breaks are for terminals only")
    func style() {
        #expect(!report.text(.text, places).contains("\u{1B}"))
        let text = report.text(.text, places, style: TextStyle(isColoured: true, width: 40))
        #expect(text.contains("\u{1B}[33;1mwarning\u{1B}[0m"))
        #expect(AuditReport(findings: []).text(.text, places) == "Nothing found in 0 files\n")
    }

    @Test("Xcode gets absolute paths and a line each")
    func xcode() {
        #expect(
            report.text(.xcode, places) == """
                /app/ios/My Views/Room.swift:2:33: warning: Somebody is shouted at: speak (tests) [tap-gesture]
                /app/ios/My Views/Room.swift:3:10: note: It cannot be heard (tests) [tap-gesture]

                """
        )
    }

    @Test("GitHub gets paths from the repository's root, everything escaped")
    func github() {
        var report = AuditReport(findings: Array(self.report.findings.prefix(1)))
        report.findings[0].path = "a:b,c%.swift"
        report.findings[0].message = "100 %\nsure: yes, really\r"
        #expect(
            report.text(.github, places)
                == "::warning file=ios/a%3Ab%2Cc%25.swift,line=2,endLine=2,col=30,endColumn=35,title=tap-gesture::"
                + "100 %25%0Asure: yes, really%0D\n"
        )
    }

    @Test("JSON says its version, the summary and every finding")
    func json() throws {
        let json = try object(.json)
        #expect(json["format"] as? String == "nod-audit")
        #expect(json["version"] as? Int == 1)
        let summary = json["summary"] as? [String: Int]
        let expected = [
            "files": 3, "generated": 1, "errors": 0, "warnings": 1, "cannotTell": 1, "suppressed": 2, "baseline": 4,
        ]
        #expect(summary == expected)
        let first = (json["findings"] as! [[String: Any]])[0]
        #expect(first["path"] as? String == "My Views/Room.swift")
        #expect(first["line"] as? Int == 2)
        #expect(first["column"] as? Int == 33)
        #expect(first["endColumn"] as? Int == 38)
        #expect(first["type"] as? String == "Room")
        #expect(first["isFixable"] as? Bool == true)
        let notice = (json["notices"] as! [[String: Any]])[0]
        #expect(notice["kind"] as? String == "notUTF8")
    }

    @Test("A fingerprint stays when lines move, and differs within a file")
    func fingerprints() {
        func prints(_ text: String) -> [String] {
            var fingerprints = Fingerprints()
            return findings(text).map { fingerprints.next($0) }
        }
        #expect(prints("shout(1)\nshout(1)") == prints("\n\nshout( 1 ) // loud\n\n\nshout(1)"))
        #expect(Set(prints("shout(1)\nshout(1)\nshout(2)")).count == 3)
    }
}

import Testing

@testable import Audit

@Suite("Reports")
struct ReportTests {
    private static let source = "struct Room {\n    let a = \"né 😀\"; let b = shout(1)\n\tlet c = mutter()\n}\n"

    private var places: ReportPlaces {
        ReportPlaces(workingDirectory: "/app/ios", root: "/app") { _ in Array(Self.source.utf8) }
    }

    private var report: AuditReport {
        var report = AuditReport(
            findings: findings(["My Views/Room.swift": Self.source]).filter { $0.level != .question }
        )
        report.questions = (1, 1)
        report.files = 3
        report.generated = 1
        report.suppressed = 2
        report.known = 4
        report.rules = [ShoutRule.about]
        report.notices = [Notice(path: "Old.swift", .notUTF8, line: 7)]
        return report
    }

    private static let summary = """
        1 warning in 3 files (1 generated left out); 2 suppressed by comments, 4 in the baseline
        1 can be fixed by --fix.
        Reasons and examples: --explain RULE.
        1 more to look at on 1 screen: nod review

        """

    @Test("The text says how much there is of what, then each cause once with its places and code")
    func text() {
        #expect(
            report.text(.text, places) == """
                tap-gesture  1 warning  Shouting  WCAG 2.1.1
                  Somebody is shouted at: speak.
                    My Views/Room.swift:2:33  let a = "né 😀"; let b = shout(1)


                """ + Self.summary
        )
    }

    @Test("A message is said once with all its places; errors come first, then the frequent")
    func causes() {
        var report = self.report
        var finding = report.findings[0]
        finding.fix = []
        func add(_ message: String, _ line: Int, _ level: Level = .warning) -> Finding {
            (finding.harm, finding.change) = (message, "")
            finding.place.line = line
            finding.level = level
            return finding
        }
        report.findings = [
            add("Too slow.", 1), add("Too slow.", 3), add("Too fast.", 4), add("It hurts.", 2, .error),
        ]
        #expect(
            report.text(.text, places).hasPrefix(
                """
                tap-gesture  1 error  Shouting  WCAG 2.1.1
                  It hurts.
                    My Views/Room.swift:2:33  let a = "né 😀"; let b = shout(1)

                tap-gesture  3 warnings  Shouting  WCAG 2.1.1
                  Too slow.
                    My Views/Room.swift:1:33  struct Room { let a = "né 😀"; let b = shout(1) let c = mutter()
                    My Views/Room.swift:3:33  let c = mutter()
                  Too fast.
                    My Views/Room.swift:4:33  }

                """
            )
        )
    }

    @Test("Xcode gets absolute paths and a line each")
    func xcode() {
        #expect(
            report.text(.xcode, places) == """
                /app/ios/My Views/Room.swift:2:33: warning: Somebody is shouted at: speak. [tap-gesture]

                """
        )
    }

    @Test("GitHub gets paths from the repository's root, everything escaped")
    func github() {
        var report = AuditReport(findings: Array(self.report.findings.prefix(1)))
        report.findings[0].path = "a:b,c%.swift"
        (report.findings[0].harm, report.findings[0].change) = ("100 %\nsure:\ryes, really.", "")
        #expect(
            report.text(.github, places)
                == "::warning file=ios/a%3Ab%2Cc%25.swift,line=2,endLine=2,col=30,endColumn=35,title=tap-gesture::"
                + "100 %25%0Asure:%0Dyes, really.\n"
        )
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

import Foundation
import Testing

/// `nod audit --stdin-path`: a file as an editor shows it.
@Suite("nod audit --stdin-path")
struct StdinPathTests {
    private static let tap = AuditCommandTests.tap
    private static let clean = AuditCommandTests.clean

    private func audit(_ project: Project, _ path: String, _ text: String = tap, in folder: String = "") throws -> Run {
        try project.run(
            ["audit", "--rule", "tap-gesture", "--stdin-path", path],
            in: project.folder + folder,
            input: text
        )
    }

    @Test("The text from standard input is audited and shown, not the file's")
    func text() throws {
        let project = try Project(["Row.swift": "\n\n\n\n" + Self.clean])
        let run = try audit(project, "Row.swift")
        #expect(run.status == 1 && run.errors == "")
        let shown = "    Row.swift:4:37  var body: some View { Text(\"a\").onTapGesture { open() } }\n"
        #expect(run.output.contains(shown))
        #expect(try audit(project, "Row.swift", Self.clean).status == 0)
        #expect(try audit(project, "Not/There/Yet.swift").status == 1)
    }

    @Test("A file that the audit of its folder leaves out is left out")
    func leftOut() throws {
        let project = try Project([".nod.yml": "exclude: [Old]"])
        for path in ["Old/Row.swift", "AppTests/Row.swift", "Pods/Row.swift", "Row.generated.swift"] {
            #expect(try audit(project, path) == Run(status: 0, output: "Nothing found in 0 files\n", errors: ""))
        }
        #expect(try audit(project, "App/Row.swift", "// Generated using SwiftGen\n" + Self.tap).status == 0)
        #expect(try audit(project, "App/Row.swift").status == 1)
    }

    @Test("The settings are those of the file's folder, wherever the editor was started")
    func settings() throws {
        let project = try Project(["App/.nod.yml": "exclude: [Sources]", "Elsewhere/a.txt": ""])
        #expect(try audit(project, "App/Sources/Row.swift").status == 0)
        #expect(try audit(project, project.folder + "/App/Sources/Row.swift", in: "/Elsewhere").status == 0)
        #expect(try audit(project, "../Row.swift", in: "/Elsewhere").status == 1)
    }

    @Test("An error type of another file counts once the project was audited")
    func facts() throws {
        let error = "enum LoginError: Error { case wrongName }\n"
        let use = "struct A: View { let error: LoginError; var body: some View { Text(error.localizedDescription) } }\n"
        let project = try Project(["Error.swift": error, "Row.swift": use])
        let arguments = ["audit", "--all-rules", "--stdin-path", "Row.swift"]
        #expect(try project.run(arguments, in: project.folder, input: use).output == "Nothing found in 1 file\n")
        #expect(try project.nod("audit", "--all-rules").status == 1)
        let run = try project.run(arguments, in: project.folder, input: "\n" + use)
        #expect(run.output.contains("raw-error"))
    }

    @Test("A text that is no source, or too large a one, is said on standard error")
    func broken() throws {
        let project = try Project()
        #expect(try audit(project, "Row.swift", "a\u{0}b").errors.contains("Row.swift holds NUL bytes"))
        let large = String(repeating: "// a line of a file\n", count: 60_000)
        #expect(try audit(project, "Row.swift", large).errors.contains("is larger than 1 MB"))
        #expect(try audit(project, "Row.swift", "").output == "Nothing found in 1 file\n")
    }

    @Test(
        "It reports and writes nothing",
        arguments: [["--fix"], ["--update-baseline"], ["--changed-since", "main"], ["Other.swift"]]
    )
    func refused(further: [String]) throws {
        let project = try Project(["Other.swift": Self.clean])
        let arguments = ["audit", "--stdin-path", "Row.swift"] + further
        let run = try project.run(arguments, in: project.folder, input: Self.tap)
        #expect(run.status == 2 && run.errors.contains("--stdin-path"))
    }
}

import Foundation
import Testing

/// Broken files get a notice; the others are audited.
@Suite("Broken files")
struct RobustnessTests {
    private func audit(_ file: Data, named name: String = "Odd.swift") throws -> Run {
        let project = try Project(["Row.swift": AuditCommandTests.tap])
        try project.write(name, file)
        let run = try project.nod("audit", "--rule", "tap-gesture", "--format", "xcode")
        #expect(run.status == 1)
        #expect(run.output.contains("Row.swift:4:37: warning"))
        return run
    }

    private func audit(_ text: String) throws -> Run { try audit(Data(text.utf8)) }

    @Test("Truncated: the part before the end is audited")
    func truncated() throws {
        let run = try audit("struct A {\n func f() { Text(\"a\").onTapGesture { b() }\n")
        let why = "is not complete Swift (line 2); what could be read was audited."
        #expect(run.errors == "nod: Odd.swift \(why)\n")
        #expect(run.output.contains("Odd.swift:2:23: warning"))
    }

    @Test("Latin-1, UTF-16 and NUL bytes")
    func encodings() throws {
        let latin = try audit(Data([0x6C, 0x65, 0x74, 0x0A, 0x22, 0xE9, 0x22, 0x0A]))
        #expect(latin.errors == "nod: Odd.swift is not UTF-8 text (line 2); left out. Save it as UTF-8.\n")
        for bytes in [Data([0xFF, 0xFE, 0x6C, 0, 0x65, 0]), Data("let a = 1\0\n".utf8)] {
            #expect(try audit(bytes).errors.hasPrefix("nod: Odd.swift is not UTF-8 text"))
        }
    }

    @Test("Nested deeper than anybody writes", arguments: ["(", "[", "{", "if a { "])
    func nested(bracket: String) throws {
        let run = try audit("let a = \n" + String(repeating: bracket, count: 20_000))
        #expect(run.errors.hasPrefix("nod: Odd.swift is nested too deeply (line 2)"))
    }

    @Test("Nested square brackets, whatever is between", arguments: ["[", "[(", "[b ", "\"\\(a["])
    func nestedSquares(bracket: String) throws {
        let run = try audit("let a = \nb" + String(repeating: bracket, count: 17))
        #expect(run.errors.hasPrefix("nod: Odd.swift is nested too deeply (line 2)"))
        let squares = String(repeating: "[", count: 16) + String(repeating: "]", count: 16)
        let flat = String(repeating: "#if A\nlet a = 1\n#elseif B\n#else\n#endif\n", count: 500)
        #expect(try audit("let a = \(squares)\nlet b = \(squares)\n" + flat).errors == "")
    }

    @Test("170,000 lines of #if in #if")
    func conditions() throws {
        let run = try audit(String(repeating: "#if A\n", count: 170_000))
        #expect(run.errors.hasPrefix("nod: Odd.swift is nested too deeply (line 101)"))
    }

    @Test("Very long chains, unary operators and branches do not end the stack")
    func long() throws {
        for (text, unit) in [
            ("a", ".b()"), ("", "try "), ("if a {} ", "else if a {} "), ("a", "!"), ("let a: B", ".C"),
        ] {
            _ = try audit(text + String(repeating: unit, count: 5_000))
        }
    }

    @Test("More modifiers on a view than anybody writes")
    func longChain() throws {
        let link = "\n    .padding()"
        let run = try audit("let a = 1\nlet b = Text(b)" + String(repeating: link, count: 10_000))
        #expect(run.errors.hasPrefix("nod: Odd.swift is nested too deeply (line 2)"))
        #expect(try audit("let b = Text(b)" + String(repeating: link, count: 256)).errors == "")
    }

    @Test("2 GB of nothing cost no time", .timeLimit(.minutes(1)))
    func huge() throws {
        let project = try Project(["Row.swift": AuditCommandTests.tap, "Package.swift": "", "Big.swift": ""])
        #expect(truncate(project.folder + "/Big.swift", 2 << 30) == 0)
        let start = ContinuousClock.now
        #expect(try project.nod("audit").errors.hasPrefix("nod: Big.swift is larger than 1 MB; left out."))
        #expect(start.duration(to: .now) < .seconds(10))
    }

    @Test("A pipe as settings or as a source doesn't block", .timeLimit(.minutes(1)))
    func pipes() throws {
        let project = try Project(["Row.swift": AuditCommandTests.tap])
        #expect(mkfifo(project.folder + "/Pipe.swift", 0o600) == 0)
        #expect(try project.nod("audit", "--rule", "tap-gesture").status == 1)
        #expect(try project.nod("audit", "Pipe.swift").errors.contains("Pipe.swift cannot be read; left out"))
        #expect(mkfifo(project.folder + "/.nod.yml", 0o600) == 0)
        let run = try project.nod("audit")
        #expect(run.status == 2 && run.errors.contains("the settings ‘.nod.yml’ cannot be read"))
    }

    @Test("Names and code with control characters reach no terminal", arguments: ["text", "xcode"])
    func controls(format: String) throws {
        let name = "Odd\u{1B}[2J\nRow.swift"
        let project = try Project([name: "let a = Text(\"\u{1B}[2J\").onTapGesture { b() }\nlet c = (\n"])
        let run = try project.nod("audit", "--rule", "tap-gesture", "--format", format)
        #expect(run.status == 1 && run.output.contains("Odd\u{FFFD}[2J\u{FFFD}Row.swift:1:"))
        #expect(!(run.output + run.errors).unicodeScalars.contains("\u{1B}"))
        #expect(run.errors.hasPrefix("nod: Odd\u{FFFD}[2J\u{FFFD}Row.swift is not complete Swift"))
    }

    @Test("A byte order mark and CRLF are no mistake, and columns do not count the mark")
    func byteOrderMark() throws {
        let run = try audit(
            "\u{FEFF}let a = Text(\"a\").onTapGesture { b() }\r\nlet c = Text(\"b\").onTapGesture { d() }\r\n"
        )
        #expect(run.errors == "")
        #expect(run.output.contains("Odd.swift:1:19: warning"))
        #expect(run.output.contains("Odd.swift:2:19: warning"))
    }

    @Test("Links are not followed, also not to a folder above")
    func links() throws {
        let project = try Project(["App/Row.swift": AuditCommandTests.tap])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: project.folder + "/App/Up", withDestinationPath: "..")
        try files.createSymbolicLink(atPath: project.folder + "/App/None.swift", withDestinationPath: "Nobody.swift")
        let run = try project.nod("audit", "--rule", "tap-gesture", "--format", "github")
        #expect(run.output.split(separator: "\n").count == 1 && run.errors == "")
    }

    @Test("An empty file and an empty folder are clean")
    func empty() throws {
        #expect(try audit("").errors == "")
        let run = try Project().nod("audit", "--rule", "tap-gesture")
        #expect(
            run == Run(status: 0, output: "Nothing found in 0 files\n", errors: "nod: no Swift files to audit there.\n")
        )
    }
}

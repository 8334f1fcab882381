import Testing

@testable import TaskServer

@Suite("Scripts are read into tokens")
struct ScriptLexerTests {
    private func tokens(_ source: String) throws -> [String] {
        let bytes = [UInt8](source.utf8)
        return try ScriptLexer.tokens(of: bytes, file: "/a.js").map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test(
        "in which texts, patterns and templates are whole, whatever stands in them",
        arguments: [
            ("a = \"import x\" + 'it\\'s'", ["a", "=", "\"import x\"", "+", "'it\\'s'"]),
            ("/import \"[/\"]\\/`/gu.test(a)", ["/import \"[/\"]\\/`/gu", ".", "test", "(", "a", ")"]),
            ("`import ${b + `}${c}`} d`", ["`import ${", "b", "+", "`}${", "c", "}`", "} d`"]),
            ("`${{ a: 1 }.a}`", ["`${", "{", "a", ":", "1", "}", ".", "a", "}`"]),
            ("`\\${a} \\` $`", ["`\\${a} \\` $`"]),
            ("a // import b\n/* import\n c */ d", ["a", "d"]),
            ("#x; naïve$1_; 1.5e3", ["#x", ";", "naïve$1_", ";", "1.5e3"]),
        ]
    )
    func wholes(source: String, expected: [String]) throws { #expect(try tokens(source) == expected) }

    @Test(
        "with slashes that divide and slashes that begin a pattern",
        arguments: [
            ("(a + b) / c / 2", ["(", "a", "+", "b", ")", "/", "c", "/", "2"]),
            ("a[0] / 2 / 1", ["a", "[", "0", "]", "/", "2", "/", "1"]),
            ("\"a\" / `b` / c", ["\"a\"", "/", "`b`", "/", "c"]),
            ("x.return / 2 / 1", ["x", ".", "return", "/", "2", "/", "1"]),
            ("return /a b/", ["return", "/a b/"]),
            ("if (a) /b c/.test(d)", ["if", "(", "a", ")", "/b c/", ".", "test", "(", "d", ")"]),
            ("f(/'/)", ["f", "(", "/'/", ")"]), ("a = /=/", ["a", "=", "/=/"]), ("`${/}/}`", ["`${", "/}/", "}`"]),
        ]
    )
    func slashes(source: String, expected: [String]) throws { #expect(try tokens(source) == expected) }

    @Test("and what runs later is told from what runs at once")
    func functions() throws {
        let source = [UInt8]("(a)=>{ b } f(c){ d } if(e){ g } x={ h } y=()=> i".utf8)
        let inside = try ScriptLexer.tokens(of: source, file: "/a.js").filter(\.isInFunction)
        let names = inside.filter { $0.kind == .name }.map { String(decoding: source[$0.range], as: UTF8.self) }
        #expect(names == ["b", "d"])
    }

    @Test(
        "or refused, with the line",
        arguments: [
            ("\n\na = \"b\nc\"", 3, "A text is never closed."), ("\n`a${b}", 2, "A template is never closed."),
            ("a\n/* b", 2, "A comment is never closed."), ("a = /b\n/", 1, "A pattern is never closed."),
            ("(a\n", 2, "A bracket is never closed."), ("\n(a]", 2, "A bracket is closed that isn't open."),
            ("f() {}\n/a/", 2, "After } a slash can begin a pattern or divide. Put a bracket or a name between them."),
            ("a++ / 2", 1, "After + a slash can begin a pattern or divide. Put a bracket or a name between them."),
        ]
    )
    func refused(source: String, line: Int, sentence: String) {
        #expect(throws: JoinProblem(file: "/a.js", line: line, sentence: sentence)) { try tokens(source) }
    }
}

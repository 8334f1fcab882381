import Foundation
import Testing

@testable import TaskServer

@Suite("Style sheets are joined")
struct JoinedStylesTests {
    private func joined(_ sheets: [(String, String)]) throws -> String {
        var styles = JoinedStyles()
        for (path, text) in sheets { try styles.append(Data(text.utf8), path: path, to: "/index.html.css") }
        return String(decoding: styles.data, as: UTF8.self)
    }

    @Test("in their order")
    func order() throws {
        let b = "@media print { b { background: url(b.svg); content: \"} @import\"; } } /* } */"
        #expect(try joined([("/a.css", "a { c: d }"), ("/b.css", b)]) == "a { c: d }\n\(b)\n")
        let absolute = "a { background: URL( '/a.svg' ), url(#b), url(data:a//b/*) }"
        #expect(try joined([("/nod/a.css", absolute)]) == absolute + "\n")
    }

    @Test(
        "unless one means something else there",
        arguments: [
            (
                "a { b: c }\n@import \"d.css\";", 2,
                "@import only holds at the beginning of a sheet. Name the sheet in the page."
            ),
            ("@charset \"utf-8\";", 1, "@charset only holds at the beginning of a sheet. Name the sheet in the page."),
            ("a {\n  b: url(c.svg) }", 2, "Addresses in sheets of other folders begin with /."),
            ("a {\n", 2, "A bracket is never closed."), ("a }", 1, "A bracket is closed that isn't open."),
            ("a\n{ b: \"c }", 2, "A text or comment is never closed."),
            ("/* a", 1, "A text or comment is never closed."),
        ]
    )
    func refused(sheet: String, line: Int, sentence: String) {
        #expect(throws: JoinProblem(file: "/nod/a.css", line: line, sentence: sentence)) {
            try joined([("/nod/a.css", sheet)])
        }
    }

    @Test("and the document names the one, and what its scripts share")
    func document() {
        let source = """
            <link rel="icon" href="/i.svg">
            <link rel="stylesheet" href="/nod/a.css">
            <link rel="stylesheet" href="/b.css">
            <link rel="modulepreload" href="/nod/nod.js">
            """
        let document = JoinedDocument(Data(source.utf8), fileName: "index.html")
        #expect(document.sheets == ["/nod/a.css", "/b.css"])
        #expect(document.text(joinsSheets: false, shared: [:]) == source)
        #expect(
            document.text(joinsSheets: true, shared: ["/nod/nod.js": "/nod/shared.js"]) == """
                <link rel="icon" href="/i.svg">
                <link rel="stylesheet" href="/index.html.css">
                <link rel="modulepreload" href="/nod/nod.js">
                <link rel="modulepreload" href="/nod/shared.js">
                """
        )
        let single = JoinedDocument(Data("<link rel=\"stylesheet\" href=\"/b.css\">".utf8), fileName: "a.html")
        #expect(single.sheets.isEmpty && single.text(joinsSheets: true, shared: [:]).contains("/b.css"))
    }

    @Test("A worker begins with what it imports; a script that is missing stays named")
    func worker() {
        let source = Data("importScripts(\"/a.js\", \"/b.js\");\nf();".utf8)
        let contents = ["/a.js": "a();", "/b.js": "b();"].mapValues { [UInt8]($0.utf8) }
        #expect(JoinedWorker.joined(source) { contents[$0] } == Data("a();\nb();\nf();\n".utf8))
        #expect(JoinedWorker.joined(source) { _ in nil } == source + Data("\n".utf8))
    }
}

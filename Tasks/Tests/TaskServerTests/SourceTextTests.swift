import Foundation
import TestSupport
import Testing

@testable import TaskServer

@Suite("Sources are sent without comments")
struct SourceTextTests {
    private func sent(_ source: String) -> String {
        String(decoding: SourceText(Data(source.utf8)).withoutComments, as: UTF8.self)
    }

    @Test(
        "of whole lines, which stay as empty ones",
        arguments: [
            ("// What it is.\nlet a = 1;\n", "\nlet a = 1;\n"),
            ("  // Why.\n  b();", "\n  b();"),
            ("/** @param {number} a */\nf();", "\nf();"),
            ("/**\n * Long.\n * @returns {string}\n */\nf();", "\n\n\n\nf();"),
            ("/* In a style. */\na { b: c; }", "\na { b: c; }"),
            ("/* one\n   two */ f();", "\n f();"),
            ("/* a */ f();", " f();"),
            ("a\r\n// b\r\nc\r\n", "a\r\n\nc\r\n"),
            ("", ""),
        ]
    )
    func lines(source: String, expected: String) { #expect(sent(source) == expected) }

    @Test(
        "and with everything else",
        arguments: [
            "f(); // why", "const url = \"http://a/*b*/\";", "const pattern = /\\/\\//;", "a /* b */ c", "url(//a.b/c)",
            " * not inside",
            "let a = 1;\n\n\nlet b;",
        ]
    )
    func stays(source: String) { #expect(sent(source) == source) }

    @Test("and an end that never comes takes the rest, as a browser would")
    func open() { #expect(sent("a\n/* b\nc") == "a\n\n") }

    @Test("Every script and style of the page and the library keeps its code, line by line")
    func ours() throws {
        var checked = 0
        for folder in ["Tasks/Page", "Web"] {
            let files = FileManager.default.enumerator(
                at: Repository.folder.appendingPathComponent(folder),
                includingPropertiesForKeys: nil
            )
            for case let file as URL in files! where ["js", "css"].contains(file.pathExtension) {
                let source = try String(contentsOf: file, encoding: .utf8).split(
                    separator: "\n",
                    omittingEmptySubsequences: false
                )
                let lines = sent(source.joined(separator: "\n")).split(
                    separator: "\n",
                    omittingEmptySubsequences: false
                )
                #expect(lines.count == source.count, "\(file.lastPathComponent)")
                for (line, written) in zip(lines, source) where line != written {
                    #expect(written.hasSuffix(line), "\(file.lastPathComponent): \(written)")
                }
                checked += 1
            }
        }
        #expect(checked > 60)
    }
}

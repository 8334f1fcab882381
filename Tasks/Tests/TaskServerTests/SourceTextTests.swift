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
        "of whole lines, and without indentation",
        arguments: [
            ("// What it is.\nlet a = 1;\n", "let a = 1;"),
            ("  // Why.\n  b();", "b();"),
            ("/** @param {number} a */\nf();", "f();"),
            ("/**\n * Long; long.\n * @returns {string}\n */\nf();", "f();"),
            ("/* In a style. */\na {\n  b: c;\n}", "a {\nb: c;\n}"),
            ("/* one\n   two */ f();", "f();"),
            ("/* a */ f();", "f();"),
            ("let a = 1;\n\n\nlet b;", "let a = 1;\nlet b;"),
            ("", ""),
        ]
    )
    func lines(source: String, expected: String) { #expect(sent(source) == expected) }

    @Test(
        "and with everything else",
        arguments: [
            "f(); // why", "const url = \"http://a/*b*/\";", "const pattern = /\\/\\//;", "a /* b */ c", "url(//a.b/c)",
            "* not inside",
        ]
    )
    func stays(source: String) { #expect(sent(source) == source) }

    @Test("and an end that never comes takes the rest, as a browser would")
    func open() { #expect(sent("a\n/* b\nc") == "a") }

    @Test("Scripts lose the types in front of expressions, styles don't")
    func types() {
        let source = Data("const a = /** @type {any} */ (b).c;\nf(/** @type {D} */ (e), 1);".utf8)
        #expect(String(decoding: SourceText(source).packed(.js), as: UTF8.self) == "const a = (b).c;\nf((e), 1);")
        #expect(SourceText(source).packed(.css) == source)
        #expect(SourceText(Data("/** @type".utf8)).packed(.js).isEmpty)
    }

    @Test("Documents lose indentation and empty lines, pictures nothing")
    func documents() {
        let source = Data("<p>\n  a  b\n\n</p>\n".utf8)
        #expect(SourceText(source).packed(.html) == Data("<p>\na  b\n</p>".utf8))
        #expect(SourceText(source).packed(.svg) == source)
    }

    @Test("Every line of every script and style that is sent is the end of a line of its source, in order")
    func ours() throws {
        var checked = 0
        for folder in ["Tasks/Page", "Studio", "Web"] {
            let files = FileManager.default.enumerator(
                at: Repository.folder.appendingPathComponent(folder),
                includingPropertiesForKeys: nil
            )
            for case let file as URL in files! where ["js", "css"].contains(file.pathExtension) {
                var source = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[...]
                for line in sent(source.joined(separator: "\n")).split(separator: "\n") {
                    let place = source.firstIndex { $0.hasSuffix(line) }
                    source = source[(place.map { $0 + 1 } ?? source.endIndex)...]
                    #expect(place != nil, "\(file.lastPathComponent): \(line)")
                }
                checked += 1
            }
        }
        #expect(checked > 60)
    }

    @Test("Scripts are sent the texts that they ask for or that documents mark, with their plural and simple forms")
    func texts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)/sub")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let script = "text(\"a.b\"); text(\"found\", { count }); text(`kind.${name}`);"
        try Data(script.utf8).write(to: folder.appendingPathComponent("a.js"))
        let document = #"<p data-words="said title:shown">{{said}}</p><p>{{unmarked}}</p>"#
        try Data(document.utf8).write(to: folder.appendingPathComponent("a.html"))
        let table = #"""
            {"a.b": "1", "a.c": "2", "found.one": "3", "found.other": "4", "kind.x": "5", "problem.z": "6", "a.b.simple": "7",
            "found.simple.one": "8", "said": "9", "said.simple": "10", "shown": "11", "unmarked": "12", "unmarked.simple": "13"}
            """#
        let sent = ScriptTexts(scripts: folder.deletingLastPathComponent()).asked(of: Data(table.utf8))
        let expected = #"""
            {"a.b":"1","a.b.simple":"7","found.one":"3","found.other":"4","found.simple.one":"8","kind.x":"5","said":"9",\#
            "said.simple":"10","shown":"11"}
            """#
        #expect(String(decoding: sent, as: UTF8.self) == expected)
        #expect(ScriptTexts(scripts: folder).asked(of: Data("no table".utf8)) == Data("no table".utf8))
    }
}

import Foundation
import Testing

@testable import TaskServer

@Suite("A table of texts is sent short")
struct ScriptTextsTests {
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
    @Test("The texts of bundled scripts are looked for once for each bundle, table and folder")
    func keepsTexts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ key: String) throws {
            try Data("text(\"\(key)\")".utf8).write(to: folder.appendingPathComponent("a.js"))
        }
        let kept = KeptTexts()
        func asked(_ table: String, _ bundled: Double) -> String {
            let date = Date(timeIntervalSince1970: bundled)
            let texts = kept.asked(of: Data(table.utf8), by: ScriptTexts(scripts: folder), bundled: date)
            return String(decoding: texts, as: UTF8.self)
        }
        try write("a")
        #expect(asked(#"{"a":"1","b":"2"}"#, 1) == #"{"a":"1"}"#)
        try write("b")
        #expect(asked(#"{"a":"1","b":"2"}"#, 1) == #"{"a":"1"}"#)
        #expect(asked(#"{"a":"1","b":"3"}"#, 1) == #"{"b":"3"}"#)
        #expect(asked(#"{"a":"1","b":"2"}"#, 2) == #"{"b":"2"}"#)
    }
}

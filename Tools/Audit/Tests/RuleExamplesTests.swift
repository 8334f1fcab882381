import Foundation
import Testing

@testable import Audit

@Suite("Rules")
struct RuleExamplesTests {
    static let ids = Catalog.ids
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Rules").standardizedFileURL

    @Test("A rule finds the lines that are marked in found.swift, and nothing else", arguments: ids)
    func found(id: String) throws {
        let text = try Self.text(id, "found")
        #expect(Self.lines(of: id, in: text) == Self.marked(text, id))
        #expect(!Self.marked(text, id).isEmpty)
    }

    @Test("A rule finds nothing in fine.swift, and asks where it is marked", arguments: ids)
    func fine(id: String) throws {
        let text = try Self.text(id, "fine")
        let marked = text.contains("// asked") ? Self.marked(text, id) : [:]
        #expect(Self.lines(of: id, in: text) == marked)
        #expect(!marked.values.contains(true))
    }

    @Test("The program shows the examples as they are: make rules", arguments: ids)
    func embedded(id: String) throws {
        #expect(Examples.files[id]?.found == (try Self.text(id, "found")))
        #expect(Examples.files[id]?.fine == (try Self.text(id, "fine")))
    }

    @Test("A rule has at most 120 lines")
    func length() throws {
        let sources = Self.folder.deletingLastPathComponent().appendingPathComponent("Sources/Rules")
        let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains(": Rule {") else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(lines <= 120, "\(file.lastPathComponent)")
        }
    }

    @Test("No folder of examples is without a rule")
    func folders() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(folders) == Set(Self.ids) && Set(Examples.files.keys) == Set(Self.ids))
    }

    private static func text(_ id: String, _ file: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("\(id)/\(file).swift"), encoding: .utf8)
    }

    /// By line: true for `// found`, false for `// asked`. A suppression can't be followed by another comment.
    private static func marked(_ text: String, _ id: String) -> [Int: Bool] {
        var marks: [Int: Bool] = [:]
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasSuffix("// found") || id == "suppression" && line.contains("// nod:") {
                marks[number + 1] = true
            }
            if line.hasSuffix("// asked") { marks[number + 1] = false }
        }
        return marks
    }

    private static func lines(of id: String, in text: String) -> [Int: Bool] {
        var auditor = Auditor(rules: [Catalog.rule(id)!])
        auditor.levels[id] = .error
        let found = auditor.settle([auditor.read(path: "Example.swift", text: text)])
        return Dictionary(found.map { ($0.place.line, $0.level == .error) }, uniquingKeysWith: { $0 || $1 })
    }
}

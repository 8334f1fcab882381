import Foundation
import TestSupport
import Testing

@testable import TaskServer

/// The tables of Tasks/Texts, held against everything that speaks by them; Tests/Web/texts.py compares them with each other.
@Suite("The tables of texts")
struct TextTableTests {
    private let english: [String: String]
    /// Its texts for the settings of feedback are the page's.
    private let library: [String: String]

    init() throws {
        func table(_ path: String) throws -> [String: String] {
            let file = Repository.folder.appendingPathComponent(path)
            return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
        }
        english = try table("Tasks/Texts/Tables/en.json")
        library = try table("Web/messages/en.json")
    }

    private func used() throws -> UsedTexts {
        try UsedTexts(surfaces: Set(english.keys.compactMap { $0.split(separator: ".").first.map(String.init) }))
    }

    @Test("that have a simple form are marked in the page, so that they follow its words, and no others are")
    func areMarked() throws {
        var page = UsedTexts()
        let file = Repository.folder.appendingPathComponent("Tasks/Page/index.html")
        page.document(try String(contentsOf: file, encoding: .utf8))
        let simple = Set(Set(english.keys).union(library.keys).filter(Self.isSimple).map(Self.base(of:)))
        #expect(page.marked == page.shown.filter { simple.contains($0.key) })
        #expect(!page.marked.isEmpty)
    }

    @Test("have every text that is asked for, and none that nobody asks for")
    func areUsed() throws {
        let used = try used()
        let keys = Set(english.keys).union(library.keys)
        let known = Set(keys).union(keys.map(Self.base(of:)))
        #expect(used.keys.filter { !known.contains($0) }.sorted() == [])
        let idle = english.keys.filter { key in
            !used.keys.contains(key) && !used.keys.contains(Self.base(of: key))
                && !used.beginnings.contains { key.hasPrefix($0) }
        }
        #expect(idle.sorted() == [])
    }

    @Test("name every status that a problem has, in English as HTTP does")
    func nameStatuses() throws {
        let fine: Set = ["ok", "created", "noContent", "notModified", "found", "seeOther"]
        let names = english.filter { $0.key.hasPrefix("problem.status.") }.values.map { phrase in
            let words = phrase.split(separator: " ")
            return words.prefix(1).joined().lowercased() + words.dropFirst().joined()
        }
        let wordless = try used().statuses.subtracting(fine).subtracting(names).sorted()
        #expect(wordless == [])
    }

    @Test("are where all that is said stands: no sentence is left in the page or the server")
    func areAll() throws {
        let sentences = try used().sentences
        #expect(sentences == [])
    }

    @Test("are what the scan finds: it tells keys, beginnings and sentences from the rest")
    func areFound() {
        var found = UsedTexts()
        found.script(
            ##"text("list.more", {}); text(`list.heading.${filter}`); "list/other.js"; import "./list.js"; say("Not yet done.")"##
        )
        found.swift(
            ##"Sentence("list.swift.\(name)"); let a: Sentence = "list.key"; badRequest("The title is empty.")"##
        )
        found.document(
            ##"<p aria-label="Add a task" title="{{list.name}}">{{list.text}} <b>Left</b> <code>run it</code> <i lang="it">Italiano</i> <a>JSON</a></p>"##
        )
        #expect(found.keys == ["list.more", "list.key", "list.name", "list.text"])
        #expect(found.beginnings == ["list.heading.", "list.swift."])
        #expect(found.sentences == ["Not yet done.", "The title is empty.", "Add a task", "Left"])
    }

    private static func withoutForm(_ key: String) -> String {
        for form in [".one", ".other"] where key.hasSuffix(form) { return String(key.dropLast(form.count)) }
        return key
    }

    private static func isSimple(_ key: String) -> Bool { withoutForm(key).hasSuffix(".simple") }

    /// Without its forms: `list.found` of `list.found.simple.one`.
    private static func base(of key: String) -> String {
        let key = withoutForm(key)
        return key.hasSuffix(".simple") ? String(key.dropLast(".simple".count)) : key
    }
}

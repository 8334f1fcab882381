import Foundation
import TestSupport
import Testing

@testable import TaskServer

/// The tables of Tasks/Texts, held against each other and against everything that speaks by them.
@Suite("The tables of texts")
struct TextTableTests {
    private let english: [String: String]
    private let italian: [String: String]

    init() throws {
        english = try Self.table("en")
        italian = try Self.table("it")
    }

    private func used() throws -> UsedTexts {
        try UsedTexts(surfaces: Set(english.keys.compactMap { $0.split(separator: ".").first.map(String.init) }))
    }

    private static func table(_ language: String) throws -> [String: String] {
        let file = Repository.folder.appendingPathComponent("Tasks/Texts/\(language).json")
        return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    }

    @Test("have the same keys, and each key the same values to fill in")
    func areAlike() {
        #expect(Set(english.keys).symmetricDifference(italian.keys).sorted() == [])
        let unlike = english.filter { Self.names(in: $1) != italian[$0].map(Self.names) }
        #expect(unlike.keys.sorted() == [])
    }

    @Test("say nothing simply that isn't said usually, with other values or the same in both languages")
    func areSimpleForms() {
        for key in Set(english.keys).union(italian.keys) where Self.isSimple(key) {
            let usual = key.replacing(Words.simpleEnding, with: "")
            for table in [english, italian] {
                let names = table[usual].map(Self.names)
                #expect(names?.isSuperset(of: Self.names(in: table[key] ?? "")) == true, "\(key)")
            }
            #expect(english[key] != english[usual] || italian[key] != italian[usual], "\(key)")
        }
        #expect(english.keys.contains(where: Self.isSimple))
    }

    @Test("that have a simple form are marked in the page, so that they follow its words, and no others are")
    func areMarked() throws {
        var page = UsedTexts()
        let file = Repository.folder.appendingPathComponent("Tasks/Page/index.html")
        page.document(try String(contentsOf: file, encoding: .utf8))
        let simple = Set(english.keys.filter(Self.isSimple).map(Self.base(of:)))
        #expect(page.marked == page.shown.filter { simple.contains($0.key) })
        #expect(!page.marked.isEmpty)
    }

    @Test("have every text that is asked for, and none that nobody asks for")
    func areUsed() throws {
        let used = try used()
        let known = Set(english.keys).union(english.keys.map(Self.base(of:)))
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

    @Test("have all plural forms of a text or none, and a count in each")
    func haveForms() {
        for table in [english, italian] {
            let bases = Set(table.keys.filter { Self.withoutForm($0) != $0 }.map(Self.withoutForm))
            for base in bases {
                #expect(table[base] == nil, "\(base)")
                #expect(table["\(base).one"]?.contains("{count}") == true, "\(base)")
                #expect(table["\(base).other"]?.contains("{count}") == true, "\(base)")
            }
        }
    }

    /// What is the same in both languages: their own names, formats, units, a word or two.
    private static let same: Set<String> = [
        "settings.language.en", "settings.language.it", "settings.volume", "transfer.json", "transfer.csv",
        "transfer.todotxt", "inspector.seconds", "inspector.volume", "studio.ms", "studio.unit.points",
        "studio.unit.seconds", "studio.edited.a", "studio.edited.b", "studio.format.swift", "studio.format.json",
        "studio.format.ahap", "studio.format.css", "feedback.studio",
    ]

    @Test("differ: no English is left in Italian")
    func differ() {
        let alike = english.filter { italian[$0] == $1 && Self.hasWords($1) }
        #expect(alike.keys.filter { !Self.same.contains($0) }.sorted() == [])
    }

    @Test("are set as their language sets them: its quotation marks and apostrophes, and one space at a time")
    func areSetWell() {
        for (key, text) in italian where key != "problem.body.noObject" {
            #expect(!text.contains(/['"“”‘]/), "\(key)")
        }
        for (key, text) in english { #expect(!text.contains(/[«»]/), "\(key)") }
        for (key, text) in Array(english) + Array(italian) {
            #expect(!text.contains(/\s\s|^\s|\s$|\.\.\.|\s[,;:!?]/), "\(key)")
        }
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

    private static func isSimple(_ key: String) -> Bool { withoutForm(key).hasSuffix(Words.simpleEnding) }

    /// Without its forms: `list.found` of `list.found.simple.one`.
    private static func base(of key: String) -> String {
        let key = withoutForm(key)
        return key.hasSuffix(Words.simpleEnding) ? String(key.dropLast(Words.simpleEnding.count)) : key
    }

    private static func names(in text: String) -> Set<Substring> { Set(text.matches(of: /\{\w+\}/).map(\.output)) }

    private static func hasWords(_ text: String) -> Bool {
        text.replacing(/\{\w+\}/, with: "").contains { $0.isLetter }
    }
}

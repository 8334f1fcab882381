import Foundation
import NodPerforming
import Testing

@Suite("Bundled words: an app's own texts before the library's, in the language of the view")
struct BundledWordsTests {
    private let app: Bundle
    private let library: Bundle

    init() throws {
        app = try Self.bundle([
            "de.lproj/Nod": ["check": "Erledigt", "saved.other": "%lld von 100 %% gesichert"],
            "de.lproj/Localizable": ["check": "Abgehakt", "undo": "Rückgängig"],
            "en.lproj/Localizable": ["undo": "Take back"],
        ])
        library = try Self.bundle([
            "en.lproj/Nod": [
                "check": "Completed", "undo": "Undo", "retry": "Retry",
                "saved.one": "1 saved", "saved.other": "{count} saved",
            ],
            "it.lproj/Nod": ["check": "Completata", "undo": "Annulla"],
        ])
    }

    /// A bundle of tables, with `nod.` before each key.
    private static func bundle(_ tables: [String: [String: String]]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        for (name, texts) in tables {
            let file = folder.appendingPathComponent("\(name).strings")
            let place = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let lines = texts.map { "\"nod.\($0)\" = \"\($1)\";" }
            try Data(lines.joined(separator: "\n").utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test(
        "The app's table for the library, then its usual one, then the library's in that language, then the app's language",
        arguments: [
            ("de_AT", ["Erledigt", "Rückgängig", "Retry"]),
            ("en_GB", ["Completed", "Take back", "Retry"]),
            ("it_IT", ["Completata", "Annulla", "Retry"]),
            ("fr_FR", ["Completed", "Take back", "Retry"]),
        ]
    )
    func order(locale: String, texts: [String]) {
        let words = BundledWords(app, before: library).said(in: locale)
        #expect(["check", "undo", "retry"].map { words.text($0) } == texts)
    }

    @Test("A counted text may be a format; in a language without that form it is still the app's, in its numbers")
    func plurals() {
        let words = BundledWords(app, before: library)
        #expect(words.said(in: "de").text("saved", count: 1) == "1 von 100 % gesichert")
        #expect(words.said(in: "de").text("saved", count: 1234) == "1.234 von 100 % gesichert")
        #expect(words.said(in: "en").text("saved", count: 1) == "1 saved")
        #expect(words.said(in: "en").text("saved", count: 1234) == "1,234 saved")
    }

    @Test("A key that no table has is said in words, and an app's own words come before all tables")
    func others() {
        let bundled = BundledWords(app, before: library).said(in: "de")
        #expect(bundled.text("notSaved") == "Not saved")
        let words = Words(["check": "Fertig"], in: "de").otherwise(bundled)
        #expect(["check", "undo"].map { words.text($0) } == ["Fertig", "Rückgängig"])
    }

    @Test("Words of the same tables are equal, and others are not")
    func equal() {
        let words = BundledWords(app, before: library)
        #expect(words.said(in: "de") == words.said(in: "de_CH"))
        #expect(words.said(in: "de") != words.said(in: "it") && words.preferred != words.preferred.simple)
        #expect(Words([:]) != Words([:]))
    }
}

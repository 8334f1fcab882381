import Foundation
import Testing

@testable import TaskServer

@Suite("Texts")
struct TextsTests {
    private let texts = Texts(tables: [
        .en: [
            "plain": "Plain", "english": "Only {what}", "found.one": "{count} task", "found.other": "{count} tasks",
            "plain.simple": "Easy", "found.simple.one": "just {count}", "found.simple.other": "{count} in all",
        ],
        .it: [
            "plain": "Semplice", "found.one": "{count} attività trovata", "found.other": "{count} attività trovate",
        ],
    ])

    @Test("have the plural form of their count, its digits as the language groups them")
    func havePlurals() {
        func found(_ count: Int, _ language: Language) -> String {
            texts.text(Sentence("found", count: count), in: language)
        }
        #expect([0, 1, 2, 12_345].map { found($0, .en) } == ["0 tasks", "1 task", "2 tasks", "12,345 tasks"])
        // CLDR's “many”, for millions, has no form of its own in any text.
        #expect(
            [1, 2, 12_345, 1_000_000].map { found($0, .it) } == [
                "1 attività trovata", "2 attività trovate", "12.345 attività trovate", "1.000.000 attività trovate",
            ]
        )
    }

    @Test("take values as they are: what looks like a name in one isn't filled in again")
    func takeValues() {
        #expect(texts.text(Sentence("english", ["what": .text("{what} {count}")]), in: .en) == "Only {what} {count}")
        #expect(texts.text("english", in: .en) == "Only {what}")
    }

    @Test("that a language lacks are English, and one that nobody has is its key in words")
    func fallBack() {
        #expect(texts.text("plain", in: .it) == "Semplice")
        #expect(texts.text("english", in: .it) == "Only {what}")
        #expect(texts.text("nobody.hasThis", in: .it) == "Has this")
    }

    @Test("are simple for whom they are to be, where there is a simple form")
    func areSimple() {
        func said(_ sentence: Sentence, _ language: Language = .en) -> String {
            texts.text(sentence, in: language, .simple)
        }
        #expect(said("plain") == "Easy")
        #expect(said("plain", .it) == "Semplice")
        #expect([1, 2].map { said(Sentence("found", count: $0)) } == ["just 1", "2 in all"])
        #expect(["child", "standard", nil].map(Manner.init(profile:)) == [.simple, .usual, .usual])
    }

    @Test("of the command line are the table's, in English, without a file")
    func areEmbedded() {
        #expect(Texts.english.text("problem.line.notUTF8") == "It isn't UTF-8 text.")
    }
}

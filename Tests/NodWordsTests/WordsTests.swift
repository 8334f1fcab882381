import Foundation
import NodWords
import Testing

@Suite("Words say what Fixtures/words.json has, as they do in JavaScript")
struct WordsTests {
    private let fixture: Fixture

    init() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/words.json").standardized
        fixture = try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file))
    }

    private func words(_ language: String) -> Words {
        Words(fixture.tables[language] ?? [:], in: language) { number in
            number.formatted(.number.locale(Locale(identifier: language)))
        }
    }

    @Test("A template is filled once, by count, simply if asked; what Italian lacks is English, then the key in words")
    func texts() {
        for text in fixture.texts {
            for (language, said) in [("en", text.en), ("it", text.it)] {
                let words = words(language).otherwise(words("en"))
                let chosen = text.isSimple == true ? words.simple : words
                #expect(chosen.text(text.key, text.values ?? [:], count: text.count) == said, "\(text)")
            }
        }
    }

    @Test("Names are quoted and joined as the language does")
    func lists() {
        for list in fixture.lists {
            #expect([words("en"), words("it")].map { $0.quotedList(list.names) } == [list.en, list.it])
        }
    }

    @Test("Numbers choose the plural form of their language, whatever its region")
    func plurals() {
        for (language, forms) in fixture.plurals {
            for tag in [language, "\(language)-XX"] {
                let said = fixture.numbers.map { PluralForm.of($0, in: tag) }.joined(separator: " ")
                #expect(said == forms, "\(tag)")
            }
        }
    }

    @Test("A value keeps its text direction")
    func isolated() {
        let pieces = words("en").pieces("done", ["subject": "חלב"])
        #expect(pieces.isolated == "Done: “\u{2068}חלב\u{2069}”")
    }
}

private struct Fixture: Decodable {
    let tables: [String: [String: String]]
    let texts: [Text]
    let lists: [List]
    let numbers: [Int]
    let plurals: [String: String]

    struct Text: Decodable {
        let key, en, it: String
        let values: [String: String]?
        let count: Int?
        let isSimple: Bool?
    }

    struct List: Decodable {
        let names: [String]
        let en, it: String
    }
}

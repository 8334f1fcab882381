import Foundation
import TaskStore
import Testing

@Suite("A title")
struct TitleTests {
    private func title(_ text: String) throws -> String { try LineText(text, field: "title", limit: 500).text }

    @Test("is trimmed, and line breaks and control characters become one space")
    func isCleaned() throws {
        #expect(try title("  Buy\r\n\tmilk\u{0}\u{85}\u{2028}now  ") == "Buy milk now")
    }

    @Test("has 1 to 500 characters, as a person counts them")
    func hasItsLength() throws {
        #expect(try title(String(repeating: "é", count: 500)).count == 500)
        #expect(throws: InvalidValue.self) { try title(String(repeating: "é", count: 501)) }
        #expect(throws: InvalidValue.self) { try title(" \n ") }
        #expect(throws: InvalidValue.self) { try title("\u{200B}\u{2066}\u{2069}") }
    }

    @Test("can't hide a megabyte in one letter")
    func isBoundInBytes() {
        #expect(throws: InvalidValue.self) { try title("Z" + String(repeating: "\u{0335}", count: 10_000)) }
        let families = #expect(throws: InvalidValue.self) { try title(String(repeating: "👨‍👩‍👧‍👦", count: 400)) }
        #expect(families?.reason == .tooManyMarks)
    }

    @Test("is no notes: they have many lines, at most 20,000 characters and no NUL")
    func hasNotes() throws {
        #expect(try NotesText("Desk\0\nfirst").text == "Desk\nfirst")
        #expect(throws: InvalidValue.self) { try NotesText(letters(20_001)) }
    }
}

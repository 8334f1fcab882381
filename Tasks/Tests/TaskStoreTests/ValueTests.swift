import Foundation
import TaskStore
import Testing

@Suite("A day")
struct DayTests {
    @Test(
        "is YYYY-MM-DD, and nothing else",
        arguments: [
            "", "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-01",
            " 2026-01-01",
            "2026-01-01 ", "+026-01-01", "२०२६-०१-०१", "2026/01/01", "20260101", "2026-01-01T00:00:00Z", "tomorrow",
        ]
    )
    func isNothingElse(text: String) {
        #expect(Day(text) == nil)
    }
}

@Suite("A moment")
struct InstantTests {
    @Test(
        "is written in UTC to the millisecond, and read back",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (951_827_696_789, "2000-02-29T12:34:56.789Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
            (1_767_225_599_999, "2025-12-31T23:59:59.999Z"), (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
        ] as [(Int64, String)]
    )
    func isWritten(milliseconds: Int64, text: String) {
        #expect(Instant(milliseconds: milliseconds).description == text)
        #expect(Instant(text)?.milliseconds == milliseconds)
    }

    @Test(
        "is no time that isn't",
        arguments: ["2026-01-01", "2026-01-01T24:00:00.000Z", "2026-01-01T00:00:00Z", "2026-02-30T00:00:00.000Z"]
    )
    func isNoOther(text: String) {
        #expect(Instant(text) == nil)
    }
}

@Suite("A title")
struct TitleTests {
    private func title(_ text: String) throws -> String { try LineText(text, field: "title", limit: 500).text }

    @Test("is trimmed, and line breaks and control characters become one space")
    func isCleaned() throws {
        #expect(try title("  Buy\r\n\tmilk\u{0}\u{85}\u{2028}now  ") == "Buy milk now")
    }

    @Test("has 1 to 500 characters, as a person counts them, and hides no megabyte in one letter")
    func hasItsLength() throws {
        #expect(try title(String(repeating: "é", count: 500)).count == 500)
        #expect(throws: InvalidValue.self) { try title(String(repeating: "é", count: 501)) }
        #expect(throws: InvalidValue.self) { try title(" \n ") }
        #expect(throws: InvalidValue.self) { try title("\u{200B}\u{2066}\u{2069}") }
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

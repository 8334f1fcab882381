import Foundation
import TaskStore
import TestSupport

@testable import TaskFormats

final class World: Sendable {
    let store = try! Store(clock: { Instant("2026-06-15T23:30:00.000Z")! })

    @discardableResult
    func take(_ text: String, _ format: FileFormat = .todotxt) async throws -> Import.Summary {
        let content = try Import(Data(text.utf8), fileName: "a.\(format.ending)")
        let written = try await store.read { try content.written(in: $0) }
        return try await store.write { try content.run(in: $0, written) }
    }

    func give(_ format: FileFormat = .todotxt) async throws -> String {
        String(decoding: try await store.read { try format.export($0) }, as: UTF8.self)
    }

    func tasks() async throws -> [TaskItem] { try await store.read { try $0.page(TaskQuery(.all)).tasks } }

    func edit(_ change: @Sendable (inout TaskEdit) -> Void) async throws {
        var edit = TaskEdit()
        change(&edit)
        let top = try await tasks()[0].id
        try await store.write { [edit] in try $0.editTask(top, edit) }
    }
}

extension Lot {
    /// A short text of characters that files, databases and Swift treat differently, with a letter.
    mutating func text() -> String {
        var text = (0..<below(5)).map { _ in Self.pieces[below(Self.pieces.count)] }
        text.insert("a", at: below(text.count + 1))
        return text.joined()
    }

    private static let pieces = [
        "é", "e\u{301}", "\u{301}", "\u{323}", "Å", "\u{212B}", "\u{1100}\u{1161}", "가", "👩\u{200D}👧", "\u{200D}",
        "\u{FE0F}", "\"", "'", "“", "\\", "/", "<", " ", "  ", "\t", "\n", "\r\n", "\u{A0}", "\u{2028}", "\u{85}",
        "\u{7F}", "\0", "\u{FEFF}", "\u{202E}", "\u{FFFE}", "\u{10FFFF}", "x ", "(A) ",
    ]
}

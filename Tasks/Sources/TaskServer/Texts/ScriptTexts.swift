import Foundation

/// The texts that the page's scripts ask for: half of a table. The documents have theirs filled in, all but those that are said
/// anew when words become simple or usual; and what is said of problems the server says itself.
struct ScriptTexts {
    /// The folder of the scripts.
    let scripts: URL

    /// `table` with the keys that stand in a script, begin as one that is put together there, or are marked in a document, and
    /// no others.
    ///
    /// - Returns: `table` itself where it can't be read.
    func asked(of table: Data) -> Data {
        guard let texts = try? JSONDecoder().decode([String: String].self, from: table) else { return table }
        let source = source(".js")
        let beginnings = source.matches(of: /`([\w.]+\.)\$\{/).map { String($0.1) }
        let named = Set(source.matches(of: /"([\w.]+)"/).map { String($0.1) }).union(marked)
        let asked = texts.filter { key, _ in
            named.contains(key) || named.contains(Self.base(of: key)) || beginnings.contains(where: key.hasPrefix)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(asked)) ?? table
    }

    /// The keys in `data-words` of the documents, where each is written as `key` or `attribute:key`.
    private var marked: Set<String> {
        let marks = source(".html").matches(of: /data-words="([^"]*)"/).flatMap { $0.1.split(separator: " ") }
        return Set(marks.map { String($0.split(separator: ":").last ?? $0) })
    }

    private func source(_ ending: String) -> String {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: scripts.path)) ?? []
        let files = names.filter { $0.hasSuffix(ending) }.map(scripts.appendingPathComponent)
        return files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    }

    /// The key of a form, plural or simple: `list.found` of `list.found.simple.one`.
    private static func base(of key: String) -> String {
        guard let dot = key.lastIndex(of: "."),
            ["zero", "one", "two", "few", "many", "other", "simple"].contains(key[dot...].dropFirst())
        else { return key }
        return base(of: String(key[..<dot]))
    }
}

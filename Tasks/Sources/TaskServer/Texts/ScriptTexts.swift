import Foundation

/// The texts that the page's scripts ask for: half of a table. The documents have theirs filled in, and what is said of
/// problems the server says itself.
struct ScriptTexts {
    /// The folder of the scripts.
    let scripts: URL

    /// `table` with the keys that stand in a script, or begin as one that is put together there, and no others.
    ///
    /// - Returns: `table` itself where it can't be read.
    func asked(of table: Data) -> Data {
        guard let texts = try? JSONDecoder().decode([String: String].self, from: table) else { return table }
        let source = self.source
        let beginnings = source.matches(of: /`([\w.]+\.)\$\{/).map { String($0.1) }
        let literals = Set(source.matches(of: /"([\w.]+)"/).map { String($0.1) })
        let asked = texts.filter { key, _ in
            literals.contains(key) || literals.contains(Self.withoutForm(key))
                || beginnings.contains(where: key.hasPrefix)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(asked)) ?? table
    }

    private var source: String {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: scripts.path)) ?? []
        let files = names.filter { $0.hasSuffix(".js") }.map(scripts.appendingPathComponent)
        return files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    }

    /// The key of a plural form: `list.found` of `list.found.one`.
    private static func withoutForm(_ key: String) -> String {
        guard let dot = key.lastIndex(of: "."),
            ["zero", "one", "two", "few", "many", "other"].contains(key[dot...].dropFirst())
        else { return key }
        return String(key[..<dot])
    }
}

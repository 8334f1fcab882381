import Foundation

/// Text as a search sees it: without upper case and without marks, so that “creme” finds “Crème”.
package enum Folding {
    package static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .precomposedStringWithCanonicalMapping
    }

    /// Whether folded `text` holds folded `query`, byte by byte: what is inside a cluster of characters is found as well.
    package static func contains(_ text: String, _ query: String) -> Bool {
        let query = Array(query.utf8)
        guard let first = query.first else { return true }
        let text = Array(text.utf8)
        guard text.count >= query.count else { return false }
        return (0...(text.count - query.count)).contains { start in
            text[start] == first && text[start..<(start + query.count)].elementsEqual(query)
        }
    }
}

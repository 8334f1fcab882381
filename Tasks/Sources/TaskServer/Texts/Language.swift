/// A language the app speaks: one for each file of Tasks/Texts.
public enum Language: String, CaseIterable, Sendable {
    case en, it

    /// As `dir` of a document says it.
    var direction: String {
        switch self {
        case .en, .it: "ltr"
        }
    }
}

extension Language {
    /// The best for a reader of these languages (RFC 9110, Accept-Language): by weight, then by order; else English.
    init(accepting header: String?) {
        let ranges = (header ?? "").split(separator: ",").compactMap(Range.init).filter { $0.weight > 0 }
        // Sorting keeps no order among equals: the place decides.
        let sorted = ranges.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
        self = sorted.lazy.compactMap(\.element.language).first ?? .en
    }

    /// One of the languages of the header: a tag and how much it is wanted, from 0 to 1.
    private struct Range {
        let tag: Substring
        let weight: Double

        init?(_ text: Substring) {
            let parts = text.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let tag = parts.first else { return nil }
            self.tag = tag[...]
            let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
            weight = quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
        }

        /// Any region of a language is that language; any language at all is English.
        var language: Language? {
            tag == "*" ? .en : Language(rawValue: tag.prefix { $0 != "-" }.lowercased())
        }
    }
}

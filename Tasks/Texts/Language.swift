/// A language the app speaks: one for each file of Tasks/Texts.
public enum Language: String, CaseIterable, Sendable {
    case en, it
}

extension Language {
    /// Of a language's tag (RFC 5646): any region of a language is that language.
    package init?(tag: some StringProtocol) { self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased()) }

    /// As `dir` of a document says it.
    package var direction: String {
        switch self {
        case .en, .it: "ltr"
        }
    }
}

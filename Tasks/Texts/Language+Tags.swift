@_exported import TaskValues

extension Language {
    /// Of a language's tag (RFC 5646): any region of a language is that language.
    package init?(tag: some StringProtocol) { self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased()) }
}

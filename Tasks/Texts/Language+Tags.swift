@_exported import TaskValues

extension Language {
    /// Of a language's tag (RFC 5646): any region of a language is that language.
    package init?(tag: some StringProtocol) { self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased()) }

    /// As `dir` of a document says it.
    package var direction: String { Self.rightToLeft.contains(rawValue) ? "rtl" : "ltr" }

    /// Written from right to left, by CLDR.
    private static let rightToLeft: Set = ["ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
}

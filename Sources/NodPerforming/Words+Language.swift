import Nod
@_exported import NodWords

/// Which words are said to whom.
extension Words {
    /// The table that speaks the language of a locale: the nearest, else any of the same language; `nil` where there is
    /// none.
    ///
    /// - Parameters:
    ///   - locale: as `Locale.identifier` has it: `it_CH`, `en-GB`, `it_IT@calendar=gregorian`.
    ///   - tables: the languages there are tables of, as `it` or `pt-BR`.
    package static func table(for locale: String, among tables: [String]) -> String? {
        var asked = subtags(of: locale)
        while !asked.isEmpty {
            if let table = tables.first(where: { subtags(of: $0) == asked }) { return table }
            asked.removeLast()
        }
        return nil
    }

    private static func subtags(of locale: String) -> [String] {
        let tag = locale.split(separator: "@", omittingEmptySubsequences: false).first ?? ""
        return tag.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    }

    /// As they are said to somebody with this profile: simply to children.
    public func said(to profile: Profile) -> Words { profile.isForChildren ? simple : self }
}

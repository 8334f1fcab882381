/// Invented pieces of code that a rule should find, to measure how much it finds.
///
/// A file of them: each begins with `// MARK: - name`, and `↓` stands where the finding must be. `[child]`, `[macos]` or `[target 15.0]` in the
/// name set what the piece is audited for.
public struct Variant: Sendable {
    public let name: String
    let marked: MarkedCode
    let settings: Settings

    public static func read(_ text: String) -> [Variant] {
        ("\n" + text).split(separator: "\n// MARK: - ", omittingEmptySubsequences: false).dropFirst().map { piece in
            let name = String(piece.prefix { !$0.isNewline })
            let code = String(piece.dropFirst(name.count + 1))
            return Variant(name: name, marked: MarkedCode(code), settings: settings(named: name))
        }
    }

    /// The rule finds what is marked.
    public func isFound(by rule: any Rule.Type) -> Bool {
        let auditor = Auditor(settings: settings, rules: [rule])
        let findings = auditor.settle([auditor.read(path: "Variant.swift", text: marked.code)])
        let found = Set(findings.filter { $0.outcome == .finding }.map(\.place.start))
        return !marked.places.isEmpty && found.isSuperset(of: marked.places.keys)
    }

    private static func settings(named name: String) -> Settings {
        var settings = Settings()
        for words in name.split(separator: "[").dropFirst().map({ $0.prefix { $0 != "]" }.split(separator: " ") }) {
            if let profile = AudienceProfile(rawValue: String(words[0])) { settings.profile = profile }
            if let platform = Platform(rawValue: String(words[0])) { settings.platform = platform }
            if words[0] == "target", words.count > 1 { settings.deploymentTarget = Version(String(words[1])) }
        }
        return settings
    }
}

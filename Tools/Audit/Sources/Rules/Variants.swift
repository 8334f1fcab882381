/// Invented pieces of code that a rule should find, to measure how much it finds.
///
/// A file of them: each begins with `// MARK: - name`, and `↓` stands where the finding must be. `[child]`, `[macos]` or `[target 15.0]` in the
/// name set what the piece is audited for.
public struct Variant: Sendable {
    public let name: String
    let example: Example

    public static func read(_ text: String) -> [Variant] {
        ("\n" + text).split(separator: "\n// MARK: - ", omittingEmptySubsequences: false).dropFirst().map { piece in
            let name = String(piece.prefix { !$0.isNewline })
            let code = String(piece.dropFirst(name.count + 1))
            return Variant(name: name, example: Example(code: code, settings: Settings(named: name)))
        }
    }

    /// The rule finds what is marked.
    public func isFound(by rule: any Rule.Type) -> Bool {
        let marked = MarkedCode(example.code).places.keys
        let found = Set(example.findings(of: rule).filter { $0.outcome == .finding }.map(\.place.start))
        return !marked.isEmpty && found.isSuperset(of: marked)
    }
}

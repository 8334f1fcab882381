/// A piece of code and what a rule must say of it.
public struct Example: Sendable {
    /// `↓` stands before each place that must be found, `↯` before each that the rule must call “cannot tell”.
    ///
    /// Code that begins with a view is the body of one.
    public var code: String
    public var settings = Settings()
    /// Further files of the project, audited with it.
    public var others: [String] = []
    /// The code after `--fix`; nil when the rule mends nothing here.
    public var fixed: String?
}

extension Example {
    /// Reads an example: `// [child]` above it sets what it is audited for, `// fixed` stands before the mended code and
    /// `// other file` before each further file.
    init(_ text: Substring) {
        let head = text.prefix { !$0.isNewline }
        let isHead = head.hasPrefix("// [")
        let files = text.dropFirst(isHead ? head.count + 1 : 0).split(separator: "\n// other file\n").map(String.init)
        let versions = files[0].split(separator: "\n// fixed\n").map(String.init)
        code = versions[0]
        fixed = versions.count > 1 ? versions[1] : nil
        others = Array(files.dropFirst())
        if isHead { settings = Settings(named: head) }
    }

    /// Returns the rule's findings in the code, without those in `others`.
    func findings(of rule: any Rule.Type) -> [Finding] {
        let auditor = Auditor(settings: settings, rules: [rule])
        let others = others.enumerated().map { auditor.read(path: "Other\($0).swift", text: $1) }
        let findings = auditor.settle([auditor.read(path: "Example.swift", text: MarkedCode(code).code)] + others)
        return findings.filter { $0.path == "Example.swift" }
    }
}

/// Examples as a rule lists them: a text each, or a text of several with a blank line between.
public struct Examples: Sendable, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    private let texts: [String]

    public init(arrayLiteral texts: String...) { self.texts = texts }
    public init(stringLiteral text: String) { self.init(arrayLiteral: text) }

    /// Only who explains a rule asks for them: an audit of one file would wait for it.
    public var all: [Example] { texts.flatMap { $0.split(separator: "\n\n").map(Example.init) } }
}

extension Settings {
    /// `[child]`, `[macos]` and `[target 15.0]` in a name or a comment.
    init(named name: some StringProtocol) {
        self.init()
        for words in name.split(separator: "[").dropFirst().map({ $0.prefix { $0 != "]" }.split(separator: " ") }) {
            if let profile = AudienceProfile(rawValue: String(words[0])) { self.profile = profile }
            if let platform = Platform(rawValue: String(words[0])) { self.platform = platform }
            if words[0] == "target", words.count > 1 { deploymentTarget = Version(String(words[1])) }
        }
    }
}

/// One rule of the seeds, checked in a file.
///
/// A rule is a file of its own. What it says of itself is its test and its page of documentation: each triggering example must be
/// found exactly where `↓` points, no other example may be.
public protocol Rule: Sendable {
    static var about: RuleDescription { get }
    static func check(_ file: SourceFile, _ report: inout Report)
}

/// The identifier, texts, defaults and examples of a rule.
public struct RuleDescription: Sendable {
    public enum Standing: String, Sendable, Codable {
        /// Runs unless switched off: 95 % of its findings are right on apps it was not written with.
        case on
        /// Runs when asked for, by `--all-rules`, `--rule` or in the configuration: 80 % are right.
        case optIn
    }

    /// `tap-gesture`: in messages, configuration and comments.
    public var id: String
    /// `Tap gesture where a button belongs`.
    public var title: String
    public var severity = Severity.warning
    public var standing = Standing.on
    /// The harm to a person, and the reason why the remedy helps.
    public var rationale: String
    /// The seed or WCAG criterion behind it, in a few words: `seed 003; WCAG 2.1.1`.
    public var source: String
    /// The cases that the rule looks for but cannot see in the source.
    public var blindSpots: String
    /// The default message of a finding: what a person would suffer and what to write instead.
    public var message = ""
    /// The default message when the source cannot tell: what would have to be known.
    public var doubt = ""
    /// Platforms it says something about.
    public var platforms = Set(Platform.allCases)
    public var triggering: Examples
    public var nonTriggering: Examples
}

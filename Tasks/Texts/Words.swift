/// How plainly things are said.
public enum Words: String, Sendable {
    case usual
    /// For children: short, and without terms of the trade. A text has a simple form where the usual one isn't simple already:
    /// `key.simple` beside `key`.
    case simple

    /// What the key of a simple form ends in.
    package static let simpleEnding = ".simple"
}

extension Words {
    /// What the profile of the settings asks for.
    package init(profile: String?) { self = profile == "child" ? .simple : .usual }
}

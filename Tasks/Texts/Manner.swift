/// How plainly things are said.
public enum Manner: String, Sendable {
    case usual
    /// For children: short, and without terms of the trade. A text has a simple form where the usual one isn't simple already:
    /// `key.simple` beside `key`.
    case simple
}

extension Manner {
    /// What the profile of the settings asks for.
    package init(profile: String?) { self = profile == "child" ? .simple : .usual }
}

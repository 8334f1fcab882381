/// A file that cannot be read: what is wrong, where, and what to do.
public struct FormatError: Error, Sendable, Equatable, CustomStringConvertible {
    /// From 1; nil when the whole file is meant.
    public var line: Int?
    /// Where in the document: `Pattern[2].Event.Time`.
    public var path: String
    public var reason: String

    public init(line: Int? = nil, path: String = "", reason: String) {
        self.line = line
        self.path = path
        self.reason = reason
    }

    public var description: String {
        let place = line.map { "line \($0): " } ?? ""
        return place + (path.isEmpty ? "" : path + ": ") + reason
    }
}

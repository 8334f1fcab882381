/// A file that couldn't be audited or only in part; written to standard error, never a finding.
public struct Notice: Sendable, Equatable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case unreadable
        case brokenLink
        case linkedTwice
        case tooLarge
        case binary
        case utf16
        case notUTF8
        case tooDeep
        case incomplete
    }

    public var path: String
    public var kind: Kind
    public var line: Int?
    public var reason: String?

    public init(path: String, _ kind: Kind, line: Int? = nil, reason: String? = nil) {
        self.path = path
        self.kind = kind
        self.line = line
        self.reason = reason
    }
}

extension Notice {
    public var isLeftOut: Bool { kind != .incomplete }

    public var text: String {
        switch kind {
        case .unreadable: "cannot be read; left out. Check its permissions"
        case .brokenLink: "is a link to nothing; left out"
        case .linkedTwice: "is a link to a folder that is audited already; not followed"
        case .tooLarge:
            "is larger than \(SourceBytes.largest >> 20) MB; left out. Exclude it in .nod.yml if it is generated"
        case .binary: "holds NUL bytes and is no Swift source; left out"
        case .utf16: "is UTF-16; left out. Save it as UTF-8"
        case .notUTF8: "is not UTF-8\(place); left out. Save it as UTF-8"
        case .tooDeep: "is nested too deeply\(place); left out. Exclude it in .nod.yml if it is generated"
        case .incomplete: "is not complete Swift\(place); what could be read was audited"
        }
    }

    private var place: String {
        guard let line else { return "" }
        return reason.map { " (line \(line): \($0))" } ?? " (line \(line))"
    }
}

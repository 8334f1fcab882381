/// A file that couldn't be audited or only in part; written to standard error, never a finding.
public struct Notice: Sendable, Equatable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case unreadable
        case tooLarge
        case notUTF8
        case tooDeep
        case incomplete
    }

    public var path: String
    public var kind: Kind
    public var line: Int?

    public init(path: String, _ kind: Kind, line: Int? = nil) {
        self.path = path
        self.kind = kind
        self.line = line
    }
}

extension Notice {
    public var isLeftOut: Bool { kind != .incomplete }

    public var text: String {
        switch kind {
        case .unreadable: "cannot be read; left out. Check its permissions"
        case .tooLarge:
            "is larger than \(SourceBytes.largest >> 20) MB; left out. Exclude it in .nod.yml if it is generated"
        case .notUTF8: "is not UTF-8 text\(place); left out. Save it as UTF-8"
        case .tooDeep: "is nested too deeply\(place); left out. Exclude it in .nod.yml if it is generated"
        case .incomplete: "is not complete Swift\(place); what could be read was audited"
        }
    }

    private var place: String { line.map { " (line \($0))" } ?? "" }
}

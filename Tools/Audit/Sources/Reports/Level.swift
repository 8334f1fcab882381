/// How much a finding weighs, and how every format says it: this is the only place that knows.
public enum Level: Sendable, CaseIterable, Comparable {
    case error, warning, cannotTell

    init(_ severity: Severity) { self = severity == .error ? .error : .warning }
}

extension Finding {
    public var level: Level { outcome == .cannotTell ? .cannotTell : Level(severity) }
}

extension Level {
    /// In text, in `--help` and in `.nod.yml`.
    public var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .cannotTell: "cannot tell"
        }
    }

    /// One line of `--help`.
    public var meaning: String {
        switch self {
        case .error: "some people cannot use it at all, or the app does not run for them; exits 1"
        case .warning: "people suffer from it, and can go on; exits 1"
        case .cannotTell: "the source does not say whether people suffer; shown with --cannot-tell, exits 0"
        }
    }

    var xcode: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .cannotTell: "note"
        }
    }

    var github: String { self == .cannotTell ? "notice" : xcode }

    /// The standard asks for level none of everything that is no failure.
    var sarif: String { self == .cannotTell ? "none" : xcode }

    var sarifKind: String { self == .cannotTell ? "open" : "fail" }

    var colour: TextStyle.Colour {
        switch self {
        case .error: .red
        case .warning: .yellow
        case .cannotTell: .cyan
        }
    }

    /// `1 error`, `32 warnings`, `3 cannot be told`.
    func counted(_ number: Int) -> String {
        self == .cannotTell ? "\(number) cannot be told" : number.counted(word)
    }
}

extension Int {
    /// `1 file`, `2 files`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

/// The contents of a team's `.nod.yml`.
public struct Configuration: Sendable, Equatable {
    public static let fileName = ".nod.yml"

    /// The folder that the paths in it are relative to.
    public var folder: String
    public var profile: AudienceProfile?
    public var platform: Platform?
    public var selection = Selection()
    /// The levels that the team sets, by rule id.
    public var levels: [String: Level] = [:]
    public var off: Set<String> = []
    public var wrappers: Set<Fact> = []
    /// As written, relative to the folder.
    public var baseline: String?

    public init(folder: String) {
        self.folder = folder
        selection.base = folder
    }
}

/// Something in `.nod.yml` that cannot be meant: where, what, and what to do.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    public var path: String
    public var line: Int?
    public var what: String
    public var help: String

    public var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(what)\n  \(help)"
    }
}

extension Configuration {
    /// The rules that run: those that the team did not switch off.
    public var selectedRules: [any Rule.Type] { Catalog.rules.filter { !off.contains($0.about.id) } }
}

extension Fact.Kind {
    /// As `.nod.yml` names the list.
    public var configurationName: String { Self.configurationNames[self] ?? rawValue.kebabCased }

    /// Names that read better than the kind's own.
    private static let configurationNames: [Fact.Kind: String] = [
        .iconView: "icon-views", .sizesControl: "sized-button-styles", .labelsControl: "labels-controls",
    ]
}

extension String {
    /// `gatesMotion` is `gates-motion`.
    fileprivate var kebabCased: String {
        reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}

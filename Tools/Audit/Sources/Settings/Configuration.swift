public struct Configuration: Sendable, Equatable {
    public static let fileName = ".nod.yml"

    public var folder: String
    public var profile: AudienceProfile?
    public var platform: Platform?
    public var selection = Selection()
    public var levels: [String: Level] = [:]
    public var off: Set<String> = []
    public var wrappers: Set<Fact> = []
    public var baseline: String?

    public init(folder: String) {
        self.folder = folder
        selection.base = folder
    }
}

/// A mistake in `.nod.yml`: where, what, and how to fix it.
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
    public var selectedRules: [any Rule.Type] { Catalog.rules.filter { !off.contains($0.about.id) } }
}

extension Fact.Kind {
    public var configurationName: String { Self.configurationNames[self] ?? rawValue.kebabCased }

    private static let configurationNames: [Fact.Kind: String] = [
        .iconView: "icon-views", .sizesControl: "sized-button-styles", .labelsControl: "labels-controls",
    ]
}

extension String {
    fileprivate var kebabCased: String {
        reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}

import Yams

/// Reads `.nod.yml` and reports mistakes with their line and a correction.
struct ConfigurationReader {
    private let path: String
    private var configuration: Configuration

    static func read(_ text: String, path: String, folder: String) throws(ConfigurationError) -> Configuration {
        var reader = ConfigurationReader(path: path, configuration: Configuration(folder: folder))
        try reader.read(text)
        return reader.configuration
    }

    private static let keys = [
        "profile", "platform", "include", "exclude", "rules", "wrappers", "baseline",
    ]

    private mutating func read(_ text: String) throws(ConfigurationError) {
        guard let root = try compose(text) else { return }
        guard let mapping = root.mapping else {
            throw error(root, "the file is not a list of settings", "Write one setting a line, like ‘profile: child’.")
        }
        for (key, value) in mapping { try read(try name(key, "a setting"), at: key, value) }
    }

    private mutating func read(_ key: String, at node: Node, _ value: Node) throws(ConfigurationError) {
        switch key {
        case "profile": configuration.profile = try choice(value, key)
        case "platform": configuration.platform = try choice(value, key)
        case "include": configuration.selection.include = try strings(value, key).map { Glob($0) }
        case "exclude": configuration.selection.exclude = try strings(value, key).map { Glob($0) }
        case "rules": try readRules(value)
        case "wrappers": try readWrappers(value)
        case "baseline": configuration.baseline = try string(value, key)
        default: throw unknown("setting", key, at: node, among: Self.keys)
        }
    }

    private mutating func readRules(_ node: Node) throws(ConfigurationError) {
        for (key, value) in try pairs(node, "rules", example: "tap-gesture: off") {
            let id = try name(key, "a rule")
            if Catalog.former.contains(id) {
                throw error(key, "the rule ‘\(id)’ was removed", "Delete this line.")
            }
            guard let rule = Catalog.rule(id) else { throw unknown("rule", id, at: key, among: Catalog.ids) }
            switch value.scalar?.string.lowercased() ?? "" {
            case "off", "false", "no": configuration.off.insert(id)
            case "on", "true", "yes": configuration.levels[id] = rule.about.level.reported
            case let name:
                guard let level = Level(rawValue: name) else {
                    throw error(
                        value,
                        "‘\(id)’ cannot be \(shown(value))",
                        "Write off, on, error, warning or question."
                    )
                }
                configuration.levels[id] = level
            }
        }
    }

    private mutating func readWrappers(_ node: Node) throws(ConfigurationError) {
        let kinds = Fact.Kind.allCases.map { $0.configurationName }
        for (key, value) in try pairs(node, "wrappers", example: "gates-motion: [withElementAnimation]") {
            let name = try name(key, "a kind of wrapper")
            guard let kind = Fact.Kind.allCases.first(where: { $0.configurationName == name }) else {
                throw unknown("kind of wrapper", name, at: key, among: kinds)
            }
            configuration.wrappers.formUnion(try strings(value, name).map { Fact(kind, $0) })
        }
    }
}

extension ConfigurationReader {
    private func compose(_ text: String) throws(ConfigurationError) -> Node? {
        do { return try Yams.compose(yaml: text) } catch {
            // The parser's message begins with line and column.
            let help = "Check indentation, quotes and brackets there and in the line before."
            throw ConfigurationError(path: path, line: nil, what: "the YAML is broken: \(error)", help: help)
        }
    }

    private func error(_ node: Node, _ what: String, _ help: String) -> ConfigurationError {
        ConfigurationError(path: path, line: node.mark?.line, what: what, help: help)
    }

    private func unknown(_ kind: String, _ name: String, at node: Node, among names: [String]) -> ConfigurationError {
        let help = Nearest.name(to: name, among: names).map { "Did you mean ‘\($0)’?" }
        return error(node, "there is no \(kind) ‘\(name)’", help ?? "Known: \(names.joined(separator: ", ")).")
    }

    private func shown(_ node: Node) -> String { node.scalar.map { "‘\($0.string)’" } ?? "a list" }

    private func name(_ node: Node, _ kind: String) throws(ConfigurationError) -> String {
        guard let scalar = node.scalar else {
            throw error(node, "\(kind) has no name", "Write its name before the colon.")
        }
        return scalar.string
    }

    private func string(_ node: Node, _ key: String) throws(ConfigurationError) -> String {
        guard let scalar = node.scalar, !scalar.string.isEmpty else {
            throw error(node, "‘\(key)’ is not a single value", "Write ‘\(key): value’.")
        }
        return scalar.string
    }

    /// Accepts one value or a list.
    private func strings(_ node: Node, _ key: String) throws(ConfigurationError) -> [String] {
        if let scalar = node.scalar { return scalar.string.isEmpty ? [] : [scalar.string] }
        guard let sequence = node.sequence else {
            throw error(node, "‘\(key)’ is not a list", "Write ‘\(key): [one, two]’.")
        }
        var values: [String] = []
        for item in sequence { values.append(try string(item, key)) }
        return values
    }

    private func pairs(_ node: Node, _ key: String, example: String) throws(ConfigurationError) -> [(Node, Node)] {
        if let scalar = node.scalar, scalar.string.isEmpty { return [] }
        guard let mapping = node.mapping else {
            throw error(node, "‘\(key)’ is not a list of names with values", "Write below it, indented: ‘\(example)’.")
        }
        return mapping.map { ($0.key, $0.value) }
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: Node,
        _ key: String
    ) throws(ConfigurationError) -> Choice {
        if let text = node.scalar?.string, let choice = Choice(rawValue: text) { return choice }
        let choices = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw error(node, "‘\(key)’ cannot be \(shown(node))", "Write one of: \(choices).")
    }
}

extension Configuration {
    public static func read(_ text: String, path: String, folder: String) throws(ConfigurationError) -> Configuration {
        try ConfigurationReader.read(text, path: path, folder: folder)
    }
}

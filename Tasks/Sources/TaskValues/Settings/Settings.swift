import Nod

/// The value of each setting, the default if none is stored.
public struct Settings: Sendable, Equatable {
    public private(set) var values: [String: SettingValue]

    public init() {
        values = Dictionary(uniqueKeysWithValues: Setting.all.map { ($0.name, $0.defaultValue) })
    }

    public subscript(name: String) -> SettingValue? { values[name] }

    /// - Throws: `InvalidValue` for an unknown setting or an invalid value.
    public mutating func set(_ name: String, to value: SettingValue) throws(InvalidValue) {
        guard Setting.all.first(where: { $0.name == name })?.allows(value) == true else {
            throw InvalidValue(field: name, reason: .notAllowed)
        }
        values[name] = value
    }
}

extension Settings: Encodable {
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

public enum SettingValue: Sendable, Equatable {
    case flag(Bool)
    case number(Double)
    case text(String)
}

extension SettingValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .flag(let flag): try flag.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .text(let text): try text.encode(to: encoder)
        }
    }
}

public struct Setting: Sendable {
    public let name: String
    public let kind: Kind

    public enum Kind: Sendable, Equatable {
        case flag(default: Bool)
        /// From 0 to 1.
        case level(default: Double)
        case choice(of: [String], default: String)
    }

    public static let all: [Setting] =
        Preference.allCases.map(Setting.init) + [
            Setting(name: "profile", kind: .choice(of: Profile.names.map(\.name), default: Profile.names[0].name)),
            Setting(name: "theme", kind: .choice(of: ["system", "light", "dark"], default: "system")),
            Setting(
                name: "language",
                kind: .choice(of: ["system"] + Language.allCases.map(\.rawValue), default: "system")
            ),
            Setting(name: "hidesCompleted", kind: .flag(default: true)),
            Setting(name: "hasCompletedFirstCapture", kind: .flag(default: false)),
            Setting(name: "hasFirstTasks", kind: .flag(default: false)),
        ]
}

extension Setting {
    private init(_ preference: Preference) {
        name = preference.key
        kind =
            switch preference.kind {
            case .flag: .flag(default: preference.standard != 0)
            case .level: .level(default: preference.standard)
            case .choice(let names):
                .choice(of: names.map(\.name), default: preference.kind.name(of: preference.standard) ?? "")
            }
    }

    public var defaultValue: SettingValue {
        switch kind {
        case .flag(let value): .flag(value)
        case .level(let value): .number(value)
        case .choice(_, let value): .text(value)
        }
    }

    public func allows(_ value: SettingValue) -> Bool {
        switch (kind, value) {
        case (.flag, .flag): true
        case (.level, .number(let level)): (0...1).contains(level)
        case (.choice(let choices, _), .text(let text)): choices.contains(text)
        default: false
        }
    }
}

/// Every setting with its value; those nobody chose have their default.
public struct Settings: Sendable, Equatable {
    public private(set) var values: [String: SettingValue]

    public init() {
        values = Dictionary(uniqueKeysWithValues: Setting.all.map { ($0.name, $0.defaultValue) })
    }

    public subscript(name: String) -> SettingValue? { values[name] }

    /// - Throws: `InvalidValue` for a setting there isn't or a value it can't have.
    public mutating func set(_ name: String, to value: SettingValue) throws(InvalidValue) {
        guard Setting.all.first(where: { $0.name == name })?.allows(value) == true else {
            throw InvalidValue(field: name, reason: .notAllowed)
        }
        values[name] = value
    }
}

extension Settings: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(values)
    }
}

/// The value of one setting.
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
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

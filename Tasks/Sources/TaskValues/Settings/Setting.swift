/// A setting there is: its name, what it can be, and what it is before anyone chooses.
public struct Setting: Sendable {
    public let name: String
    public let kind: Kind

    public enum Kind: Sendable, Equatable {
        case flag(default: Bool)
        /// From 0 to 1.
        case level(default: Double)
        case choice(of: [String], default: String)
    }

    public static let all: [Setting] = [
        Setting(name: "completionHapticEnabled", kind: .flag(default: true)),
        Setting(name: "completionSoundEnabled", kind: .flag(default: false)),
        Setting(name: "soundVolume", kind: .level(default: 0.5)),
        Setting(name: "celebrations", kind: .choice(of: ["full", "subtle", "off"], default: "full")),
        Setting(name: "motion", kind: .choice(of: ["system", "reduced"], default: "system")),
        Setting(name: "profile", kind: .choice(of: ["standard", "child"], default: "standard")),
        Setting(name: "theme", kind: .choice(of: ["system", "light", "dark"], default: "system")),
        Setting(name: "language", kind: .choice(of: ["system"] + Language.allCases.map(\.rawValue), default: "system")),
        Setting(name: "hidesCompleted", kind: .flag(default: true)),
        Setting(name: "hasCompletedFirstCapture", kind: .flag(default: false)),
    ]

    public static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}

extension Setting {
    public var defaultValue: SettingValue {
        switch kind {
        case .flag(let value): .flag(value)
        case .level(let value): .number(value)
        case .choice(_, let value): .text(value)
        }
    }

    /// Whether `value` is of the right type, allowed or not.
    public func hasType(of value: SettingValue) -> Bool {
        switch (kind, value) {
        case (.flag, .flag), (.level, .number), (.choice, .text): true
        default: false
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

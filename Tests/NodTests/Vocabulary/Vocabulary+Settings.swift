import Nod

/// The person's choices of feedback, as other languages read them.
extension Vocabulary {
    /// In the order of the event that brings them.
    private static let byPlace = Preference.allCases.sorted { $0.rawValue < $1.rawValue }

    static var settingsInJavaScript: String {
        let lines = byPlace.map { preference in
            let names = preference.list.map { ", names: \($0.name)" } ?? ""
            return "  \(preference.name): { key: \"\(preference.key)\", channel: \"\(preference.channel)\", "
                + "standard: \(preference.written)\(names) },\n"
        }
        return """

            /** In the order of their event.
             * @type {import("./names.js").SettingTable} */
            export const settings = {
            \(lines.joined())};

            """
    }

    /// The settings in the API's description: which there are, and what each can be.
    static var describedNames: String { described.map { "        - \($0.key)\n" }.joined() }
    static var describedValues: String { described.map { "        \($0.key): { \($0.values) }\n" }.joined() }

    private static var described: [(key: String, values: String)] {
        let profiles = Profile.names.map(\.name)
        return Preference.allCases.map { ($0.key, $0.described) } + [("profile", choice(profiles, profiles[0]))]
    }

    fileprivate static func choice(_ names: [String], _ standard: String) -> String {
        // YAML reads a bare off as false.
        let list = names.map { $0 == "off" ? "\"off\"" : $0 }.joined(separator: ", ")
        return "type: string, enum: [\(list)], default: \(standard)"
    }

    static var settingsInTypeScript: String {
        func members(_ name: (Preference) -> String) -> String {
            Preference.allCases.map { "  \(name($0)): \($0.type);\n" }.joined()
        }
        return """

            /** The person's choices of feedback; a `number` is 0…1. */
            export interface Settings {
            \(members(\.name))}
            /** The same under the keys that it is stored by. */
            export interface StoredSettings {
            \(members(\.key))}
            /** The choices there are: key when stored, channel, default, names. */
            export type SettingTable = {
              readonly [Name in keyof Settings]: {
                readonly key: keyof StoredSettings;
                readonly channel: Channel;
                readonly standard: Settings[Name];
                readonly names?: readonly string[];
              };
            };

            """
    }
}

extension Preference {
    /// The list that numbers its names.
    fileprivate var list: Vocabulary.List? {
        guard case .choice(let names) = kind else { return nil }
        return Vocabulary.lists.first { list in
            names.allSatisfy { list.names[Int($0.number)] == $0.name } && list.names.count == names.count
        }
    }

    /// The default, as JavaScript and YAML write it.
    var written: String {
        switch kind {
        case .flag: standard == 0 ? "false" : "true"
        case .level: "\(standard)"
        case .choice: "\"\(kind.name(of: standard) ?? "")\""
        }
    }

    fileprivate var described: String {
        switch kind {
        case .flag: "type: boolean, default: \(written)"
        case .level: "type: number, minimum: 0, maximum: 1, default: \(written)"
        case .choice(let names): Vocabulary.choice(names.map(\.name), kind.name(of: standard) ?? "")
        }
    }

    fileprivate var type: String {
        switch kind {
        case .flag: "boolean"
        case .level: "number"
        case .choice: list?.type ?? "string"
        }
    }
}

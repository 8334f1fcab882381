import Foundation
import Nod

/// The controls of the page's settings: a line for each switch and level, a group for each choice.
///
/// A text with simple words is marked, so that it follows when the words change.
struct SettingsSheet {
    /// The library's texts in English.
    let texts: [String: String]

    var switches: String {
        Preference.allCases.compactMap { preference in
            switch preference.kind {
            case .flag: line(preference)
            case .level: slider(preference)
            case .choice: nil
            }
        }.joined()
    }

    var choices: String {
        Preference.allCases.compactMap { preference in
            guard case .choice(let names) = preference.kind else { return nil }
            return group(preference, names.map(\.name))
        }.joined()
    }
}

extension SettingsSheet {
    private func line(_ preference: Preference) -> String {
        let isFelt = preference.channel == .haptic
        // One sentence replaces all haptic switches if the platform plays its own haptics, or nothing vibrates.
        let native = small("settingsHapticNative", " id=\"native-haptic\" hidden")
        let absence = small("settingsHapticAbsent", " id=\"no-haptic\" hidden")
        let instead = preference == .haptic ? native + absence : ""
        return """
                  <label class="switch-line"\(isFelt ? " data-channel=\"haptic\"" : "")>
                    <span\(mark(key(preference)))>{{\(key(preference))}}\(small(key(preference) + "Note"))\(instead)</span>
                    <input type="checkbox" role="switch" class="switch" name="\(preference.key)">
                  </label>

            """
    }

    private func slider(_ preference: Preference) -> String {
        let name = preference.name
        return """
                  <div class="line \(name)-line">
                    <label for="\(name)"\(mark(key(preference)))>{{\(key(preference))}}</label>
                    <span id="\(name)-value" aria-hidden="true"></span>
                    <input type="range" class="range" id="\(name)" name="\(preference.key)" min="0" max="1" step="0.05">
                  </div>

            """
    }

    private func group(_ preference: Preference, _ names: [String]) -> String {
        let segments = names.map { name in
            let key = key(preference) + Self.capitalized(name)
            let input = "<input type=\"radio\" name=\"\(preference.key)\" value=\"\(name)\">"
            let face = "<span\n          class=\"segment-face\"\(mark(key))>{{\(key)}}</span>"
            return "        <label class=\"segment\">\(input)\(face)</label>\n"
        }
        return """
                <fieldset class="group">
                  <legend\(mark(key(preference)))>{{\(key(preference))}}</legend>
                  <div class="segments">
            \(segments.joined())      </div>
                </fieldset>

            """
    }

    private func key(_ preference: Preference) -> String { "settings" + Self.capitalized(preference.name) }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private func small(_ key: String, _ attributes: String = "") -> String {
        "<small\(attributes)\(mark(key, apart: true))>{{\(key)}}</small>"
    }

    /// - Parameter apart: on a separate line, to keep lines short.
    private func mark(_ key: String, apart: Bool = false) -> String {
        let space = apart ? "\n          " : " "
        return texts["\(key).simple"] == nil ? "" : space + "data-words=\"\(key)\""
    }
}

import Foundation
import Nod

@testable import NodBridge

/// Every name and number for performers in other languages, read from the engine's types.
///
/// A name's place in a list is its number. `Web/vocabulary.js`, `Web/names.d.ts`, the sizes of `Web/nod.css` and the tables of
/// `Documentation/ScoreBuffer.md` are generated from it by `make vocabulary`.
enum Vocabulary {
    static let root = Fixtures.directory.deletingLastPathComponent()

    /// A list of names as JavaScript, TypeScript and the document call it; `type` if authors of pages use it.
    struct List {
        var name: String
        var title: String
        var type: String?
        var names: [String?]

        init<Case: CaseIterable & RawRepresentable>(
            _ name: String,
            _ title: String,
            as type: String? = nil,
            _: Case.Type
        )
        where Case.RawValue: BinaryInteger {
            self.name = name
            self.title = title
            self.type = type
            names = []
            for one in Case.allCases {
                let number = Int(one.rawValue)
                // A retired name keeps its number, which isn't reused.
                while names.count <= number { names.append(nil) }
                names[number] = "\(one)"
            }
        }
    }

    static let lists = [
        List("roles", "role", as: "PressRole", PressRole.self),
        List("celebrationLevels", "celebrations", as: "CelebrationLevel", CelebrationLevel.self),
        List("motionPreferences", "motion", as: "MotionPreference", MotionPreference.self),
        List("celebrations", "celebration", as: "CelebrationStyle", CelebrationStyle.self),
        List("ways", "way", as: "ToggleWay", CompletionToggle.Way.self),
        List("pauses", "pause", ToastQueue.Pause.self),
        List("loadStates", "load state", as: "LoadState", LoadState.self),
        List("checkStates", "check state", as: "CheckState", CheckState.self),
        List("causes", "cause", as: "ChangeCause", Effect.Cause.self),
        List("haptics", "haptic", as: "HapticKind", HapticKind.self),
        List("sounds", "sound", as: "Sound", Sound.self),
        List("words", "words", as: "AnnouncedWords", Announcement.Words.self),
        List("toastKinds", "toast kind", as: "ToastKind", ToastKind.self),
        List("toastActions", "action", as: "ToastAction", ToastAction.self),
        List("channels", "channel", as: "Channel", Held.Channel.self),
        List("reasons", "reason", as: "HeldReason", Held.Reason.self),
        List("properties", "property", as: "TrackProperty", TrackProperty.self),
        List("shapes", "shape", Particle.Shape.self),
        List("controlKinds", "kind of control", TouchControl.Kind.self),
    ]

    static let moments = Moment.allCases.filter { $0.role == nil }

    /// Moments whose toast says what the app or the message table says of the moment itself.
    static let spoken = moments.filter { moment in
        var (director, interaction) = (Director(), Interaction())
        let toast = director.answer(moment, in: &interaction, at: 0).toast
        return toast == .notice || toast == .failure
    }
}

extension Vocabulary {
    static var javaScript: String {
        let moments = moments.map { "\($0): \($0.rawValue)" }
        var text = """
            // Made by `make vocabulary` from the engine's types: the names and numbers of Documentation/ScoreBuffer.md.

            /** The layout that these names belong to: the first number of every answer. */
            export const layout = \(Int(Bridge.version));

            /** The moments, by their numbers; a press adds its role to `firstPress`. */
            export const momentCodes = Object.freeze({
            \(wrapped(moments))
            });
            export const firstPress = \(Moment.pressedButton.rawValue);

            /** Moments whose toast speaks in words of its own. */
            export const spokenMoments = Object.freeze([\(spoken.map { "\"\($0)\"" }.joined(separator: ", "))]);

            /** Pixels that a pulse grows beyond each side at most. */
            export const pulseReach = \(Int(Motion.pulseReach));

            // Lists: the place of a name is its number.
            export const profiles = Object.freeze(/** @type {const} */ (["standard", "child"]));

            """
        for list in lists {
            let names = list.names.map { $0.map { "\"\($0)\"" } ?? "null" }
            let start = "export const \(list.name) = Object.freeze(/** @type {const} */ (["
            let line = start + names.joined(separator: ", ") + "]));"
            text += (line.count <= 120 ? line : start + "\n\(wrapped(names))\n]));") + "\n"
        }
        return text + settingsInJavaScript
    }

    static var typeScript: String {
        var text = """
            // Made by `make vocabulary` from the engine's types: what names there are.

            export type Profile = "standard" | "child";

            """
        text += union("MomentName", moments.map { "\($0)" })
        for list in lists { if let type = list.type { text += union(type, list.names.compactMap { $0 }) } }
        return text + fileTypes + settingsInTypeScript
    }

    /// The tables between the marks of the document.
    static var document: String {
        let moments = moments.map { "\($0.rawValue) \($0)" }
        return
            (["| list | 0, 1, 2 … |", "|---|---|", "| profile | standard, child |"]
            + lists.map { "| \($0.title) | \($0.names.map { $0 ?? "–" }.joined(separator: ", ")) |" }
            + ["", "Moments: " + moments.joined(separator: ", ") + "; a press is 100 + its role."]).joined(
                separator: "\n"
            )
    }

    /// The sizes of a profile as custom properties; of another than the standard, those that differ.
    static func sizes(of profile: Profile) -> String {
        func values(_ profile: Profile) -> [(String, Double)] {
            [
                ("least-target", profile.target), ("least-primary", profile.primaryTarget),
                ("least-critical", profile.criticalTarget), ("least-spacing", profile.spacing),
                ("comfortable-spacing", profile.comfortableSpacing),
            ]
        }
        let differ = zip(values(profile), values(.standard)).filter { profile == .standard || $0.1 != $1.1 }
        return differ.map { "  --nod-\($0.0.0): \(Int($0.0.1))px;\n" }.joined()
    }

    static func union(_ name: String, _ names: [String]) -> String {
        let quoted = names.map { "\"\($0)\"" }
        let line = "export type \(name) = \(quoted.joined(separator: " | "));\n"
        return line.count <= 120
            ? line : "export type \(name) =\n" + quoted.map { "  | \($0)" }.joined(separator: "\n") + ";\n"
    }

    /// Lines of at most 120 characters, indented.
    private static func wrapped(_ items: [String]) -> String {
        var lines = [" "]
        for item in items {
            if lines[lines.count - 1].count + item.count > 116 { lines.append(" ") }
            lines[lines.count - 1] += " " + item + ","
        }
        return lines.joined(separator: "\n")
    }
}

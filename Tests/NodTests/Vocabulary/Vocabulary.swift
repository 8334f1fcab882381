import Foundation
import Nod

@testable import NodBridge

/// Every name and number for performers in other languages, read from the engine's types.
///
/// A name's place in a list is its number. `Web/vocabulary.js`, `Web/names.d.ts` and the sizes of `Web/nod.css` are
/// generated from it by `make vocabulary`.
enum Vocabulary {
    static let root = Fixtures.directory.deletingLastPathComponent()

    /// A list of names as JavaScript and TypeScript call it; `type` if authors of pages use it.
    struct List {
        var name: String
        var type: String?
        var names: [String?]

        init<Case: CaseIterable & RawRepresentable>(
            _ name: String,
            as type: String? = nil,
            _: Case.Type
        )
        where Case.RawValue: BinaryInteger {
            self.name = name
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
        List("roles", as: "PressRole", PressRole.self),
        List("celebrationLevels", as: "CelebrationLevel", CelebrationLevel.self),
        List("motionPreferences", as: "MotionPreference", MotionPreference.self),
        List("celebrations", as: "CelebrationStyle", CelebrationStyle.self),
        List("ways", as: "ToggleWay", CompletionToggle.Way.self),
        List("pauses", ToastQueue.Pause.self),
        List("loadStates", as: "LoadState", LoadState.self),
        List("checkStates", as: "CheckState", CheckState.self),
        List("causes", as: "ChangeCause", Effect.Cause.self),
        List("haptics", as: "HapticKind", HapticKind.self),
        List("sounds", as: "Sound", Sound.self),
        List("words", as: "AnnouncedWords", Announcement.Words.self),
        List("toastKinds", as: "ToastKind", ToastKind.self),
        List("toastActions", as: "ToastAction", ToastAction.self),
        List("channels", as: "Channel", Held.Channel.self),
        List("reasons", as: "HeldReason", Held.Reason.self),
        List("properties", as: "TrackProperty", TrackProperty.self),
        List("shapes", Particle.Shape.self),
        List("controlKinds", TouchControl.Kind.self),
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
            // Made by `make vocabulary` from the engine's types: what the numbers of Documentation/ScoreBuffer.md mean.

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

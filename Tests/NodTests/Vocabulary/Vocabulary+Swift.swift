import Foundation
import Nod

/// Swift beside the engine, which is made too, because an app may be built without the names of its enums' cases.
extension Vocabulary {
    /// `Sources/NodFile/Names.swift`: the names that files use.
    static var names: String {
        let moments = Moment.allCases.filter { $0.role != .check }
        let parts = [
            swift("HapticKind", HapticKind.allCases), swift("Sound", Sound.allCases),
            swift("Figure", Figure.allCases), swift("Figure.Unit", Figure.Unit.allCases),
            swift("Moment", moments) { $0 == .pressed(.button) ? "pressed" : "\($0)" },
        ]
        return """
            // Made by `make vocabulary` from the engine's types: names as files write them.

            import Nod


            """ + parts.joined(separator: "\n")
    }

    private static func swift<Case>(_ type: String, _ cases: [Case], name: (Case) -> String = { "\($0)" }) -> String {
        """
        extension \(type) {
            var name: String { \(type).names[self] ?? "\\(self)" }

            private static let names: [\(type): String] = [
        \(cases.map { "        .\($0): \"\(name($0))\"," }.joined(separator: "\n"))
            ]
        }

        """
    }

    /// `Sources/NodUI/Haptics/HapticFeedback+Kinds.swift`: a function a kind, with its strength where devices have one.
    static func hapticFeedback() throws -> String {
        let uses = try comments(of: "Sources/Nod/Haptics/Haptic.swift")
        let functions = HapticKind.allCases.map { kind in
            let full = """
                    /// \(uses["\(kind)"] ?? "")
                    public static func \(kind)() { feel(Haptic(.\(kind))) }

                """
            guard DeviceHaptic(Haptic(kind)).hasStrength else { return full }
            return full + """
                    /// - Parameter intensity: 0…1 of the strongest \(kind) haptic.
                    public static func \(kind)(intensity: Double) { feel(Haptic(.\(kind), intensity: intensity)) }

                """
        }
        return """
            // Made by `make vocabulary` from `HapticKind`.

            #if os(iOS) || os(macOS) || os(visionOS)
            import Nod

            extension HapticFeedback {
            \(functions.joined(separator: "\n"))}
            #endif

            """
    }

    /// The last line of the comment before each case of a file's enum.
    private static func comments(of path: String) throws -> [String: String] {
        let lines = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
        var comments: [String: String] = [:]
        for (comment, line) in zip(lines, lines.dropFirst()) where comment.hasPrefix("    /// ") {
            let words = line.split(separator: " ")
            if words.first == "case" { comments[String(words[1])] = String(comment.dropFirst(8)) }
        }
        return comments
    }
}

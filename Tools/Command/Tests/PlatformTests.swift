import Testing

/// `nod audit` of a project for several platforms.
@Suite("nod audit, platforms")
struct PlatformTests {
    private static func tap(in condition: String) -> String {
        "import SwiftUI\n#if \(condition)\nlet a = Text(\"a\").onTapGesture { open() }\n#endif\n"
    }

    private func summary(_ files: [String: String], _ arguments: String...) throws -> String {
        let run = try Project(files).nod(["audit", "--rule", "tap-gesture"] + arguments)
        #expect(run.errors == "")
        let lines = run.output.split(separator: "\n").map(String.init)
        return lines.filter { !$0.hasPrefix("tap-gesture") && !$0.hasPrefix("  ") || $0.hasPrefix("    ") }
            .filter { !$0.hasPrefix("Why, ") && !$0.contains("--fix") }.joined(separator: "\n")
    }

    @Test("Code for another platform is named, not left out in silence; with the platform it is audited")
    func named() throws {
        let files = ["A.swift": Self.tap(in: "os(watchOS)"), "B.swift": "#if os(macOS)\nimport AppKit\n#endif\n"]
        #expect(
            try summary(files) == """
                Nothing found in 2 files
                1 file has code for watchOS that was not audited. Add --platform ios,watchos, or ‘platforms’ in .nod.yml.
                """
        )
        #expect(
            try summary(files, "--platform", "ios,watchos") == """
                    A.swift:3:19 (watchOS)  let a = Text("a").onTapGesture { open() }
                1 warning in 2 files
                """
        )
    }

    @Test("A finding on every platform of its file is said once")
    func once() throws {
        let files = ["A.swift": Self.tap(in: "true"), "B.swift": Self.tap(in: "!os(macOS)")]
        #expect(
            try summary(files, "--platform", "ios", "--platform", "macos", "--platform", "visionos") == """
                    A.swift:3:19                  let a = Text("a").onTapGesture { open() }
                    B.swift:3:19 (iOS, visionOS)  let a = Text("a").onTapGesture { open() }
                2 warnings in 2 files
                """
        )
    }

    @Test("The settings say where a folder runs")
    func folders() throws {
        let files = [
            "Watch/A.swift": Self.tap(in: "os(watchOS)"), "Phone/A.swift": Self.tap(in: "os(iOS)"),
            ".nod.yml": "platforms:\n  Watch: watchos\n  Phone: ios\n",
        ]
        #expect(
            try summary(files) == """
                    Phone/A.swift:3:19  let a = Text("a").onTapGesture { open() }
                    Watch/A.swift:3:19  let a = Text("a").onTapGesture { open() }
                2 warnings in 2 files
                """
        )
        #expect(
            try summary(files, "--platform", "ios") == """
                    Phone/A.swift:3:19  let a = Text("a").onTapGesture { open() }
                1 warning in 1 file
                1 file has code for watchOS that was not audited. Add --platform ios,watchos, or ‘platforms’ in .nod.yml.
                """
        )
    }

    @Test("A comment that one platform needs has its use")
    func suppression() throws {
        let comment = "// nod:disable:this tap-gesture the scrim is a shortcut"
        let text = "#if os(macOS)\nlet a = Text(\"a\").onTapGesture { open() }  \(comment)\n#endif\n"
        let project = try Project(["A.swift": text])
        let arguments = ["audit", "--rule", "tap-gesture,suppression", "--platform"]
        #expect(
            try project.nod(arguments + ["ios,macos"]).output == "Nothing found in 1 file; 1 suppressed by comments\n"
        )
        #expect(try project.nod(arguments + ["ios,tvos"]).status == 1)
    }

    @Test("A platform that does not exist is refused with those that do")
    func unknown() throws {
        let run = try Project().nod("audit", "--platform", "ios,whatchos")
        #expect(run.status == 2)
        #expect(
            run.errors.contains("there is no platform ‘whatchos’: write one of ios, macos, watchos, tvos, visionos.")
        )
    }
}

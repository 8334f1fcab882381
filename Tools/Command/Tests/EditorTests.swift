import Foundation
import Testing

/// Integrations for editors, on the output of `nod audit`.
@Suite("Editors")
struct EditorTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL.path

    private func project() throws -> Project {
        try Project([
            "My App/Möbel.swift": "import SwiftUI\n\n"
                + "struct Möbel: View {\n    var body: some View { Text(\"ä\").onTapGesture { open() } }\n}\n",
            ".nod.yml": "rules:\n  tap-gesture: error",
        ])
    }

    private static let place = "/My App/Möbel.swift"

    @Test("The problem matcher of VS Code's task takes every line of the report")
    func visualStudioCode() throws {
        let file = try Data(contentsOf: URL(fileURLWithPath: Self.root + "/Integrations/VSCode/tasks.json"))
        let tasks = try #require(JSONSerialization.jsonObject(with: file) as? [String: Any])["tasks"]
        let task = try #require((tasks as? [[String: Any]])?.first)
        let matcher = try #require(task["problemMatcher"] as? [String: Any])
        let pattern = try #require(matcher["pattern"] as? [String: Any])
        let expression = try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))

        let project = try project()
        let arguments = try #require(task["args"] as? [String])
        let run = try project.run(arguments, in: project.folder)
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(!lines.isEmpty)
        for line in lines {
            let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line))
            let found = try #require(match, "no match: \(line)")
            func group(_ name: String) -> String {
                pattern[name].flatMap { $0 as? Int }.flatMap { Range(found.range(at: $0), in: line) }
                    .map { String(line[$0]) } ?? ""
            }
            #expect(group("file").hasSuffix(Self.place) && group("file").hasPrefix("/"))
            #expect([group("line"), group("column")] == ["4", "38"])
            #expect([group("severity"), group("code")] == ["error", "tap-gesture"])
            #expect(group("message").contains("Button"))
        }
    }

    @Test("Xcode's build phase prints the report, and fails for nothing but what stops the audit")
    func xcode() throws {
        let project = try project()
        try project.write("home/.local/bin/nod", "#!/bin/sh\nexec '\(try Project.executable())' \"$@\"\n")
        chmod(project.folder + "/home/.local/bin/nod", 0o755)
        func phase(_ folder: String, _ home: String = "/home") throws -> Run {
            try project.run(
                [],
                in: project.folder,
                environment: [
                    "SRCROOT": project.folder + folder, "HOME": project.folder + home, "PATH": "/usr/bin:/bin",
                ],
                executable: Self.root + "/Integrations/Xcode/audit.sh"
            )
        }
        let run = try phase("")
        #expect(run.status == 0 && run.errors == "")
        #expect(run.output.hasPrefix("\(project.folder)/My App/Möbel.swift:4:38: error: "))
        #expect(try phase("/none").status != 0)
        try project.write("My App/.nod.yml", "rulse: {}")
        #expect(try phase("/My App").status != 0)
        let without = try phase("", "/none")
        #expect(without.status == 0 && without.output == "warning: nod is not installed; no audit\n")
    }
}

import Foundation
import Testing

@Suite("nod audit --changed-since")
struct ChangedSinceTests {
    private static let tap = "Text(\"a\").padding(12).onTapGesture { open() }"

    private static func view(_ lines: String...) -> String {
        let properties = lines.enumerated().map { number, line in
            "    var v\(number): some View { \(line.replacing("open()", with: "open\(number)()")) }\n"
        }
        return "import SwiftUI\n\nstruct Row: View {\n" + properties.joined() + "}\n"
    }

    private static let clean = view("Text(\"a\")", "Text(\"b\")", "Text(\"c\")")

    /// Findings as `path:line`, the path from the repository's root.
    private func places(_ project: Project, since ref: String = "main", in sub: String = "") throws -> [String] {
        let arguments = ["audit", "--rule", "tap-gesture", "--format", "github", "--changed-since", ref]
        let run = try project.run(arguments, in: project.folder + sub)
        #expect(run.errors == "")
        #expect(run.status == (run.annotated.isEmpty ? 0 : 1))
        return run.annotated.map { "\($0.path):\($0.line)" }
    }

    private func repository(_ files: [String: String]) throws -> Project {
        let project = try Project(files)
        try project.git("init", "--quiet", "--initial-branch=main")
        try project.commit()
        return project
    }

    @Test("Old findings in a changed file are not said, new ones are: staged, not staged and committed on the branch")
    func lines() throws {
        let project = try repository(["Row.swift": Self.view(Self.tap, "Text(\"b\")", "Text(\"c\")", "Text(\"d\")")])
        #expect(try places(project) == [])
        try project.git("switch", "--quiet", "--create", "branch")
        try project.write("Row.swift", Self.view(Self.tap, Self.tap, "Text(\"c\")", "Text(\"d\")"))
        try project.commit()
        try project.write("Row.swift", Self.view(Self.tap, Self.tap, Self.tap, "Text(\"d\")"))
        try project.git("add", ".")
        try project.write("Row.swift", Self.view(Self.tap, Self.tap, Self.tap, Self.tap))
        #expect(try places(project) == ["Row.swift:5", "Row.swift:6", "Row.swift:7"])
        #expect(try places(project, since: "HEAD") == ["Row.swift:6", "Row.swift:7"])
    }

    @Test("Lines that changed on the other branch since are not this branch's")
    func mergeBase() throws {
        let project = try repository(["A.swift": Self.clean, "B.swift": Self.view(Self.tap)])
        try project.git("switch", "--quiet", "--create", "branch")
        try project.write("A.swift", Self.view(Self.tap))
        try project.commit()
        try project.git("switch", "--quiet", "main")
        try project.write("B.swift", Self.clean)
        try project.commit()
        try project.git("switch", "--quiet", "branch")
        #expect(try places(project) == ["A.swift:4"])
    }

    @Test("A new file counts whole; one that git ignores does not count")
    func untracked() throws {
        let project = try repository(["Row.swift": Self.clean, ".gitignore": "Local.swift\n"])
        try project.write("New/Row.swift", Self.view(Self.tap))
        try project.write("Local.swift", Self.view(Self.tap))
        #expect(try places(project) == ["New/Row.swift:4"])
        #expect(try places(project, in: "/New") == ["New/Row.swift:4"])
    }

    @Test("A new file that is not added does not stop a commit of others")
    func committing() throws {
        let project = try repository(["Row.swift": Self.clean])
        try project.write("New.swift", Self.view(Self.tap))
        let arguments = ["audit", "--rule", "tap-gesture", "--changed-since", "HEAD"]
        #expect(try project.run(arguments, in: project.folder).status == 1)
        for variable in ["PRE_COMMIT", "GIT_INDEX_FILE"] {
            let environment = [variable: variable == "PRE_COMMIT" ? "1" : ".git/index"]
            #expect(try project.run(arguments, in: project.folder, environment: environment).status == 0)
            try project.git("add", "New.swift")
            #expect(try project.run(arguments, in: project.folder, environment: environment).status == 1)
            try project.git("rm", "--quiet", "--cached", "New.swift")
        }
    }

    @Test("A moved file counts only where it changed")
    func renamed() throws {
        let project = try repository(["Row.swift": Self.view(Self.tap, "Text(\"b\")", "Text(\"c\")", "Text(\"d\")")])
        try project.git("mv", "Row.swift", "Card.swift")
        #expect(try places(project) == [])
        try project.write("Card.swift", Self.view(Self.tap, "Text(\"b\")", "Text(\"c\")", Self.tap))
        #expect(try places(project) == ["Card.swift:7"])
    }

    @Test("A review asks about the same lines")
    func review() throws {
        let project = try repository(["Row.swift": Self.view(Self.tap, "Text(\"b\")", "Text(\"c\")")])
        #expect(try project.nod("review", "--changed-since", "main").output.hasPrefix("# Nothing to look at"))
        try project.write("Row.swift", Self.view(Self.tap, "Text(\"b\")", Self.tap))
        let sheet = try project.nod("review", "--changed-since", "main").output
        #expect(sheet.hasPrefix("# 1 thing to look at on 1 screen"))
        #expect(sheet.contains("- line 6: `") && !sheet.contains("- line 4: `"))
    }

    @Test("Taking a modifier away counts for the view it was on")
    func deleted() throws {
        let trait = ".accessibilityAddTraits(.isButton)"
        let text = "import SwiftUI\n\nstruct Row: View {\n    var body: some View {\n        \(Self.tap)\n"
        let project = try repository(["Row.swift": text + "            \(trait)\n    }\n}\n"])
        #expect(try places(project) == [])
        try project.write("Row.swift", text + "    }\n}\n")
        #expect(try places(project).isEmpty == false)
    }

    @Test("Names with blanks and umlauts, and lines that look like a diff")
    func names() throws {
        let name = "Möbel neu 1.swift"
        let project = try repository([name: Self.clean])
        try project.write(name, "/*\n++ b/Other.swift\n@@ -1 +1 @@\n*/\n" + Self.view("Text(\"a\")", Self.tap))
        #expect(try places(project) == [name + ":9"])
    }

    @Test("A person's own settings of git change nothing")
    func settings() throws {
        let project = try repository(["Row.swift": Self.clean])
        for setting in ["diff.noprefix=true", "diff.renames=false", "color.ui=always", "diff.context=9"] {
            let parts = setting.split(separator: "=").map(String.init)
            try project.git("config", parts[0], parts[1])
        }
        try project.write("Row.swift", Self.view("Text(\"a\")", Self.tap, "Text(\"c\")"))
        #expect(try places(project) == ["Row.swift:5"])
    }

    @Test("No program runs that the repository's settings name")
    func programs() throws {
        let project = try repository(["Row.swift": Self.clean, ".gitattributes": "*.swift filter=a=b diff=c\n"])
        let ran = project.folder + "/ran"
        try project.git("config", "core.fsmonitor", "touch \(ran); false")
        for key in ["filter.a=b.clean", "filter.a=b.process", "diff.c.textconv", "diff.c.command", "diff.external"] {
            try project.git("config", key, "touch \(ran); cat")
        }
        try project.git("config", "filter.a=b.required", "true")
        try project.write(".git/hooks/post-index-change", "#!/bin/sh\ntouch \(ran)\n")
        chmod(project.folder + "/.git/hooks/post-index-change", 0o755)
        try project.write("Row.swift", Self.view("Text(\"a\")", Self.tap, "Text(\"c\")"))
        #expect(try places(project) == ["Row.swift:5"])
        #expect(!FileManager.default.fileExists(atPath: ran))
        // Without `process`, git runs the filter as a separate program.
        try project.git("config", "--unset", "filter.a=b.process")
        #expect(try places(project) == ["Row.swift:5"])
        #expect(!FileManager.default.fileExists(atPath: ran))
    }

    @Test("Without a repository, a commit or a common one, it says what to do")
    func refusals() throws {
        let none = try Project(["Row.swift": Self.clean]).nod("audit", "--changed-since", "main")
        #expect(none.status == 2 && none.output == "")
        #expect(none.errors.contains("is in no git repository"))
        #expect(none.errors.contains("Audit a clone, or leave --changed-since out."))

        let project = try repository(["Row.swift": Self.clean])
        let unknown = try project.nod("audit", "--changed-since", "mian")
        #expect(unknown.status == 2 && unknown.output == "")
        #expect(unknown.errors.contains("git knows no commit ‘mian’"))
        #expect(unknown.errors.contains("`git fetch origin mian`"))

        try project.git("switch", "--quiet", "--orphan", "other")
        try project.write("Card.swift", Self.clean)
        try project.commit()
        let apart = try project.nod("audit", "--changed-since", "main")
        #expect(apart.status == 2 && apart.errors.contains("`git fetch --unshallow`"))
    }
}

extension Project {
    struct GitFailed: Error { var arguments: [String] }

    func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw GitFailed(arguments: arguments) }
    }

    func commit() throws {
        try git("add", "--all", "--", ".", ":!.out", ":!.err")
        try git("commit", "--quiet", "--no-verify", "--no-gpg-sign", "--message", "Change")
    }
}

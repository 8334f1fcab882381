import Foundation
import TestSupport
import Testing

@testable import TaskServer

@Suite("The page's files are sent joined")
struct JoinedFilesTests {
    private static let files = [
        "index.html": "<link rel=\"stylesheet\" href=\"/a.css\">\n<link rel=\"stylesheet\" href=\"/b.css\">",
        "app.js": "import { b } from \"./b.js\";\nb();", "b.js": "export function b() {}", "a.css": "a {}",
        "b.css": "b {}",
    ]

    private func laidOut() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("joined-\(UUID().uuidString)")
        for place in ["Tasks/Page", "Web"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(place),
                withIntermediateDirectories: true
            )
        }
        try Repository.copyTexts(to: folder)
        for (name, text) in Self.files { try write(text, name, folder) }
        return folder
    }

    private func write(_ text: String, _ name: String, _ folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent("Tasks/Page/\(name)"))
    }

    private func text(_ path: String, _ assets: AssetFolder) -> String? {
        assets.asset(at: path).map { String(decoding: $0.data, as: UTF8.self) }
    }

    @Test("and what is within another has no address, so that it is nowhere twice")
    func joined() throws {
        let folder = try laidOut()
        defer { try? FileManager.default.removeItem(at: folder) }
        let assets = try #require(AssetFolder(folder))
        #expect(
            text("/app.js", assets)?.hasSuffix("b();\nreturn{};\n});\n$1();") == true && text("/b.js", assets) == nil
        )
        #expect(text("/", assets) == "<link rel=\"stylesheet\" href=\"/index.html.css\">")
        #expect(text("/index.html.css", assets) == "a {}\nb {}" && text("/b.css", assets) == "b {}")
        #expect(text("/app.html.css", assets) == nil && assets.takeProblems().isEmpty)
    }

    @Test("as they are now: what is edited is joined again")
    func edited() throws {
        let folder = try laidOut()
        defer { try? FileManager.default.removeItem(at: folder) }
        let assets = try #require(AssetFolder(folder))
        let before = text("/app.js", assets)
        try write("export function b() { edited(); }", "b.js", folder)
        #expect(text("/app.js", assets) != before && text("/app.js", assets)?.contains("edited()") == true)
    }

    @Test("or one by one, when they can't be joined; that is said once, with file and line")
    func refused() throws {
        let folder = try laidOut()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("// Why.\nexport let b = 1;", "b.js", folder)
        try write("b {", "b.css", folder)
        let assets = try #require(AssetFolder(folder))
        assets.join()
        #expect(
            assets.takeProblems().map(\.description).sorted() == [
                "/b.css:1: A bracket is never closed.",
                "/b.js:2: A variable that is exported could change later. Export a function that gives it.",
            ]
        )
        #expect(
            text("/app.js", assets) == "import { b } from \"./b.js\";\nb();"
                && text("/b.js", assets) == "export let b = 1;"
        )
        #expect(text("/", assets) == Self.files["index.html"] && text("/index.html.css", assets) == nil)
        #expect(assets.takeProblems().isEmpty)
        try write("export const b = () => {};", "b.js", folder)
        #expect(text("/b.js", assets) == nil && text("/app.js", assets)?.contains("$1();") == true)
    }

    @Test("or one by one as they stand, when that is wished")
    func plain() throws {
        let folder = try laidOut()
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = "// Why.\n  export function b() {}\n"
        try write(source, "b.js", folder)
        let assets = try #require(AssetFolder(folder, isPlain: true))
        #expect(text("/b.js", assets) == source && text("/app.js", assets) == Self.files["app.js"])
        #expect(text("/", assets) == Self.files["index.html"] && text("/index.html.css", assets) == nil)
    }
}

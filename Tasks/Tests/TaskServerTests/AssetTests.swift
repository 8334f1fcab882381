import Foundation
import TestSupport
import Testing

@testable import TaskServer

@Suite("The page's files", .server)
struct AssetTests {
    @Test("come from two folders, each as what it is")
    func areServed() async throws {
        let types = [
            "/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8", "/app.js": "text/javascript",
            "/parts/row.js": "text/javascript", "/style.css": "text/css", "/icon.svg": "image/svg+xml",
            "/nod/nod.js": "text/javascript", "/nod/nod.d.ts": "text/plain; charset=utf-8",
            "/nod/nod.wasm": "application/wasm",
        ]
        for (path, type) in types {
            let answer = try await server.send("GET", path)
            #expect(answer.status == 200 && answer.headers["content-type"] == type, "\(path)")
            #expect(answer.headers["cache-control"] == "no-cache", "\(path)")
        }
    }

    @Test(
        "answer the page at every address of a surface",
        arguments: ["/", "/board", "/capture", "/collections", "/collections/7", "/collections/0012", "/board?q=milk"]
    )
    func answerSurfaces(path: String) async throws {
        let page = try await server.send("GET", "/index.html")
        let surface = try await server.send("GET", path)
        #expect(surface.status == 200 && surface.body == page.body && surface.headers["etag"] == page.headers["etag"])
    }

    @Test(
        "answer the page nowhere else",
        arguments: [
            "/collections/", "/collections/x", "/collections/-1", "/collections/7/8", "/board/", "/Board", "/list",
            "/collections/99999999999999999999", "/nod/board",
        ]
    )
    func answerNoOtherSurface(path: String) async throws {
        #expect(try await server.send("GET", path).problem == "404")
    }

    @Test("answer Studio at its address, a document of its own under the policy of all documents")
    func answerStudio() async throws {
        let (page, app) = (try await server.send("GET", "/studio"), try await server.send("GET", "/"))
        #expect(page.status == 200 && page.text == "<!doctype html><title>Studio</title>")
        #expect(page.headers["content-security-policy"] == app.headers["content-security-policy"])
        for path in ["/studio/", "/studio/x", "/Studio"] {
            #expect(try await server.send("GET", path).problem == "404", "\(path)")
        }
    }

    @Test("give Studio a table of texts of its own, and the app's none of them")
    func haveTablesApart() async throws {
        func keys(_ path: String) async throws -> [String] {
            let table = try await server.send("GET", path)
            return try JSONDecoder().decode([String: String].self, from: table.body).keys.sorted()
        }
        #expect(try await keys("/texts/studio/it.json") == ["studio.undone"])
        #expect(try await keys("/texts/it.json").contains { $0.hasPrefix("studio.") } == false)
        #expect(try await keys("/texts/it.json") == ["app.title"])
        for path in ["/texts/studio/", "/texts/studio/tlh.json", "/texts/studio/studio/en.json"] {
            #expect(try await server.send("GET", path).problem == "404", "\(path)")
        }
    }

    @Test(
        "make the page one that can be installed: manifest, worker and icons are what they are, and asked for anew each time"
    )
    func areInstallable() async throws {
        let types = [
            "/manifest.webmanifest": "application/manifest+json", "/sw.js": "text/javascript",
            "/icons/icon-192.png": "image/png",
        ]
        for path in types.keys { try server.write("content of \(path)", to: String(path.dropFirst())) }
        for (path, type) in types {
            let answer = try await server.send("GET", path)
            #expect(answer.status == 200 && answer.headers["content-type"] == type, "\(path)")
            #expect(answer.headers["cache-control"] == "no-cache" && answer.text == "content of \(path)", "\(path)")
        }
    }

    @Test("are not sent again when they are known, and HEAD sends none")
    func areCached() async throws {
        let etag = try #require(try await server.send("GET", "/app.js").headers["etag"])
        for known in [etag, "W/\(etag)", "\"other\", \(etag)", "*"] {
            #expect(try await server.packed("/app.js", "If-None-Match: \(known)").status == 304)
        }
        #expect(try await server.packed("/app.js", "If-None-Match: \"other\"").status == 200)
        let head = try await server.send("HEAD", "/app.js")
        #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] == "33")
        try server.write("changed", to: "app.js")
        #expect(try await server.send("GET", "/app.js").headers["etag"] != etag)
    }

    @Test(
        "are no file that hides, no other kind, and nothing outside the two folders",
        arguments: [
            "/.hidden.js", "/.git/config.txt", "/notes.md", "/Server.swift", "/nod/Exports.swift", "/nothing.js",
            "/parts", "/parts/",
            "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt",
            "/parts/../../secret.txt", "/..\\secret.txt",
            "/nod/../secret.txt", "/nod/..%2f..%2fsecret.txt", "/nod/%2e%2e/Tasks/secret.txt", "//secret.txt",
            "/link.txt", "/app.js%00.txt",
            "/app.js/", "/nod", "/nod/", "/app.JS", "/%ff.js", "/....//secret.txt", "/secret.txt", "/Tasks/Page/app.js",
        ]
    )
    func areNoOthers(path: String) async throws {
        let answer = try await server.raw("GET \(path)", "Connection: close").read(to: "nothing ends like this")
        #expect(answer.hasPrefix("HTTP/1.1 404 ") && !answer.contains("secret\r\n") && !answer.hasSuffix("secret"))
    }

    @Test("are bundled ones where files are bundled, and all others as they lie there")
    func areBundled() async throws {
        func text(_ path: String) -> String? {
            AssetFolder(server.folder)?.asset(at: path).map { String(decoding: $0.data, as: UTF8.self) }
        }
        try server.bundle(["app.js": "bundled", "index.html": "document", "nod/nod.js": "library"])
        #expect(text("/app.js") == "bundled" && text("/") == "document" && text("/nod/nod.js") == "library")
        #expect(text("/parts/row.js") == nil && text("/style.css") == nil && text("/studio/studio.js") == nil)
        #expect(text("/icon.svg")?.hasPrefix("<svg") == true && text("/nod/nod.wasm") == "\0asm")
    }

    @Test("say what to do when no bundle is there or a source is newer")
    func needBundle() async throws {
        let assets = try #require(AssetFolder(server.folder))
        #expect(assets.bundleProblem == .missing)
        #expect(AssetFolder(server.folder, isPlain: true)?.bundleProblem == nil)
        try server.bundle(["app.js": "bundled"])
        #expect(assets.bundleProblem == nil)
        let source = server.folder.resolvingSymlinksInPath().appendingPathComponent("Web/nod.js")
        try FileManager.default.setAttributes(
            [.modificationDate: Date.now.addingTimeInterval(60)],
            ofItemAtPath: source.path
        )
        #expect(assets.bundleProblem == .old(source))
    }

    @Test("are not looked at for that with each document")
    func areLookedAtOccasionally() {
        let hourly = Occasionally(every: .seconds(3600))
        #expect([hourly.isDue, hourly.isDue, hourly.isDue] == [true, false, false])
        let always = Occasionally(every: .zero)
        #expect([always.isDue, always.isDue] == [true, true])
    }

    @Test("are found from a folder below the one that holds both")
    func areFound() async throws {
        let below = server.folder.appendingPathComponent("Tasks/Page/parts")
        #expect(
            AssetFolder.find(from: [URL(fileURLWithPath: "/nowhere/at/all"), below])?.page.url.lastPathComponent
                == "Page"
        )
        #expect(AssetFolder.find(from: [URL(fileURLWithPath: "/")]) == nil)
        #expect(AssetFolder(server.folder.appendingPathComponent("Web")) == nil)
    }
}

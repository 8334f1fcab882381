import Foundation
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

@Suite("The page's files", .server)
struct AssetTests {
    private static let browser = ["Accept": "text/html,application/xhtml+xml,*/*;q=0.8"]

    @Test("come from their folders, each as what it is")
    func areServed() async throws {
        let types = [
            "/": "text/html; charset=utf-8", "/studio": "text/html; charset=utf-8", "/app.js": "text/javascript",
            "/parts/row.js": "text/javascript", "/style.css": "text/css", "/icon.svg": "image/svg+xml",
            "/nod/nod.js": "text/javascript", "/nod/nod.wasm": "application/wasm",
            "/studio/studio.js": "text/javascript",
            "/texts/en.json": "application/json", "/texts/studio/en.json": "application/json",
        ]
        for (path, type) in types {
            let answer = try await server.send("GET", path)
            #expect(answer.status == 200 && answer.headers["content-type"] == type, "\(path)")
            #expect(answer.headers["cache-control"] == "no-cache", "\(path)")
            #expect(answer.headers["vary"]?.hasPrefix("Accept-Encoding") == true, "\(path)")
        }
    }

    @Test(
        "answer the page at every address of a surface, and nowhere else",
        arguments: [
            ("/", 200), ("/board", 200), ("/capture", 200), ("/collections", 200), ("/collections/7", 200),
            ("/board?q=milk", 200), ("/collections/", 404), ("/collections/x", 404), ("/collections/7/8", 404),
            ("/Board", 404), ("/list", 404), ("/index.html", 404), ("/nod/board", 404), ("/studio/", 404),
        ]
    )
    func answerSurfaces(path: String, status: Int) async throws {
        let answer = try await server.send("GET", path)
        #expect(answer.status == status && (status == 404 || answer.text == "index en"))
    }

    @Test("are not sent again when they are known, and HEAD sends none")
    func areCached() async throws {
        let etag = try #require(try await server.send("GET", "/app.js").headers["etag"])
        for known in [etag, "W/\(etag)", "\"other\", \(etag)", "*"] {
            #expect(try await server.whole("GET /app.js", "If-None-Match: \(known)").hasPrefix("HTTP/1.1 304 "))
        }
        #expect(try await server.whole("GET /app.js", "If-None-Match: \"other\"").hasPrefix("HTTP/1.1 200 "))
        let head = try await server.send("HEAD", "/app.js")
        #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] == "9")
        try server.write("changed", to: "Tasks/Page/app.js")
        #expect(try await server.send("GET", "/app.js").headers["etag"] != etag)
    }

    @Test("packed by make page are sent to who takes Brotli, unless they are older than the file")
    func arePacked() async throws {
        func answer(_ accepted: String) async throws -> String {
            try await server.whole("GET /app.js", "Accept-Encoding: \(accepted)")
        }
        try server.write("packed", to: "Tasks/Page/app.js.br")
        let packed = try await answer("gzip, deflate, br, zstd")
        #expect(packed.contains("Content-Encoding: br\r\n") && packed.hasSuffix("\r\n\r\npacked"))
        #expect(packed.contains("Vary: Accept-Encoding\r\n") && packed.contains("-br\"\r\n"))
        for accepted in ["gzip", "br;q=0", "bro", "identity"] {
            #expect(try await answer(accepted).hasSuffix("\r\n\r\nexport {}"), "\(accepted)")
        }
        let file = server.folder.appendingPathComponent("Tasks/Page/app.js.br").path
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file)
        #expect(try await answer("br").hasSuffix("\r\n\r\nexport {}"))
    }

    @Test(
        "are no file that hides, no other kind, and nothing outside the folders",
        arguments: [
            "/.hidden.js", "/.git/config.json", "/notes.md", "/Server.swift", "/nod/Exports.swift", "/nothing.js",
            "/parts", "/parts/", "/../secret.json", "/..%2fsecret.json", "/%2e%2e/secret.json", "/%2e%2e%2fsecret.json",
            "/parts/../../secret.json", "/..\\secret.json", "/nod/../secret.json", "/nod/..%2f..%2fsecret.json",
            "/nod/%2e%2e/Tasks/secret.json", "//secret.json", "/link.json", "/app.js%00.json", "/app.js/", "/nod",
            "/nod/",
            "/app.JS", "/%ff.js", "/....//secret.json", "/secret.json", "/Tasks/Page/app.js", "/texts/../secret.json",
        ]
    )
    func areNoOthers(path: String) async throws {
        let answer = try await server.whole("GET \(path)")
        #expect(answer.hasPrefix("HTTP/1.1 404 ") && !answer.hasSuffix("secret"))
    }

    @Test("are those that make page made, unless they are to be served plain")
    func areBundled() throws {
        try server.write("bundled", to: ".build-page/app.js")
        func place(_ assets: AssetFolder?, _ path: String) -> String? {
            assets?.file(at: path)?.url.path.replacing(server.folder.resolvingSymlinksInPath().path, with: "")
        }
        let (bundled, plain) = (AssetFolder(server.folder), AssetFolder(server.folder, isPlain: true))
        #expect(place(bundled, "/app.js") == "/.build-page/app.js" && place(plain, "/app.js") == "/Tasks/Page/app.js")
        #expect(bundled?.document("index", .it, isSimple: true).lastPathComponent == "index.it.simple.html")
    }

    @Test("speak as the settings say, else the first language of Accept-Language that there is")
    func speak() async throws {
        func open(_ accepted: String) async throws -> [String?] {
            let answer = try await server.send("GET", "/", nil, ["Accept-Language": accepted])
            #expect(answer.headers["vary"] == "Accept-Encoding, Accept-Language")
            return [answer.headers["content-language"], answer.text]
        }
        let (english, italian) = (["en", "index en"], ["it", "index it"])
        for accepted in ["it", "it-IT,it;q=0.9,en;q=0.8", "IT-ch", "tlh, it;q=0.5, en;q=0.3"] {
            #expect(try await open(accepted) == italian, "\(accepted)")
        }
        for accepted in ["en, it", "it;q=0, en", "tlh", "*", "italian", ";;,,="] {
            #expect(try await open(accepted) == english, "\(accepted)")
        }
        _ = try await server.send("PATCH", "/api/settings", #"{"language": "it", "profile": "child"}"#)
        #expect(try await open("en") == ["it", "index it.simple"])
    }

    @Test(
        "that aren't there answer a browser with a page, everyone else and under /api with a problem",
        arguments: ["/nothing", "/tasks/7", "/board/", "/nothing.js", "/%ff"]
    )
    func answerMissing(path: String) async throws {
        let page = try await server.send("GET", path, nil, Self.browser.merging(["If-None-Match": "*"]) { $1 })
        #expect(page.status == 404 && page.text == "missing en" && page.headers["etag"] == nil)
        #expect(page.headers["cache-control"] == "no-store" && page.headers["content-security-policy"] != nil)
        let head = try await server.send("HEAD", path, nil, Self.browser)
        #expect(head.status == 404 && head.body.isEmpty)
        #expect(try await server.send("GET", path, nil, ["Accept": "image/png,*/*;q=0.8"]).problem == "404")
        #expect(try await server.send("GET", "/api\(path)", nil, Self.browser).problem.hasPrefix("404"))
        #expect(try await server.send("POST", path, "{}", Self.browser).problem == "405")
    }
}

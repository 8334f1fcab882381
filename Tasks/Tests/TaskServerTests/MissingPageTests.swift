import Foundation
import Testing

@testable import TaskServer

@Suite("An address that has nothing", .server)
struct MissingPageTests {
    private static let browser = ["Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"]

    @Test(
        "answers a browser with a page: 404, under the policy of all documents, kept by nobody",
        arguments: ["/nothing", "/tasks/7", "/board/", "/collections/x", "/nothing.js", "/missing.html", "/%ff"]
    )
    func answersPage(path: String) async throws {
        let page = try await server.send("GET", path, nil, Self.browser.merging(["If-None-Match": "*"]) { $1 })
        #expect(page.status == 404 && page.headers["content-type"] == "text/html; charset=utf-8")
        #expect(page.text == "<!doctype html><html lang=\"en\"><title>There is no page here</title>")
        #expect(page.headers["cache-control"] == "no-store" && page.headers["etag"] == nil)
        let app = try await server.send("GET", "/")
        #expect(page.headers["content-security-policy"] == app.headers["content-security-policy"])
        let head = try await server.send("HEAD", path, nil, Self.browser)
        #expect(head.status == 404 && head.body.isEmpty)
        #expect(head.headers["content-type"] == page.headers["content-type"])
    }

    @Test("speaks as the person does: by Accept-Language, the setting, and the profile")
    func speaks() async throws {
        func title(_ language: String) async throws -> String {
            let headers = Self.browser.merging(["Accept-Language": language]) { $1 }
            let page = try await server.send("GET", "/nothing", nil, headers)
            return "\(page.headers["content-language"] ?? "") \(page.text.split(separator: ">").last ?? "")"
        }
        #expect(try await title("it") == "it Qui non c’è nessuna pagina</title")
        _ = try await server.send("PATCH", "/api/settings", #"{"language": "en", "profile": "child"}"#)
        #expect(try await title("it") == "en Nothing is here</title")
    }

    @Test("answers everyone else with a problem, and so does the API whoever asks")
    func answersProblem() async throws {
        for accept in ["*/*", "application/json", "image/png,*/*;q=0.8"] {
            #expect(try await server.send("GET", "/nothing", nil, ["Accept": accept]).problem == "404", "\(accept)")
        }
        for path in ["/api", "/api/", "/api/nothing", "/api/tasks/999"] {
            let status = path == "/api/tasks/999" ? "404 id" : "404"
            #expect(try await server.send("GET", path, nil, Self.browser).problem == status, "\(path)")
        }
        #expect(try await server.send("POST", "/nothing", "{}", Self.browser).problem == "405")
    }

    @Test("answers a problem where the page itself is missing")
    func hasNoPage() async throws {
        try FileManager.default.removeItem(at: server.folder.appendingPathComponent("Tasks/Page/missing.html"))
        #expect(try await server.send("GET", "/nothing", nil, Self.browser).problem == "404")
    }
}

import Foundation
import TestSupport
import Testing

@testable import TaskServer

@Suite("The server's door", .server)
struct GuardTests {
    @Test("lets no other site in by Origin or Sec-Fetch-Site")
    func refusesForeign() async throws {
        for origin in [
            "https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1",
            "http://localhost.evil.example:\(server.port)",
        ] {
            let answer = try await server.send("POST", "/api/tasks", #"{"title":"A"}"#, ["Origin": origin])
            #expect(answer.problem == "403", "\(origin)")
        }
        #expect(try await server.send("GET", "/api/tasks", nil, ["Origin": "null"]).problem == "403")
        #expect(
            try await server.send("POST", "/api/tasks", #"{"title":"A"}"#, ["Sec-Fetch-Site": "cross-site"]).problem
                == "403"
        )
        #expect(
            try await server.send(
                "POST",
                "/api/tasks",
                #"{"title":"A"}"#,
                ["Origin": "http://localhost:\(server.port)", "Sec-Fetch-Site": "same-origin"]
            ).status == 201
        )
        #expect(try await server.send("GET", "/", nil, ["Sec-Fetch-Site": "cross-site"]).status == 200)
    }

    @Test("knows no other address, and says which methods an address has")
    func knowsItsAddresses() async throws {
        for path in [
            "/api", "/api/", "/api/nothing", "/api/tasks/x", "/api/tasks/+1", "/api/tasks/-1", "/api/tasks/1/2",
            "/api/tasks/99999999999999999999",
        ] {
            #expect(try await server.send("GET", path).problem == "404", "\(path)")
        }
        let answer = try await server.send("PUT", "/api/tasks/1", "{}")
        #expect(answer.problem == "405" && answer.headers["allow"] == "GET, HEAD, PATCH, DELETE")
        #expect(try await server.send("POST", "/", "{}").headers["allow"] == "GET, HEAD")
        #expect(try await server.send("DELETE", "/api/health").problem == "405")
        #expect(try await server.raw("QUERY /api/tasks").status() == 405)
        #expect(try await server.send("POST", "/api/nothing", "{}").problem == "404")
    }

    @Test("takes JSON only, and at most 64 KB of it, also from who doesn't say how much is coming")
    func takesJSON() async throws {
        let body = #"{"title":"A"}"#
        func status(_ type: String) async throws -> Int {
            try await server.send("POST", "/api/tasks", body, ["Content-Type": type]).status
        }
        #expect(try await status("text/plain") == 415)
        #expect(try await status("Application/JSON; charset=utf-8") == 201)
        let padding = String(repeating: " ", count: 65_536 - body.utf8.count)
        #expect(try await server.send("POST", "/api/tasks", body + padding).status == 201)
        #expect(try await server.send("POST", "/api/tasks", body + padding + " ").problem == "413")
        let chunked = try server.raw("POST /api/tasks", "Content-Type: application/json", "Transfer-Encoding: chunked")
        for _ in 0..<3 { chunked.send("8000\r\n\(String(repeating: "x", count: 0x8000))\r\n") }
        #expect(await chunked.status() == 413)
    }

    /// A page's policy governs its modules, styles and requests; so only what has a policy of its own is told one.
    @Test(
        "says what may run in documents, pictures and workers, and on every answer that it is what it says, and for here alone"
    )
    func guardsEverything() async throws {
        let policy =
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
        let paths = [
            "/": policy, "/board": policy, "/icon.svg": policy, "/sw.js": policy, "/nod/nod.js": nil, "/style.css": nil,
            "/manifest.webmanifest": nil, "/api/tasks": nil, "/api/tasks/9": nil, "/nothing": nil,
            "/api/openapi.yaml": nil,
        ]
        try server.write("{}", to: "Tasks/Page/manifest.webmanifest")
        try server.write("self", to: "Tasks/Page/sw.js")
        for (path, policy) in paths {
            let headers = try await server.send("GET", path).headers
            #expect(headers["content-security-policy"] == policy, "\(path)")
            #expect(headers["referrer-policy"] == policy.map { _ in "no-referrer" }, "\(path)")
            #expect(headers["cross-origin-opener-policy"] == policy.map { _ in "same-origin" }, "\(path)")
            #expect(headers["x-content-type-options"] == "nosniff", "\(path)")
            #expect(headers["cross-origin-resource-policy"] == "same-origin", "\(path)")
        }
        // A cache may keep the newer headers.
        #expect(try await server.whole("GET /", "If-None-Match: *").contains("Content-Security-Policy: "))
        let head = try await server.raw("GET /api/events").read(to: "\r\n\r\n").lowercased()
        #expect(
            head.contains("x-content-type-options: nosniff")
                && head.contains("cross-origin-resource-policy: same-origin")
        )
    }

    @Test("answers HEAD as GET without the body, and opens no stream for it")
    func answersHead() async throws {
        try await server.add("Milk")
        for path in ["/api/health", "/api/tasks?filter=all", "/api/openapi.yaml", "/api/tasks/9", "/app.js"] {
            let (get, head) = (try await server.send("GET", path), try await server.send("HEAD", path))
            #expect(head.status == get.status && head.body.isEmpty && !get.body.isEmpty, "\(path)")
            for name in ["content-type", "content-length", "cache-control"] {
                #expect(head.headers[name] == get.headers[name] && get.headers[name] != nil, "\(path) \(name)")
            }
        }
        let head = try await server.send("HEAD", "/api/events")
        #expect(head.status == 200 && head.headers["content-type"] == "text/event-stream")
        #expect(server.hub.listenerCount == 0)
    }
}

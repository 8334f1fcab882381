import Foundation
import TestSupport
import Testing

@testable import TaskServer

@Suite("The server's door", .server)
struct GuardTests {
    @Test("lets no other site in by Origin, Host or Sec-Fetch-Site")
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
        for host in [
            "evil.example", "evil.example:\(server.port)", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(server.port)",
        ] {
            #expect(try await server.raw("GET /api/tasks", host: host).status() == 403, "\(host)")
        }
        for host in ["127.0.0.1", "localhost", "[::1]", "LOCALHOST"] {
            #expect(try await server.raw("GET /", host: "\(host):\(server.port)").status() == 200, "\(host)")
        }
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
        for method in ["TRACE", "OPTIONS", "QUERY"] {
            #expect(try await server.raw("\(method) /api/tasks").status() == 405, "\(method)")
        }
        #expect(try await server.send("POST", "/api/nothing", "{}").problem == "404")
    }

    @Test("takes JSON only, and at most 64 KB of it")
    func takesJSON() async throws {
        let body = #"{"title":"A"}"#
        #expect(try await server.send("POST", "/api/tasks", body, ["Content-Type": "text/plain"]).problem == "415")
        #expect(
            try await server.send("POST", "/api/tasks", body, ["Content-Type": "application/x-www-form-urlencoded"])
                .problem == "415"
        )
        #expect(
            try await server.send("POST", "/api/tasks", body, ["Content-Type": "Application/JSON; charset=utf-8"])
                .status == 201
        )
        let padding = String(repeating: " ", count: 65_536 - body.utf8.count)
        #expect(try await server.send("POST", "/api/tasks", body + padding).status == 201)
        #expect(try await server.send("POST", "/api/tasks", body + padding + " ").problem == "413")
        #expect(try await server.send("DELETE", "/api/tasks/1", String(repeating: "x", count: 70_000)).problem == "413")
        #expect(try await server.send("GET", "/api/health").status == 200)
    }

    @Test("takes at most 64 KB also from who doesn't say how much is coming")
    func limitsChunks() async throws {
        let kind = "Content-Type: application/json"
        let connection = try server.raw("POST /api/tasks", kind, "Transfer-Encoding: chunked")
        let chunk = String(repeating: "x", count: 0x8000)
        for _ in 0..<3 { connection.send("8000\r\n\(chunk)\r\n") }
        #expect(await connection.status() == 413)
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
        let head = try await server.raw("GET /api/events").read(to: "\r\n\r\n").lowercased()
        #expect(
            head.contains("x-content-type-options: nosniff")
                && head.contains("cross-origin-resource-policy: same-origin")
        )
    }

    @Test("says the policy also of a document that is not sent again, as a cache may keep the newer headers")
    func guardsWhatIsKnown() async throws {
        let known = try await server.whole("GET /", "If-None-Match: *")
        #expect(known.hasPrefix("HTTP/1.1 304 ") && known.contains("Content-Security-Policy: "))
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

    @Test("takes no header of more than 80 KB, and what is no HTTP ends with 400")
    func limitsHeaders() async throws {
        let long = "X-Long: " + String(repeating: "x", count: 81 << 10)
        #expect(try await server.raw("GET /api/health", long).status() == 400)
        let garbage = try RawConnection(port: server.port)
        garbage.send("hello\r\n\r\n")
        #expect(await garbage.status() == 400)
        #expect(try await server.send("GET", "/api/health").status == 200)
    }
}

import Foundation
import Synchronization
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

/// Shares a server for each test, which proxies serve under the names of `hosts`.
private struct SharedTrait: TestTrait, TestScoping {
    var hosts: [String] = []

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
        async throws
    {
        try await LiveServer.run(sharing: Sharing(address: NetworkAddress("127.0.0.2"), hosts: hosts), function)
    }
}

extension Trait where Self == SharedTrait {
    fileprivate static var shared: Self { Self() }
    fileprivate static func shared(as hosts: String...) -> Self { Self(hosts: hosts) }
}

extension LiveServer {
    /// A request of another device.
    fileprivate func ask(
        _ method: String,
        _ path: String,
        _ body: String? = nil,
        _ headers: [String: String] = [:]
    ) async throws -> Answer {
        try await send(method, path, body, headers, to: "127.0.0.2")
    }

    fileprivate var link: String { sharing!.newLink() }

    /// The answer to a device that opens a link, without following it: its head, and the body if there is one.
    fileprivate func open(_ link: String, _ lines: String..., to address: String = "127.0.0.2") async throws -> String {
        let lines = (["Accept: text/html"] + lines).joined(separator: "\r\n")
        return try await whole("GET \(link)", lines, to: address)
    }

    /// The cookie of a device that was let in.
    fileprivate func letIn() async throws -> [String: String] {
        let head = try await open(link)
        return ["Cookie": String(head.firstMatch(of: /Set-Cookie: ([^;]*)/)?.1 ?? "")]
    }
}

@Suite("Sharing")
struct SharingTests {
    @Test("is off: nothing but loopback connects, and the app is as it was", .server)
    func isOff() async throws {
        #expect(throws: POSIXError.self) { try RawConnection(port: server.port, address: "127.0.0.2") }
        #expect(try await server.send("GET", "/api/health", nil, ["X-Forwarded-For": "192.168.1.9"]).status == 200)
        #expect(try await server.open("/share?token=x", to: "127.0.0.1").contains(" 303 "))
    }

    @Test("gives a device that isn't let in one page, and no API, no event and no other file", .shared)
    func keepsOut() async throws {
        try await server.add("Secret task")
        for path in ["/styles/alone.css", "/icon.svg"] {
            #expect(try await server.ask("GET", path).status == 200, "\(path)")
        }
        for path in ["/", "/board", "/collections/1", "/?filter=all", "/nothing"] {
            let page = try await server.ask("GET", path, nil, ["Accept": "text/html,*/*;q=0.8"])
            #expect(page.status == 401 && page.text == "sharing/closed en", "\(path)")
            #expect(page.headers["cache-control"] == "no-store" && page.headers["content-security-policy"] != nil)
        }
        for path in [
            "/", "/app.js", "/style.css", "/parts/row.js", "/nod/nod.js", "/nod/nod.wasm", "/styles/alone.css/",
            "/styles/alone.css%00", "/styles/../app.js", "//icon.svg/../app.js", "/nothing", "/share/", "/api",
            "/api/tasks", "/api/tasks/1", "/api/events", "/api/settings", "/api/health", "/api/openapi.yaml",
            "/api/export?format=json", "/api/collections", "/texts/en.json",
        ] {
            let answer = try await server.whole("GET \(path)", to: "127.0.0.2")
            #expect(answer.hasPrefix("HTTP/1.1 401 ") && answer.contains("/problems/notLetIn"), "\(path)")
            #expect(answer.contains("WWW-Authenticate: Link\r\n") && !answer.contains("Secret"), "\(path)")
        }
        for method in ["POST", "PATCH", "PUT", "DELETE"] {
            #expect(try await server.ask(method, "/api/tasks/1", "{}").problem == "401")
        }
        #expect(try await server.ask("HEAD", "/api/tasks", nil, ["Accept": "text/html"]).status == 401)
        #expect(try await server.raw("GET /", to: "127.0.0.3").status() == 403)
        #expect(try await server.send("GET", "/api/tasks").text.contains("Secret task"))
    }

    @Test("lets a device in by a link, once, and by its cookie from then on", .shared)
    func letsIn() async throws {
        try await server.add("Milk")
        let link = server.link
        #expect(try await server.whole("HEAD \(link)", to: "127.0.0.2").hasPrefix("HTTP/1.1 401 "))
        let head = try await server.open(link)
        #expect(head.hasPrefix("HTTP/1.1 303 ") && head.contains("\r\nLocation: /\r\n"))
        #expect(head.contains("\r\nCache-Control: no-store\r\n") && head.contains("Referrer-Policy: no-referrer\r\n"))
        let cookie = String(try #require(head.firstMatch(of: /Set-Cookie: ([^\r]*)/)).1)
        #expect(cookie.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict"))
        let shown = ["Cookie": String(cookie.prefix { $0 != ";" })]
        #expect(try await server.ask("GET", "/api/tasks", nil, shown).text.contains("Milk"))
        #expect(try await server.ask("POST", "/api/tasks", #"{"title":"Bread"}"#, shown).status == 201)
        #expect(try await server.ask("GET", "/app.js", nil, shown).status == 200)
        // Spent; what is let in spends no other.
        let spent = try await server.open(link)
        #expect(
            spent.hasPrefix("HTTP/1.1 410 ") && spent.hasSuffix("sharing/spent en") && !spent.contains("Set-Cookie")
        )
        let next = server.link
        #expect(try await server.open(next, "Cookie: \(shown["Cookie"]!)").hasPrefix("HTTP/1.1 303 "))
        #expect(try await server.open(next).contains("Set-Cookie: "))
        let stored = try Data(contentsOf: server.folder.appendingPathComponent("tasks.sqlite-wal"))
        #expect(stored.range(of: Data(shown["Cookie"]!.dropFirst("tasks-device=".count).utf8)) == nil)
    }

    @Test("lets one device in by a link, however many open it at the same moment", .shared)
    func spendsOnce() async throws {
        let link = server.link
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { String(try await server.open(link).dropFirst(9).prefix(3)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count { $0 == "303" } == 1 && answers.count { $0 == "410" } == 19)
        #expect(try await server.store.read { try $0.sessionCount(at: .now) } == 1)
    }

    @Test(
        "takes no token that it didn't give",
        .shared,
        arguments: [
            "", "tasks-device=", "tasks-device=\(String(repeating: "A", count: 43))", "tasks-device=' OR 1=1 --",
        ]
    )
    func takesNoOther(cookie: String) async throws {
        _ = try await server.letIn()
        #expect(try await server.ask("GET", "/api/tasks", nil, ["Cookie": cookie]).problem == "401")
        for token in ["", "?token=", "?token=AAAAAAAAAAAAAAAAAAAAAA"] {
            #expect(try await server.open("/share\(token)").hasPrefix("HTTP/1.1 410 "))
        }
    }

    @Test("forgets all devices at once, ends their streams within a second, and takes what they sent no more", .shared)
    func forgets() async throws {
        let cookie = try await server.letIn()
        let stream = try server.raw("GET /api/events", "Cookie: \(cookie["Cookie"]!)", to: "127.0.0.2")
        #expect(await stream.read(to: "retry").contains(" 200 "))
        // It goes on as long as the device is let in.
        try await Task.sleep(for: EventStream.checkInterval * 2)
        try await server.add("Milk")
        #expect(await stream.read(to: "Milk").hasSuffix("Milk"))
        _ = try await server.store.write { try $0.forgetSessions() }
        let start = ContinuousClock.now
        #expect(await stream.read(to: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
        // A second, and patience with a busy machine; the next heartbeat may be further away.
        #expect(ContinuousClock.now - start < .seconds(10) && EventStream.checkInterval * 2 <= .seconds(1))
        for (method, path) in [
            ("GET", "/api/tasks"), ("GET", "/api/events"), ("POST", "/api/tasks"), ("GET", "/app.js"),
        ] {
            let body = method == "POST" ? #"{"title":"A"}"# : nil
            #expect(try await server.ask(method, path, body, cookie).problem == "401", "\(path)")
        }
    }

    @Test("lets this computer in without a link, but nobody behind a proxy on it", .shared(as: "tasks.example.org"))
    func knowsProxies() async throws {
        #expect(try await server.send("GET", "/api/tasks").status == 200)
        for header in ["X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "X-Forwarded-Host", "X-Real-IP", "Via"] {
            #expect(try await server.send("GET", "/api/tasks", nil, [header: "x"]).problem == "401", "\(header)")
        }
        #expect(try await server.raw("GET /api/tasks", host: "tasks.example.org").status() == 401)
        let proxied = try RawConnection(port: server.port)
        proxied.send(
            """
            GET \(server.link) HTTP/1.1\r\nHost: tasks.example.org\r\nX-Forwarded-For: 192.168.1.9\r
            X-Forwarded-Proto: https\r\nConnection: close\r\n\r\n
            """
        )
        let head = await proxied.read(to: "\r\n\r\n")
        #expect(
            head.contains(" 303 ") && head.contains("Set-Cookie: __Host-")
                && head.contains("SameSite=Strict; Secure\r\n")
        )
        // The header is ignored when the device itself sends it.
        let direct = try await server.open(server.link, "X-Forwarded-Proto: https")
        #expect(direct.contains(" 303 ") && !direct.contains("Secure"))
    }

    @Test(
        "is called by its address and the names it was told, and by no other",
        .shared(as: "Tasks.example.org", "nas.lan:8443")
    )
    func knowsItsNames() async throws {
        func status(of host: String) async throws -> Int {
            try await server.raw("GET /icon.svg", to: "127.0.0.2", host: host).status()
        }
        let hosts = ["127.0.0.2:\(server.port)", "tasks.example.org", "TASKS.example.org", "nas.lan:8443"]
        for host in hosts {
            #expect(try await status(of: host) == 200, "\(host)")
        }
        for host in [
            "evil.example:\(server.port)", "127.0.0.2", "127.0.0.2:1", "127.0.0.1:\(server.port)", "nas.lan",
            "localhost:\(server.port)", "192.168.1.9:\(server.port)", "0.0.0.0:\(server.port)",
            "tasks.example.org:\(server.port)", "tasks.example.org.", "x.tasks.example.org", "",
        ] {
            #expect(try await status(of: host) == 403, "\(host)")
        }
    }

    @Test("takes writes of its own pages alone: Origin is what Host is", .shared(as: "tasks.example.org"))
    func knowsItsPages() async throws {
        let cookie = try await server.letIn()
        let body = #"{"title":"A"}"#
        for origin in [
            "https://evil.example", "null", "http://127.0.0.1:\(server.port)", "http://127.0.0.2", "http://127.0.0.2:1",
            "https://127.0.0.2:\(server.port)", "https://tasks.example.org", "http://localhost:\(server.port)",
        ] {
            let headers = cookie.merging(["Origin": origin]) { $1 }
            #expect(try await server.ask("POST", "/api/tasks", body, headers).problem == "403", "\(origin)")
        }
        let own = ["Origin": "http://127.0.0.2:\(server.port)"]
        #expect(try await server.ask("POST", "/api/tasks", body, cookie.merging(own) { $1 }).status == 201)
        let crossSite = cookie.merging(["Sec-Fetch-Site": "cross-site"]) { $1 }
        #expect(try await server.ask("POST", "/api/tasks", body, crossSite).problem == "403")
        // From this computer, a page of the shared address is a foreign one.
        #expect(try await server.send("POST", "/api/tasks", body, own).problem == "403")
    }
}

import Foundation
import Synchronization
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

/// The news that the terminal got, and a clock that a test moves.
private final class Terminal: Sendable {
    private let news = Mutex<[SharingNews]>([])
    private let time = Mutex(ContinuousClock.now)

    @TaskLocal static var current: Terminal?

    func sharing(hosts: [String]) -> Sharing {
        Sharing(
            address: "127.0.0.2",
            hosts: hosts,
            clock: { self.time.withLock { $0 } },
            tell: { news in self.news.withLock { $0.append(news) } }
        )
    }

    func advance(_ seconds: Int) { time.withLock { $0 += .seconds(seconds) } }

    var all: [SharingNews] { news.withLock { $0 } }

    /// Each code so far; the last one is good.
    var codes: [String] { all.compactMap { if case .code(let plain, _) = $0 { plain } else { nil } } }

    var code: String { codes.last ?? "" }

    /// One that isn't right.
    var wrongCode: String { (code.first == "A" ? "B" : "A") + code.dropFirst() }
}

/// The terminal of the test that asks.
private var terminal: Terminal { Terminal.current! }

/// Shares a server for each test, which proxies serve under the names of `hosts`.
private struct SharedTrait: TestTrait, TestScoping {
    var hosts: [String] = []

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
        async throws
    {
        try await Terminal.$current.withValue(Terminal()) {
            try await LiveServer.run(sharing: terminal.sharing(hosts: hosts), function)
        }
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

    fileprivate func pair(_ code: String, _ headers: [String: String] = [:]) async throws -> Answer {
        try await ask("POST", "/api/pair", "{\"code\":\"\(code)\"}", headers)
    }
}

extension Answer {
    /// The cookie as it is sent back.
    fileprivate var cookie: [String: String] {
        ["Cookie": String(headers["set-cookie"]?.prefix { $0 != ";" } ?? "")]
    }
}

@Suite("Sharing")
struct SharingTests {
    @Test("is off: nothing but loopback connects, and the app is as it was", .server)
    func isOff() async throws {
        #expect(throws: POSIXError.self) { try RawConnection(port: server.port, address: "127.0.0.2") }
        #expect(try await server.send("GET", "/api/health").status == 200)
        #expect(try await server.send("POST", "/api/pair", #"{"code": "k7mx 2q9p"}"#).status == 204)
        #expect(try await server.send("POST", "/api/pair", "{}").problem == "422 code")
        #expect(try await server.send("GET", "/api/health", nil, ["X-Forwarded-For": "192.168.1.9"]).status == 200)
    }

    @Test("gives a device that isn't paired the page to pair, and no API, no event and no other file", .shared)
    func keepsOut() async throws {
        try await server.add("Secret task")
        for path in [
            "/pair", "/pairing/pair.js", "/pairing/pair.css", "/styles/alone.css", "/styles/palette.css", "/icon.svg",
        ] {
            #expect(try await server.ask("GET", path).status == 200, "\(path)")
        }
        #expect(try await server.ask("GET", "/pair").text.contains("<title>Pair</title>"))
        for path in [
            "/", "/index.html", "/app.js", "/style.css", "/parts/row.js", "/nod/nod.js", "/nod/nod.wasm",
            "/pairing/pair.html",
            "/pair/", "/pairing/pair.js/", "/pairing/pair.js%00", "/pair/../app.js", "/%70air",
            "//pairing/pair.js/../../app.js", "/nothing",
            "/api", "/api/tasks", "/api/tasks/1", "/api/events", "/api/settings", "/api/health",
            "/api/openapi.yaml",
            "/api/collections", "/api/pair",
        ] {
            let connection = try server.raw("GET \(path)", "Connection: close", to: "127.0.0.2")
            let answer = await connection.read(to: "nothing ends like this")
            #expect(answer.hasPrefix("HTTP/1.1 401 "), "\(path)")
            #expect(!answer.contains("Secret") && answer.contains("Open /pair"), "\(path)")
        }
        for method in ["POST", "PATCH", "PUT", "DELETE"] {
            #expect(try await server.ask(method, "/api/tasks/1", "{}").problem == "401")
            #expect(try await server.ask(method, "/", "{}").problem == "401")
        }
        #expect(try await server.send("GET", "/api/tasks").text.contains("Secret task"))
    }

    @Test("sends whoever opens the app to the page to pair", .shared)
    func leadsToPairing() async throws {
        for path in ["/", "/board", "/collections/1", "/?filter=all", "/nothing"] {
            let connection = try server.raw("GET \(path)", "Accept: text/html,*/*;q=0.8", to: "127.0.0.2")
            let head = await connection.read(to: "\r\n\r\n").lowercased()
            #expect(head.hasPrefix("http/1.1 303 ") && head.contains("\r\nlocation: /pair\r\n"), "\(path)")
            #expect(head.contains("cache-control: no-store"), "\(path)")
        }
        #expect(try await server.ask("GET", "/api/tasks", nil, ["Accept": "text/html"]).problem == "401")
        #expect(try await server.ask("GET", "/api/tasks").headers["www-authenticate"] == "Pairing")
    }

    @Test("lets a device in with the code, once, and with its cookie from then on", .shared)
    func letsIn() async throws {
        try await server.add("Milk")
        let code = terminal.code
        let paired = try await server.pair(code.lowercased(), ["User-Agent": "Mozilla/5.0 (iPhone) Safari/604.1"])
        #expect(paired.status == 204 && paired.headers["cache-control"] == "no-store")
        let cookie = try #require(paired.headers["set-cookie"])
        #expect(cookie.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict"))
        #expect(try await server.ask("GET", "/api/tasks", nil, paired.cookie).text.contains("Milk"))
        #expect(try await server.ask("POST", "/api/tasks", #"{"title":"Bread"}"#, paired.cookie).status == 201)
        #expect(try await server.ask("GET", "/app.js", nil, paired.cookie).status == 200)
        let stream = try server.raw("GET /api/events", "Cookie: \(paired.cookie["Cookie"]!)", to: "127.0.0.2")
        #expect(await stream.read(to: "retry").contains(" 200 "))
        #expect(terminal.codes.count == 2 && terminal.code != code)
        #expect(
            terminal.all == [
                .code(terminal.codes[0], PairingCode(code)!.spaced), .paired("iPhone, Safari"), terminal.all[2],
            ]
        )
        // Spent: for another device it is any wrong code.
        #expect(try await server.pair(code).problem == "403 code")
        // A device that is in spends nothing.
        #expect(try await server.pair(terminal.code, paired.cookie).status == 204)
        #expect(terminal.codes.count == 2)
        let stored = try Data(contentsOf: server.folder.appendingPathComponent("tasks.sqlite-wal"))
        let token = paired.cookie["Cookie"]!.dropFirst("tasks-device=".count)
        #expect(stored.range(of: Data("iPhone".utf8)) != nil && stored.range(of: Data(token.utf8)) == nil)
    }

    @Test(
        "takes no token that it didn't give",
        .shared,
        arguments: [
            "", "tasks-device=", "tasks-device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "tasks-device=' OR 1=1 --",
        ]
    )
    func takesNoOther(cookie: String) async throws {
        #expect(try await server.pair(terminal.code).status == 204)
        #expect(try await server.ask("GET", "/api/tasks", nil, ["Cookie": cookie]).problem == "401")
    }

    @Test("slows wrong codes down, locks the fifth, and says so calmly in the terminal too", .shared)
    func locks() async throws {
        #expect(try await server.pair("ABC").problem == "422 code")
        let first = try await server.pair(terminal.wrongCode)
        #expect(first.problem == "403 code" && first["detail"].string.contains("4 tries are left"))
        let soon = try await server.pair(terminal.code)
        #expect(soon.problem == "429 code" && soon.headers["retry-after"] == "2")
        for number in 2...5 {
            terminal.advance(60)
            let answer = try await server.pair(terminal.wrongCode)
            #expect(answer.problem == (number < 5 ? "403 code" : "429 code"), "\(number)")
        }
        let locked = try await server.pair(terminal.code)
        #expect(locked.problem == "429 code" && locked["detail"].string.contains("locked"))
        #expect(terminal.codes.count == 1 && terminal.all.last == .locked("127.0.0.1"))
        // Opening the page makes no code while it is locked, and one afterwards.
        terminal.advance(599)
        _ = try await server.ask("GET", "/pair")
        #expect(terminal.codes.count == 1)
        terminal.advance(1)
        _ = try await server.ask("GET", "/pair")
        #expect(terminal.codes.count == 2)
        #expect(try await server.pair(terminal.code).status == 204)
    }

    @Test("one try of a hundred at the same moment is looked at", .shared)
    func holdsAgainstRaces() async throws {
        let wrong = terminal.wrongCode
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 { group.addTask { try await server.pair(wrong).status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count { $0 == 403 } == 1 && answers.count { $0 == 429 } == 99)
    }

    @Test(
        "makes a new code for one that is too old when a device asks, and on demand; the old one is worth nothing",
        .shared
    )
    func expires() async throws {
        let old = terminal.code
        terminal.advance(600)
        #expect(terminal.codes.count == 1)
        #expect(try await server.pair(old).problem == "410 code")
        #expect(terminal.codes.count == 2)
        #expect(try await server.pair(old).problem == "403 code")
        terminal.advance(600)
        _ = try await server.ask("GET", "/pair")
        #expect(terminal.codes.count == 3)
        server.sharing?.renewCode()
        #expect(terminal.codes.count == 4)
        #expect(try await server.pair(terminal.code).status == 204)
    }

    @Test("lets one device in with a code, however many send it at the same moment", .shared)
    func spendsOnce() async throws {
        let code = terminal.code
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 { group.addTask { try await server.pair(code).status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count { $0 == 204 } == 1 && answers.allSatisfy { [204, 403, 410, 429].contains($0) })
        #expect(try await server.store.read { try $0.devices(at: .now) }.count == 1)
    }

    @Test("forgets a device at once, ends its stream within a second, and takes what it sent before no more", .shared)
    func forgets() async throws {
        let cookie = try await server.pair(terminal.code).cookie
        let stream = try server.raw("GET /api/events", "Cookie: \(cookie["Cookie"]!)", to: "127.0.0.2")
        #expect(await stream.read(to: "retry").contains(" 200 "))
        // It goes on as long as the device is paired.
        try await Task.sleep(for: Sharing.checkInterval * 2)
        try await server.add("Milk")
        #expect(await stream.read(to: "Milk").hasSuffix("Milk"))
        _ = try await server.store.write { try $0.forgetDevices(nil) }
        let start = ContinuousClock.now
        #expect(await stream.read(to: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
        // A second, and patience with a busy machine; the next heartbeat may be further away.
        #expect(ContinuousClock.now - start < .seconds(10) && Sharing.checkInterval * 2 <= .seconds(1))
        for (method, path) in [
            ("GET", "/api/tasks"), ("GET", "/api/events"), ("POST", "/api/tasks"), ("GET", "/app.js"),
        ] {
            let body = method == "POST" ? #"{"title":"A"}"# : nil
            #expect(try await server.ask(method, path, body, cookie).problem == "401", "\(path)")
        }
    }

    @Test("lets this computer in without a code, but nobody behind a proxy on it", .shared(as: "tasks.example.org"))
    func knowsProxies() async throws {
        #expect(try await server.send("GET", "/api/tasks").status == 200)
        for header in ["X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "X-Forwarded-Host", "X-Real-IP", "Via"] {
            #expect(try await server.send("GET", "/api/tasks", nil, [header: "x"]).problem == "401", "\(header)")
        }
        #expect(try await server.raw("GET /api/tasks", host: "tasks.example.org").status() == 401)
        let body = "{\"code\":\"\(terminal.code)\"}"
        let proxied = try RawConnection(port: server.port)
        proxied.send(
            """
            POST /api/pair HTTP/1.1\r\nHost: tasks.example.org\r\nOrigin: https://tasks.example.org\r
            X-Forwarded-For: 192.168.1.9\r\nX-Forwarded-Proto: https\r\nContent-Type: application/json\r
            Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)
            """
        )
        let head = await proxied.read(to: "\r\n\r\n")
        #expect(head.contains(" 204 ") && head.contains("SameSite=Strict; Secure\r\n"))
        // The header is ignored when the device itself sends it.
        let direct = try await server.pair(terminal.code, ["X-Forwarded-Proto": "https"])
        #expect(direct.status == 204 && direct.headers["set-cookie"]?.contains("Secure") == false)
    }

    @Test("slows down whom the proxy names, and takes nothing from the header but an address", .shared)
    func slowsWhomTheProxyNames() async throws {
        for number in 1...5 {
            let body = "{\"code\":\"\(terminal.wrongCode)\"}"
            let header = ["X-Forwarded-For": number < 5 ? "192.168.1.\(number)" : "10.0.0.9, no address"]
            #expect(try await server.send("POST", "/api/pair", body, header).status == (number < 5 ? 403 : 429))
            terminal.advance(10)
        }
        #expect(terminal.all.last == .locked("127.0.0.1"))
    }

    @Test(
        "is called by its address, its name in the network and the names it was told, and by no other",
        .shared(as: "Tasks.example.org", "nas.lan:8443")
    )
    func knowsItsNames() async throws {
        func status(of host: String) async throws -> Int {
            try await server.raw("GET /pair", to: "127.0.0.2", host: host).status()
        }
        var hosts = ["127.0.0.2:\(server.port)", "tasks.example.org", "TASKS.example.org", "nas.lan:8443"]
        if let name = server.sharing?.localName { hosts.append("\(name):\(server.port)") }
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
        let cookie = try await server.pair(terminal.code, ["Origin": "http://127.0.0.2:\(server.port)"]).cookie
        for origin in [
            "https://evil.example", "null", "http://127.0.0.1:\(server.port)", "http://127.0.0.2", "http://127.0.0.2:1",
            "https://127.0.0.2:\(server.port)", "https://tasks.example.org", "http://localhost:\(server.port)",
        ] {
            let headers = cookie.merging(["Origin": origin]) { $1 }
            #expect(
                try await server.ask("POST", "/api/tasks", #"{"title":"A"}"#, headers).problem == "403",
                "\(origin)"
            )
            #expect(try await server.pair(terminal.code, ["Origin": origin]).problem == "403", "\(origin)")
        }
        let crossSite = cookie.merging(["Sec-Fetch-Site": "cross-site"]) { $1 }
        #expect(try await server.ask("POST", "/api/tasks", #"{"title":"A"}"#, crossSite).problem == "403")
        // From this computer, a page of the shared address is a foreign one.
        let own = ["Origin": "http://127.0.0.2:\(server.port)"]
        #expect(try await server.send("POST", "/api/tasks", #"{"title":"A"}"#, own).problem == "403")
    }
}

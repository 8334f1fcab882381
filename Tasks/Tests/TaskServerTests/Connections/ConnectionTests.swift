import Foundation
import NIOCore
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

extension ConnectionLimits {
    /// As usual, but for what a test waits for.
    fileprivate static func with(_ change: (inout ConnectionLimits) -> Void) -> ConnectionLimits {
        var limits = ConnectionLimits()
        limits.linger = .milliseconds(100)
        change(&limits)
        return limits
    }
}

extension RawConnection {
    /// Everything until the server ends the connection.
    fileprivate func all() async -> String { await read(to: "nothing ends like this") }
}

extension LiveServer {
    /// A connection on which exactly this was sent.
    fileprivate func saying(_ text: String) throws -> RawConnection {
        let connection = try RawConnection(port: port)
        connection.send(text)
        return connection
    }

    fileprivate var host: String { "Host: 127.0.0.1:\(port)\r\n" }
}

/// Whether an answer has this status and is a problem that says what to do, on a connection that ends with it.
private func isRefusal(_ text: String, _ status: Int) -> Bool {
    text.hasPrefix("HTTP/1.1 \(status) ") && text.contains("application/problem+json")
        && text.lowercased().contains("connection: close") && text.hasSuffix("\"type\":\"about:blank\"}")
        && text.contains("nosniff")
}

@Suite("A connection", .timeLimit(.minutes(10)))
struct ConnectionTests {
    @Test("whose request doesn't come to its end in time is told so")
    func endsSlow() async throws {
        let limits = ConnectionLimits.with {
            ($0.head, $0.body) = (.milliseconds(300), .milliseconds(300))
        }
        try await LiveServer.run(limits: limits) {
            let heads = ["GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", "G", "\r\n"]
            let body = "POST /api/import?name=a.txt HTTP/1.1\r\n\(server.host)Content-Length: 100\r\n\r\nMilk\n"
            let chunks =
                "POST /api/import?name=a.txt HTTP/1.1\r\n\(server.host)Transfer-Encoding: chunked\r\n\r\n5\r\nMilk\n\r\n"
            for text in heads + [body, chunks] {
                let answer = try await server.saying(text).all()
                #expect(isRefusal(answer, 408), "\(text): \(answer)")
            }
            #expect(try await server.send("GET", "/api/tasks")["tasks"].list.isEmpty)
        }
    }

    @Test("gets no more time by sending a byte now and then")
    func trickles() async throws {
        let limits = ConnectionLimits.with { ($0.head, $0.body) = (.milliseconds(600), .milliseconds(600)) }
        try await LiveServer.run(limits: limits) {
            let post =
                "POST /api/tasks HTTP/1.1\r\n\(server.host)Content-Type: application/json\r\nContent-Length: 900\r\n\r\n"
            for start in ["GET / HTTP/1.1\r\nX-Slow: ", post] {
                let connection = try server.saying(start)
                let sending = Task {
                    while (try? await Task.sleep(for: .milliseconds(50))) != nil { connection.send("x") }
                }
                #expect(isRefusal(await connection.all(), 408), "\(start)")
                sending.cancel()
            }
        }
    }

    @Test("that is idle ends without a word, before and after a request")
    func endsIdle() async throws {
        try await LiveServer.run(limits: .with { $0.idle = .milliseconds(300) }) {
            #expect(try await server.saying("").all().isEmpty)
            let used = try server.raw("GET /api/health")
            #expect(await used.read(to: "\"ok\"}").contains(" 200 "))
            #expect(await used.all().isEmpty)
            // Quiet isn't idle: nothing comes from who listens.
            let listener = try server.raw("GET /api/events")
            _ = await listener.read(to: "\n\n")
            try await Task.sleep(for: .milliseconds(600))
            try await server.add("Milk")
            #expect(await listener.read(to: "Milk").hasSuffix("Milk"))
        }
    }

    @Test("that breaks off amid a file brings nothing of it", .server)
    func takesNoHalves() async throws {
        for framing in ["Content-Length: 100\r\n\r\nMilk\n", "Transfer-Encoding: chunked\r\n\r\n5\r\nMilk\n\r\n"] {
            try server.saying("POST /api/import?name=a.txt HTTP/1.1\r\n\(server.host)\(framing)").close()
            _ = try await server.saying("GET / HTTP/1.1\r\n\(server.host)Connection: close\r\n\r\n").all()
            #expect(try await server.send("GET", "/api/tasks")["tasks"].list.isEmpty)
        }
    }

    @Test("with too large headers, or too many, is told so", .server)
    func limitsHeaders() async throws {
        let count = (0...GuardedChannel.headerCount).map { "X-\($0): a\r\n" }.joined()
        let size = "X-Long: \(String(repeating: "a", count: GuardedChannel.headerSize + 1))\r\n"
        let sizes = (0..<9).map { "X-\($0): \(String(repeating: "a", count: 8000))\r\n" }.joined()
        let address = String(repeating: "a", count: GuardedChannel.headerSize + 1)
        for text in [
            "GET / HTTP/1.1\r\n\(server.host)\(count)\r\n", "GET / HTTP/1.1\r\n\(server.host)\(size)\r\n",
            "GET / HTTP/1.1\r\n\(server.host)\(sizes)\r\n", "GET /\(address) HTTP/1.1\r\n\(server.host)\r\n",
            "POST / HTTP/1.1\r\n\(server.host)Transfer-Encoding: chunked\r\n\r\n0\r\n\(count)\(count)\r\n",
        ] {
            let answer = try await server.saying(text).all()
            #expect(isRefusal(answer, 431) || answer.contains(" 405 "), "\(text.prefix(60)): \(answer.prefix(200))")
        }
    }

    @Test("on which something else than HTTP comes is told so, after what was asked before has its answer", .server)
    func refusesGarbage() async throws {
        for text in [
            "\u{1}\u{2}\u{3}\r\n\r\n", "HELLO\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            "GET / HTTP/1.1\r\nNo colon\r\n\r\n", "GET / HTTP/1.1\r\nA : b\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
            "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{FC}\u{3}\u{3}", "GET evil HTTP/1.1\r\n\(server.host)\r\n",
        ] {
            let answer = try await server.saying(text).all()
            #expect(isRefusal(answer, 400), "\(text): \(answer)")
        }
        let ask = "GET /api/health HTTP/1.1\r\n\(server.host)\r\n"
        let answers = try await server.saying(ask + ask + "garbage\r\n\r\n" + ask).all()
        #expect(answers.components(separatedBy: "HTTP/1.1 200 ").count == 3)
        #expect(answers.components(separatedBy: "HTTP/1.1 400 ").count == 2 && answers.hasSuffix("\"about:blank\"}"))
    }

    @Test("says in one way only where a body ends", .server)
    func refusesSmuggling() async throws {
        let head = "POST /api/tasks HTTP/1.1\r\n\(server.host)Content-Type: application/json\r\n"
        for framing in [
            "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
            "Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef", "Content-Length: -1\r\n\r\n",
            "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 1e3\r\n\r\n",
            "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\nzz\r\n", "Transfer-Encoding: chunked\r\n\r\n-5\r\nabcde\r\n",
            "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
            "Transfer-Encoding: chunked\r\n\r\n5\r\nabcdefgh\r\n",
        ] {
            let answer = try await server.saying(head + framing).all()
            #expect(isRefusal(answer, 400), "\(framing): \(answer)")
        }
        #expect(try await server.send("GET", "/api/tasks")["tasks"].list.isEmpty)
    }

    @Test("carries no more than a bounded number of bytes for one request, whatever they are")
    func limitsBytes() async throws {
        try await LiveServer.run(limits: .with { $0.requestBytes = 200_000 }) {
            let head = "POST /api/import?name=a.txt HTTP/1.1\r\n\(server.host)Transfer-Encoding: chunked\r\n\r\n"
            let connection = try server.saying(head + "1;")
            let sending = Task {
                for _ in 0..<1000 where !Task.isCancelled { connection.send(String(repeating: "a", count: 1000)) }
            }
            #expect(isRefusal(await connection.all(), 413))
            sending.cancel()
        }
    }

    @Test("that was answered early isn't kept open for the rest", arguments: ["close", "keep-alive"])
    func endsAnswered(connection: String) async throws {
        try await LiveServer.run(limits: .with { $0.body = .seconds(3) }) {
            let start = ContinuousClock.now
            let length = "Content-Length: \(64 << 20)"
            let answer = try await server.raw("POST /api/import", length, "Connection: \(connection)").all()
            #expect(answer.hasPrefix("HTTP/1.1 413 ") && ContinuousClock.now - start < .seconds(30))
        }
    }

    @Test("carries no body in countless pieces")
    func limitsPieces() async throws {
        try await LiveServer.run(limits: .with { $0.pieces = 1000 }) {
            let head = "POST /api/import?name=a.txt HTTP/1.1\r\n\(server.host)Transfer-Encoding: chunked\r\n\r\n"
            let connection = try server.saying(head + String(repeating: "1\r\na\r\n", count: 1001))
            #expect(isRefusal(await connection.all(), 413))
        }
    }

    @Test("makes room for new ones when too many are open, the longest idle first")
    func makesRoom() async throws {
        try await LiveServer.run(limits: .with { $0.connections = 20 }) {
            let listener = try server.raw("GET /api/events")
            _ = await listener.read(to: "\n\n")
            var idle: [RawConnection] = []
            for number in 0..<100 {
                idle.append(try server.saying(number % 2 == 0 ? "" : "GET / HTTP/1.1\r\nHost: "))
            }
            for _ in 0..<10 { #expect(try await server.raw("GET /api/health").status() == 200) }
            // Two threads take them in: neither knows how long those of the other wait to the millisecond.
            for connection in idle.prefix(60) { #expect(await connection.all().isEmpty) }
            // Who is being answered stays.
            try await server.add("Milk")
            #expect(await listener.read(to: "Milk").hasSuffix("Milk"))
        }
    }

    @Test("for the stream of changes is refused when there are too many, and taken again when one leaves")
    func limitsListeners() async throws {
        try await LiveServer.run(limits: .with { $0.listeners = 3 }) {
            var listeners: [RawConnection] = []
            for _ in 0..<3 {
                let listener = try server.raw("GET /api/events")
                _ = await listener.read(to: "\n\n")
                listeners.append(listener)
            }
            let head = try await server.raw("GET /api/events").read(to: "\r\n\r\n").lowercased()
            #expect(head.hasPrefix("http/1.1 503 ") && head.contains("retry-after: 5"))
            #expect(try await server.send("GET", "/api/tasks").status == 200)
            listeners.removeLast().close()
            while server.hub.listenerCount == 3 { await Task.yield() }
            #expect(try await server.raw("GET /api/events").status() == 200)
        }
    }

    @Test("on which no answer is taken ends, and with it what was kept for it")
    func endsStalled() async throws {
        try await LiveServer.run(limits: .with { $0.stall = .milliseconds(500) }) {
            try await server.store.write { transaction in
                for number in 0..<400 {
                    var draft = TaskDraft(title: "\(number)")
                    draft.notes = String(repeating: "n", count: 20_000)
                    try transaction.createTask(draft)
                }
            }
            let lazy = try server.raw("GET /api/export?format=json", receiveBuffer: 4096)
            let pipelining = try RawConnection(port: server.port, receiveBuffer: 4096)
            for _ in 0..<50 { pipelining.send("GET /api/tasks?limit=500 HTTP/1.1\r\n\(server.host)\r\n") }
            try await Task.sleep(for: .seconds(3))
            for connection in [lazy, pipelining] {
                let answer = await connection.all()
                #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.utf8.count < 8_000_000)
            }
        }
    }

    @Test("is one of few that bring or fetch a file; the next one is asked to come later")
    func limitsFiles() async throws {
        // However slow the machine is, what is being sent is waited for.
        let limits = ConnectionLimits.with {
            $0.files = 2
            $0.body = .seconds(600)
        }
        try await LiveServer.run(limits: limits) {
            var slow: [RawConnection] = []
            for _ in 0..<2 {
                slow.append(try server.raw("POST /api/import?name=a.txt", "Content-Length: 100"))
            }
            while server.files.freeCount > 0 { await Task.yield() }
            let answer = try await server.send("POST", "/api/import?name=a.txt", "Milk")
            #expect(answer.problem == "503" && answer.headers["retry-after"] == "5")
            #expect(try await server.send("GET", "/api/export?format=json").status == 503)
            for connection in slow { connection.close() }
            while server.files.freeCount < 2 { await Task.yield() }
            #expect(try await server.send("POST", "/api/import?name=a.txt", "Milk").status == 200)
            while server.files.freeCount < 2 { await Task.yield() }
            #expect(try await server.send("GET", "/api/export?format=json").status == 200)
        }
    }
}

@Suite("A body", .server)
struct BodyLimitTests {
    @Test("that is packed isn't taken: what is small on the way may be huge")
    func refusesPacked() async throws {
        for coding in ["gzip", "br", "deflate", "identity, gzip"] {
            let header = ["Content-Encoding": coding]
            #expect(try await server.send("POST", "/api/import?name=a.txt", "Milk", header).problem == "415")
            #expect(try await server.send("POST", "/api/tasks", #"{"title":"A"}"#, header).problem == "415")
        }
        let plain = ["Content-Encoding": "identity"]
        #expect(try await server.send("POST", "/api/tasks", #"{"title":"A"}"#, plain).status == 201)
    }

    @Test("of many small parts is refused before each becomes a task or a value")
    func limitsParts() async throws {
        let bombs = [
            "a.txt": String(repeating: "a\n", count: FileParts.lines + 1),
            "a.json": " [" + String(repeating: "0,", count: FileParts.values + 1) + "0]",
        ]
        for (name, bomb) in bombs {
            let answer = try await server.send("POST", "/api/import?name=\(name)", bomb)
            #expect(answer.problem == "413" && answer["detail"].string.contains("200,000"), "\(name)")
        }
        let deep = String(repeating: "[", count: 1 << 20)
        #expect(try await server.send("POST", "/api/import?name=a.json", deep).problem == "422")
    }
}

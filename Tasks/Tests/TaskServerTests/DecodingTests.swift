import Testing

@testable import TaskServer

/// What schemathesis can't see: the field that is named, and that nothing is changed.
@Suite("A body", .server)
struct DecodingTests {
    @Test(
        "is decoded strictly: what is wrong is named, and changes nothing",
        arguments: [
            (#"{"notes":"More","title":""}"#, "422 title"), (#"{"notes":"More","title":null}"#, "400 title"),
            (#"{"position":1e300}"#, "422 position"), (#"{"due":"2026-02-30"}"#, "400 due"),
            (#"{"completed":true,"column":"todo"}"#, "422 completed"), (#"{"compleeted":true}"#, "400 compleeted"),
            (#"{"title":"#, "400"), ("", "400"), (String(repeating: "[", count: 60_000), "400"),
        ]
    )
    func isStrict(body: String, problem: String) async throws {
        _ = try await server.send("POST", "/api/tasks", #"{"title":"Milk","due":"2026-03-01","priority":"B"}"#)
        let before = try await server.send("GET", "/api/tasks/1")
        #expect(try await server.send("PATCH", "/api/tasks/1", body).problem == problem)
        #expect(try await server.send("GET", "/api/tasks/1").json == before.json)
    }

    @Test("tells null from what is absent")
    func tellsNull() async throws {
        _ = try await server.send("POST", "/api/tasks", #"{"title":"Milk","due":"2026-03-01","priority":"B"}"#)
        let kept = try await server.send("PATCH", "/api/tasks/1", #"{"due":null}"#)
        #expect(kept["due"] == .null && kept["priority"] == .text("B") && kept["title"] == .text("Milk"))
    }

    @Test("as little as the query: a cursor is of the order asked for", arguments: ["filter=completed", "order=due"])
    func asksStrictly(query: String) async throws {
        for title in ["Milk", "Bread"] { try await server.add(title) }
        let cursor = try await server.send("GET", "/api/tasks?limit=1")["next"].string
        #expect(try await server.send("GET", "/api/tasks?cursor=\(cursor)")["tasks"].list.count == 1)
        #expect(try await server.send("GET", "/api/tasks?\(query)&cursor=\(cursor)").problem == "400 cursor")
    }

    @Test("that can't be taken is told by a type of its own and what a translation needs")
    func hasTypes() async throws {
        let long = try await server.send("POST", "/api/tasks", #"{"title":"\#(String(repeating: "a", count: 501))"}"#)
        #expect(long["type"] == .text("/problems/tooLong.title") && long["limit"] == .number(500))
        #expect(long["detail"].string == "The title is too long. Shorten it to 500 characters.")
        for _ in 0..<2 { _ = try await server.send("POST", "/api/collections", #"{"name":"Shop"}"#) }
        let taken = try await server.send("POST", "/api/collections", #"{"name":"Shop"}"#)
        #expect(taken["type"] == .text("/problems/taken") && taken["name"] == .text("Shop"))
    }

    @Test("of the first capture ever is answered so: once, and again under its key")
    func saysFirst() async throws {
        let once = ["Idempotency-Key": "a-1"]
        func capture(_ headers: [String: String] = [:]) async throws -> JSONValue {
            try await server.send("POST", "/api/tasks", #"{"title":"Milk","captured":true}"#, headers)["firstCapture"]
        }
        #expect(try await server.send("POST", "/api/tasks", #"{"title":"Not captured"}"#)["firstCapture"] == .null)
        #expect(try await capture(once) == .flag(true))
        #expect(try await capture() == .flag(false))
        #expect(try await capture(once) == .flag(true))
    }
}

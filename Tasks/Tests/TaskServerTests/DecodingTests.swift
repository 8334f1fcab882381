import Testing

@testable import TaskServer

@Suite("A body", .server)
struct DecodingTests {
    @Test(
        "is decoded strictly: what is wrong is named, and changes nothing",
        arguments: [
            (#"{"title":""}"#, "422 title"), (#"{"title":7}"#, "400 title"), (#"{"title":null}"#, "400 title"),
            (#"{"title":"\#(String(repeating: "a", count: 501))"}"#, "422 title"), (#"{"notes":null}"#, "400 notes"),
            (#"{"column":"later"}"#, "400 column"), (#"{"column":null}"#, "400 column"),
            (#"{"position":"top"}"#, "400 position"), (#"{"position":1e300}"#, "422 position"),
            (#"{"due":"2026-02-30"}"#, "400 due"), (#"{"due":20260230}"#, "400 due"),
            (#"{"priority":"a"}"#, "400 priority"),
            (#"{"completed":1}"#, "400 completed"), (#"{"completed":true,"column":"todo"}"#, "422 completed"),
            (#"{"compleeted":true}"#, "400 compleeted"), (#"[]"#, "400"), (#""title""#, "400"), (#"{"title":"#, "400"),
            ("", "400"), ("{'title':'x'}", "400"), (String(repeating: "[", count: 60_000), "400"),
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

    @Test("of a new task has a title, and collections by their ids; of settings their own types")
    func hasFields() async throws {
        func problem(_ method: String, _ path: String, _ body: String) async throws -> String {
            try await server.send(method, path, body).problem
        }
        #expect(try await problem("POST", "/api/tasks", "{}") == "422 title")
        #expect(try await problem("POST", "/api/tasks", #"{"title":"A","collections":[1.5]}"#) == "400 collections")
        #expect(try await problem("POST", "/api/tasks", #"{"title":"A","collections":[9]}"#) == "404 id")
        #expect(
            try await problem("POST", "/api/tasks", #"{"title":"A","completed":false,"column":"done"}"#)
                == "422 completed"
        )
        #expect(try await problem("PATCH", "/api/settings", #"{"theme":null}"#) == "400 theme")
        #expect(try await problem("PATCH", "/api/settings", #"{"theme":"pink"}"#) == "422 theme")
        #expect(try await problem("PATCH", "/api/settings", #"{"colour":"pink"}"#) == "400 colour")
        #expect(try await problem("POST", "/api/collections", "{}") == "422 name")
        #expect(try await server.send("GET", "/api/tasks?filter=all")["tasks"].list.isEmpty)
    }

    @Test(
        "as little as the query: each parameter is known, and has its form",
        arguments: [
            ("limit=501", "limit"), ("limit=ten", "limit"), ("filter=done", "filter"), ("cursor=abc", "cursor"),
            ("filter=completed&cursor=p-0-1", "cursor"), ("order=due&cursor=p-0-1", "cursor"), ("order=title", "order"),
            ("column=done", "column"), ("column=todo&filter=all", "column"), ("collection=x", "collection"),
            ("colour=red", "colour"), ("q=\(String(repeating: "a", count: 501))", "q"), ("q=%FF", ""),
        ]
    )
    func asksStrictly(query: String, field: String) async throws {
        let answer = try await server.send("GET", "/api/tasks?\(query)")
        #expect(answer.problem == "400 \(field)".trimmingCharacters(in: .whitespaces))
    }

    @Test("that can't be taken is told by a type of its own and what a translation needs")
    func hasTypes() async throws {
        let long = try await server.send("POST", "/api/tasks", #"{"title":"\#(String(repeating: "a", count: 501))"}"#)
        #expect(long["type"] == .text("/problems/tooLong.title") && long["limit"] == .number(500))
        #expect(long["detail"].string == "The title is too long. Shorten it to 500 characters.")
        for _ in 0..<2 { _ = try await server.send("POST", "/api/collections", #"{"name":"Shop"}"#) }
        let taken = try await server.send("POST", "/api/collections", #"{"name":"Shop"}"#)
        #expect(taken["type"] == .text("/problems/taken") && taken["name"] == .text("Shop"))
        #expect(try await server.send("GET", "/api/tasks/9")["type"] == .text("/problems/noTask"))
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

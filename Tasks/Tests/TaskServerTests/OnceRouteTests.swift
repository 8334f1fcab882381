import Testing

@testable import TaskServer

@Suite("Idempotency-Key", .server)
struct OnceRouteTests {
    @Test("makes a write happen once, with the same answer each time")
    func happensOnce() async throws {
        let once = ["Idempotency-Key": "a-1"]
        let first = try await server.send("POST", "/api/tasks", #"{"title":"Milk"}"#, once)
        _ = try await server.send("PATCH", "/api/tasks/1", #"{"title":"Oat milk"}"#)
        let second = try await server.send("POST", "/api/tasks", #"{"title":"Milk"}"#, once)
        #expect(
            second.status == 201 && second.body == first.body
                && second.headers["location"] == first.headers["location"]
        )
        #expect(try await server.send("GET", "/api/tasks")["tasks"].list.map(\.["title"].string) == ["Oat milk"])
    }

    @Test("used for another request is refused")
    func isRefused() async throws {
        let once = ["Idempotency-Key": "a-1"]
        _ = try await server.send("POST", "/api/tasks", #"{"title":"Milk"}"#, once)
        #expect(
            try await server.send("POST", "/api/tasks", #"{"title":"Bread"}"#, once).problem
                == "422 Idempotency-Key"
        )
        #expect(try await server.send("DELETE", "/api/tasks/1", nil, once).problem == "422 Idempotency-Key")
    }

    @Test("from twenty clients at once writes once, and all hear the same")
    func happensOnceForAll() async throws {
        let bodies = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await server.send("POST", "/api/tasks", #"{"title":"Milk"}"#, ["Idempotency-Key": "k"]).text
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(bodies.count == 1)
        #expect(try await server.send("GET", "/api/tasks")["tasks"].list.count == 1)
    }

    @Test("of a deletion answers 204 again, instead of not finding what it deleted")
    func deletesOnce() async throws {
        try await server.add("Milk")
        for _ in 0..<2 {
            #expect(try await server.send("DELETE", "/api/tasks/1", nil, ["Idempotency-Key": "d"]).status == 204)
        }
    }

    @Test(
        "has 1 to 200 visible characters, as a client's name has",
        arguments: ["Idempotency-Key", "Nod-Client"],
        ["with space", String(repeating: "k", count: 201)]
    )
    func hasItsForm(header: String, value: String) async throws {
        let answer = try await server.send("POST", "/api/tasks", #"{"title":"A"}"#, [header: value])
        #expect(answer.problem == "400 \(header)")
        #expect(try await server.send("GET", "/api/tasks")["tasks"].list.isEmpty)
    }
}

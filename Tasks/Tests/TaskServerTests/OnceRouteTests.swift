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

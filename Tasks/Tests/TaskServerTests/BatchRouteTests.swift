import TaskStore
import Testing

@testable import TaskServer

@Suite("The API of many tasks at once", .server)
struct BatchRouteTests {
    private func titles(_ filter: String = "open") async throws -> [String] {
        try await server.send("GET", "/api/tasks?filter=\(filter)")["tasks"].list.map(\.["title"].string)
    }

    @Test("takes tasks by their ids or by what a list asks, and gives what undoes it")
    func changes() async throws {
        let ids = [try await server.add("Tea"), try await server.add("Mint"), try await server.add("Milk")]
        let done = try await server.send("POST", "/api/batches", #"{"action":"complete","ids":[\#(ids[0]),99]}"#)
        #expect(done.status == 201 && done.text == #"{"count":1,"id":1}"#)
        #expect(try await titles() == ["Milk", "Mint"])
        let except = #"{"action":"delete","filter":"all","q":"M","except":[\#(ids[1])]}"#
        #expect(try await server.send("POST", "/api/batches", except)["count"] == .number(1))
        #expect(try await titles("all") == ["Mint", "Tea"])
        #expect(try await server.send("POST", "/api/batches/2/undo").text == #"{"count":1,"id":2}"#)
        #expect(try await server.send("POST", "/api/batches/1/undo")["count"] == .number(1))
        #expect(try await titles() == ["Milk", "Mint", "Tea"])
        #expect(try await server.send("POST", "/api/batches/1/undo").problem == "404 id")
    }

    @Test("happens once under a key")
    func happensOnce() async throws {
        try await server.add("Tea")
        let body = #"{"action":"delete","filter":"open"}"#
        let first = try await server.send("POST", "/api/batches", body, ["Idempotency-Key": "k"])
        try await server.add("Milk")
        #expect(try await server.send("POST", "/api/batches", body, ["Idempotency-Key": "k"]).json == first.json)
        #expect(try await titles() == ["Milk"])
    }

    @Test(
        "says what is wrong, and changes nothing",
        arguments: [
            (#"{"filter":"open"}"#, "400 action"), (#"{"action":"burn","filter":"open"}"#, "400 action"),
            (#"{"action":"delete"}"#, "400 filter"), (#"{"action":"delete","filter":"done"}"#, "400 filter"),
            (#"{"action":"delete","ids":[0]}"#, "400 ids"), (#"{"action":"delete","ids":1}"#, "400 ids"),
            (#"{"action":"delete","ids":[1],"filter":"open"}"#, "400 filter"),
            (#"{"action":"delete","filter":"open","except":["1"]}"#, "400 except"),
            (#"{"action":"delete","filter":"open","collection":1.5}"#, "400 collection"),
            (#"{"action":"delete","filter":"open","collection":9}"#, "404 id"),
            (#"{"action":"delete","filter":"open","limit":1}"#, "400 limit"),
        ]
    )
    func namesFields(body: String, problem: String) async throws {
        try await server.add("Tea")
        #expect(try await server.send("POST", "/api/batches", body).problem == problem)
        #expect(try await titles() == ["Tea"])
    }
}

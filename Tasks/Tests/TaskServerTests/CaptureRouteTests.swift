import Foundation
import Testing

@testable import TaskServer

@Suite("Capturing", .server)
struct CaptureRouteTests {
    private static let captured = #"{"title":"Milk","captured":true}"#

    @Test("says of the first task ever captured that it is, and of no other")
    func saysFirst() async throws {
        func add(_ body: String) async throws -> JSONValue {
            try await server.send("POST", "/api/tasks", body)["firstCapture"]
        }
        #expect(try await add(#"{"title":"Not captured"}"#) == .null)
        #expect(try await add(#"{"title":"Nor this","captured":false}"#) == .null)
        #expect(try await add(Self.captured) == .flag(true))
        #expect(try await add(Self.captured) == .flag(false))
        let settings = try await server.send("GET", "/api/settings")
        #expect(settings["hasCompletedFirstCapture"] == .flag(true))
        #expect(try await server.send("GET", "/api/tasks/3")["firstCapture"] == .null)
    }

    @Test("tells every listener of the task and of the setting that remembers it, in the write that made both")
    func isTold() async throws {
        let before = server.hub.listen(after: nil)
        _ = try await server.send("POST", "/api/tasks", Self.captured, ["Nod-Client": "tab-1"])
        _ = try await server.send("POST", "/api/tasks", Self.captured)
        before.stop()
        let told = await before.stream.reduce(into: []) { $0.append($1.text) }
        #expect(told.map { $0.split(separator: "\n")[1] } == ["event: task", "event: settings", "event: task"])
        #expect(told[1].contains(#""client":"tab-1""#) && told[1].contains(#""hasCompletedFirstCapture":true"#))
    }

    @Test("again under its key gets the same answer, also when another task was captured since")
    func isAnsweredAgain() async throws {
        let once = ["Idempotency-Key": "a-1"]
        let first = try await server.send("POST", "/api/tasks", Self.captured, once)
        _ = try await server.send("POST", "/api/tasks", Self.captured)
        #expect(first["firstCapture"] == .flag(true))
        #expect(try await server.send("POST", "/api/tasks", Self.captured, once).body == first.body)
    }

    @Test("twenty at once makes one of them the first")
    func isOneOfMany() async throws {
        let firsts = try await withThrowingTaskGroup(of: JSONValue.self) { group in
            for _ in 0..<20 {
                group.addTask { try await server.send("POST", "/api/tasks", Self.captured)["firstCapture"] }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(firsts.count { $0 == .flag(true) } == 1 && firsts.count { $0 == .flag(false) } == 19)
    }

    @Test("that is refused is not the first, and leaves the next one to be")
    func isRefused() async throws {
        let empty = try await server.send("POST", "/api/tasks", #"{"title":" ","captured":true}"#)
        #expect(empty.problem == "422 title")
        #expect(try await server.send("POST", "/api/tasks", #"{"title":"A","captured":1}"#).problem == "400 captured")
        let homeless = #"{"title":"A","captured":true,"collections":[9]}"#
        #expect(try await server.send("POST", "/api/tasks", homeless).problem == "404 id")
        #expect(try await server.send("POST", "/api/tasks", Self.captured)["firstCapture"] == .flag(true))
    }
}

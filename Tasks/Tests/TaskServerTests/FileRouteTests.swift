import Foundation
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

@Suite("Files over the API", .server)
struct FileRouteTests {
    @Test(
        "are downloads with a name of the day, as the command writes them",
        arguments: [
            ("json", "json", "application/json", "\"title\" : \"Milk\""),
            ("todotxt", "txt", "text/plain; charset=utf-8", " Milk due:2026-03-01\n"),
        ]
    )
    func areDownloads(format: String, ending: String, type: String, content: String) async throws {
        _ = try await server.send("POST", "/api/tasks", #"{"title":"Milk","due":"2026-03-01"}"#)
        let file = try await server.send("GET", "/api/export?format=\(format)")
        #expect(file.status == 200 && file.headers["content-type"] == type && file.text.contains(content))
        // The day may end between the answer and here.
        let days = [Date.now, Date.now - 60].map { day in
            let parts = Calendar.current.dateComponents([.year, .month, .day], from: day)
            return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        }
        let names = days.map { "attachment; filename=\"tasks-\($0).\(ending)\"" }
        #expect(names.contains(file.headers["content-disposition"] ?? ""))
    }

    @Test("with broken lines give the others, and say which lines and why")
    func tellLines() async throws {
        let text = "Milk\n\nx 2026-01-01 \nBread\n\(String(repeating: "a", count: 501))\n"
        let answer = try await server.send("POST", "/api/import?name=todo.txt", text)
        #expect(answer["added"].int == 2 && answer["problems"].list.map(\.["line"].int) == [3, 5])
        let types = answer["problems"].list.map(\.["type"].string)
        #expect(types == ["/problems/empty.title", "/problems/tooLong.title"])
        #expect(answer["problems"].list.allSatisfy { $0["message"].string.hasSuffix(".") })
    }

    @Test("that can't be read at all are refused with a type, the line and what to do, and change nothing")
    func areRefused() async throws {
        let text = "{\"format\": \"nod-tasks\",\n \"version\": 1,\n \"tasks\": [}\n"
        let answer = try await server.send("POST", "/api/import?name=a.json", text)
        #expect(answer.problem == "422" && answer["type"] == .text("/problems/file.notJSONAt"))
        #expect(answer["line"] == .number(3) && answer["detail"].string.contains("Fix that line"))
        #expect(try await server.send("GET", "/api/tasks?filter=all")["tasks"].list.isEmpty)
    }

    @Test(
        "are announced to open pages, one by one or all at once",
        arguments: [(2, ["task", "task", "collection"]), (Change.mostTold, ["reload"])]
    )
    func areAnnounced(count: Int, events: [String]) async throws {
        let listener = server.hub.listen(after: nil)
        let text = (0..<count).map { "Task \($0)\($0 == 0 ? " +Shop" : "")\n" }.joined()
        _ = try await server.send("POST", "/api/import?name=a.txt", text, ["Nod-Client": "tab-1"])
        listener.stop()
        let told = await listener.stream.reduce(into: []) {
            $0.append($1.text.split(separator: "\n")[1].dropFirst(7))
        }
        #expect(told == events.map { $0[...] })
    }

    @Test("under a key are imported once, with the same answer each time, however large")
    func areImportedOnce() async throws {
        let once = ["Idempotency-Key": "i-1"]
        let text = (0..<3000).map { "Task number \($0) of many\n" }.joined()
        let first = try await server.send("POST", "/api/import?name=a.txt", text, once)
        #expect(text.utf8.count > 65_536 && first["added"].int == 3000)
        #expect(try await server.send("POST", "/api/import?name=a.txt", text, once).body == first.body)
        let other = try await server.send("POST", "/api/import?name=a.txt", text + "One more\n", once)
        #expect(other.problem == "422 Idempotency-Key")
    }

    @Test("are taken whatever type they are said to have, but without a form around them")
    func areOfAnyType() async throws {
        for type in ["text/plain", "application/octet-stream", "application/x-www-form-urlencoded"] {
            let answer = try await server.send("POST", "/api/import?name=a.txt", "\(type)\n", ["Content-Type": type])
            #expect(answer["added"].int == 1)
        }
        let form = ["Content-Type": "multipart/form-data; boundary=x"]
        #expect(try await server.send("POST", "/api/import?name=a.txt", "--x", form).problem == "415")
    }

    @Test("are at most 16 MB")
    func areLimited() async throws {
        let request = try server.raw("POST /api/import", "Content-Length: \((16 << 20) + 1)")
        #expect(await request.status() == 413)
    }
}
